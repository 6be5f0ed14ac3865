"""Games from the start page on: one click, the list of all words, words taken back."""

from collections.abc import Callable

import pytest

from e2e.browsing import Person

Meet = Callable[..., Person]

# Say a word of the list, which is folded: unfold it, choose, confirm.
_FROM_THE_LIST = """pick => {
    const state = document.querySelector('.frame[data-state]')?.dataset.state;
    const confirm = document.querySelector('[data-do=confirm]:not(:disabled)');
    if (state === 'ready' && confirm) { confirm.click(); return 'confirm'; }
    const list = document.querySelector('.prompt details.ways');
    if (!['open', 'laid'].includes(state) || !list) return '';
    list.open = true;
    list.querySelectorAll('[aria-expanded=false]').forEach(group => group.click());
    const all = [...list.querySelectorAll('[data-way]')];
    const one = all[Math.floor(pick * all.length)];
    one?.click();
    return one?.dataset.way ?? '';
}"""


def test_play_now_is_one_click(meet: Meet) -> None:
    """Nobody is known yet; one click later one sits at a table and is asked."""
    person = meet(name="")
    page = person.go()
    page.get_by_role("button", name="Play now: Alea Iacta Est").click()
    page.wait_for_selector(".frame[data-state=open]")
    assert "Alea Iacta Est" in page.title()


def test_the_start_page_leads_to_the_rules(meet: Meet) -> None:
    """Whoever does not know a game yet reads it first."""
    person = meet(name="")
    page = person.go()
    page.get_by_role("link", name="Rules: Tigris").click()
    page.wait_for_url("**/#/rules/tigris")
    page.wait_for_selector("text=3.4")


@pytest.mark.parametrize(("game", "seats", "words"), [("tigris", 2, 400), ("sigismundus", 3, 12)])
def test_the_list_of_all_words_is_enough(meet: Meet, game: str, seats: int, words: int) -> None:
    """Whatever can be said can be said without touching the board."""
    person = meet()
    options = {"turns": 10} if game == "tigris" else {}
    person.sit(person.table(game, seats, options=options))
    said = 0
    for _ in range(1500):
        if person.over or said >= words:
            break
        found = person.page.evaluate(_FROM_THE_LIST, person.chance.random())
        said += found == "confirm"
        person.page.wait_for_timeout(30)
    assert person.over or said >= words, (said, person.prompt)


def test_a_word_can_be_put_back_and_taken_back(meet: Meet) -> None:
    """One step back while picking; undo after a move that showed nothing new."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.touch("leader:priest")
    page.wait_for_selector(".frame[data-state=held]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".frame[data-state=open]")
    assert page.locator("[data-pick]").count() == 0
    place_priest(person)
    page.locator("[data-do=undo]").click()
    page.wait_for_selector("[data-do=undo]", state="detached")
    assert page.locator('[data-key^="leader:"][data-at="cell:a2"]').count() == 0


def place_priest(person: Person) -> None:
    """A move that shows nothing new, so that it can be taken back."""
    person.touch("leader:priest", "cell:a2")
    person.confirm()
    person.page.wait_for_selector("[data-do=undo]")
    person.page.wait_for_selector('[data-key^="leader:"][data-at="cell:a2"]', state="attached")
