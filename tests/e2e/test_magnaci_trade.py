"""Gifts and swaps of laws in Magnaci by hand: given, offered, accepted, declined, withdrawn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from e2e.browsing import PHONE, Person
from tabularium.kernel.save import save_text
from tabularium.positions.magnaci import chapter

Meet = Callable[..., Person]
HOWS = ("pointer", "touch", "keyboard")
WIDE: ViewportSize = {"width": 1440, "height": 900}
# The first is worth much to whoever holds it, the second next to nothing.
GOOD, BAD = "wersal_polnocy", "innowiercy"


class Trader:
    """One person at the table, with one kind of input."""

    def __init__(self, meet: Meet, name: str, how: str) -> None:
        small = how == "touch"
        self.how = how
        self.person = meet(name, viewport=PHONE if small else WIDE, has_touch=small)
        self.page = self.person.page

    def press(self, selector: str) -> None:
        """Press a button as this person does."""
        button = self.page.locator(selector).first
        button.wait_for()
        if self.how == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.how == "touch":
            button.tap()
        else:
            button.click()

    def turn(self, page: str) -> None:
        """On a phone families and offers are a page of their own."""
        if self.how == "touch":
            self.press(f'.foot [data-page="{page}"], nav [data-page="{page}"]')

    def open_family(self, name: str) -> None:
        """The sheet of another player."""
        self.turn("rivals")
        self.press(f'li.whole:has-text("{name}") button')
        self.page.wait_for_selector("dialog[open]")

    def close_family(self) -> None:
        """Back to the table."""
        self.press("dialog [data-do=close]")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def offer(self, name: str, gives: str, wants: str) -> None:
        """Offer a swap on the sheet of another player."""
        self.open_family(name)
        self.press(f'dialog [data-trade="{gives}"]')
        self.press(f'dialog [data-wants="{wants}"]')
        self.press("dialog [data-do=offer]:enabled")
        self.page.wait_for_selector('.offer[data-key^="offer:0."]', state="attached")
        self.close_family()


def together(meet: Meet, how: str, laws: dict[int, list[str]]) -> tuple[Trader, Trader, str]:
    """Livia and Klara in the Senate, and a bot; the table."""
    livia, klara = Trader(meet, "Livia", how), Trader(meet, "Klara", how)
    host = livia.person
    answer = livia.page.request.post(
        host.url + "api/saves?seats=open",
        data=save_text(chapter("Senate", laws=laws)),
        headers={"content-type": "application/json"},
    )
    table = str(answer.json()["id"])
    host.post(f"api/tables/{table}/join", {"seat": 0})
    bot = {"kind": "bot", "level": "novice"}
    assert livia.page.request.put(f"{host.url}api/tables/{table}/seats/2", data=bot).ok
    link = host.go(f"#/table/{table}").get_by_label("Link for this seat").input_value()
    klara.person.post("api/links", {"token": link.rpartition("/")[2]})
    host.post(f"api/tables/{table}/start", {})
    for trader in (livia, klara):
        trader.person.sit(table)
    return livia, klara, table


@pytest.mark.parametrize("how", HOWS)
def test_a_law_is_given_and_one_is_swapped_by_hand(meet: Meet, how: str) -> None:
    """Livia gives one away, offers another; Klara accepts on her own screen."""
    livia, klara, _ = together(meet, how, {0: ["veto", "rokosz"], 1: ["trybunal"]})
    livia.open_family("Klara")
    livia.press('dialog [data-trade="veto"]')
    livia.press("dialog [data-do=give]:enabled")
    livia.page.wait_for_selector('dialog [data-wants="veto"]')
    livia.close_family()
    livia.offer("Klara", "rokosz", "trybunal")
    klara.turn("rivals")
    klara.press(".offer [data-do=accept]:enabled")
    klara.page.wait_for_selector(".offer", state="detached")
    livia.open_family("Klara")
    livia.page.wait_for_selector('dialog [data-trade="trybunal"]')
    assert livia.page.locator('dialog [data-wants="rokosz"]').count() == 1


@pytest.mark.parametrize("how", HOWS)
def test_a_swap_is_declined_and_its_maker_is_told(meet: Meet, how: str) -> None:
    """Klara's no is read beside the offer; Livia withdraws it."""
    livia, klara, _ = together(meet, how, {0: ["rokosz"], 1: ["trybunal"]})
    livia.offer("Klara", "rokosz", "trybunal")
    klara.turn("rivals")
    klara.press(".offer [data-do=decline]")
    klara.page.wait_for_selector(".offer", state="detached")
    livia.turn("rivals")
    livia.page.wait_for_selector('.offer [data-no="person"]')
    assert "Klara declines" in livia.page.inner_text(".offer")
    livia.press(".offer [data-do=withdraw-offer]")
    klara.page.get_by_role("button", name="I agree").click()
    livia.page.wait_for_selector(".offer", state="detached")
    assert livia.page.locator("[data-pick]").count() == 0  # no tap fell through to the board


@pytest.mark.parametrize("takes", [True, False])
def test_a_bot_answers_an_offer(meet: Meet, takes: bool) -> None:
    """It takes what makes it richer, and says why not otherwise."""
    gives, wants = (GOOD, BAD) if takes else (BAD, GOOD)
    livia, _, _ = together(meet, "pointer", {0: [gives], 2: [wants]})
    livia.open_family("Bot 3")
    livia.press(f'dialog [data-trade="{gives}"]')
    livia.press(f'dialog [data-wants="{wants}"]')
    livia.press("dialog [data-do=offer]:enabled")
    if takes:
        livia.page.wait_for_selector(f'dialog [data-trade="{wants}"]')
        return
    livia.page.wait_for_selector('.offer [data-no="no-swap"]', state="attached")
    livia.close_family()
    assert "I would gain nothing" in livia.page.inner_text(".offer")
