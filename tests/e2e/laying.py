"""A table from a position: uploaded as a save, all seats ours, at its question."""

from e2e.browsing import Person
from tabularium.kernel import State
from tabularium.kernel.save import save_text

# Somebody's hand can do something, or the curtain hangs before it.
_THERE = """() => document.querySelector('[data-do=look]') !== null
    || ['open', 'held', 'laid', 'ready'].includes(document.querySelector('.frame')?.dataset.state)
    || document.querySelector('section.end') !== null"""


def lay(person: Person, state: State) -> str:
    """Sit down at this very position, in front of the curtain; the id of its table."""
    answer = person.page.request.post(
        person.url + "api/saves?seats=mine",
        data=save_text(state),
        headers={"content-type": "application/json"},
    )
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    person.go(f"#/table/{table}")
    person.page.wait_for_function(_THERE)
    look = person.page.locator("[data-do=look]")
    if look.count():
        look.click()
        person.page.wait_for_selector(".frame[data-state]:not([data-state=idle])")
    return table


def leave(person: Person, table: str) -> None:
    """Nobody has any number of tables."""
    assert person.page.request.delete(person.url + f"api/tables/{table}").ok
