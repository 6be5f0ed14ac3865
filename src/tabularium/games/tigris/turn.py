"""Rules 3 and 12: a turn. Up to two actions, then income and new tiles."""

from typing import ClassVar, Final

from tabularium.games.tigris.catastrophes import (
    can_use_catastrophe,
    catastrophe_cells,
    lay_catastrophe,
    why_no_catastrophe,
    why_not_catastrophe,
)
from tabularium.games.tigris.ending import end_game
from tabularium.games.tigris.exchange import (
    exchange_letters,
    exchange_tiles,
    most_tiles,
    tidy_exchange,
    why_no_exchange,
    why_not_exchange,
)
from tabularium.games.tigris.leaders import (
    leader_cells,
    leader_letters,
    place_leader,
    why_no_leader,
    why_not_leader,
    withdraw_leader,
)
from tabularium.games.tigris.letters import (
    CATASTROPHE_ON,
    COLOUR,
    DONE,
    EXCHANGE,
    LEADER_OF,
    PASS,
    TILE_OF,
    WITHDRAW,
)
from tabularium.games.tigris.material import CELLS, FEW_TREASURES, OFFICES
from tabularium.games.tigris.monuments import monument_income
from tabularium.games.tigris.refill import refill_hands
from tabularium.games.tigris.shape import AskAction
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.tiles import (
    lay_tile,
    tile_cells,
    tile_letters,
    why_no_tile,
    why_not_tile,
)
from tabularium.games.tigris.treasures import Treasures, claimed_region
from tabularium.kernel import RANKED, Frame, Reason, Word

ACTIONS: Final = 2


class Turn(Frame):
    """3.1 to 3.4: the active player takes up to two actions."""

    __slots__ = ("actions", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "actions")

    def __init__(self, step: str = "start", seat: int = 0, actions: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.actions = actions  # taken so far

    def copy(self) -> "Turn":
        """The same seat at the same step."""
        return Turn(self.step, self.seat, self.actions)

    def run(self, t: Tigris) -> None:
        """Ask, act, look for treasures; after two actions or a pass the turn ends."""
        match self.step:
            case "start":
                if self.actions >= ACTIONS:
                    t.finish()
                    end_turn(t, self.seat)
                else:
                    self.step = "said"
                    t.ask(self.seat, "action")
            case "said":
                word = t.word(self.seat)
                self.step = "treasures"
                self.actions += 1
                if word[0] == PASS:
                    self.actions = ACTIONS
                act(t, self.seat, word)
            case "treasures":
                self.step = "start"
                if claimed_region(t):
                    t.push(Treasures())
            case _:
                raise AssertionError(f"no step of a turn: {self.step}")

    def options(self, t: Tigris, seat: int, draft: Word) -> list[int]:
        """First the action, then its cell or its tiles."""
        return cells_for(t, seat, draft) if draft else action_letters(t, seat)

    def ends(self, t: Tigris, seat: int, word: Word) -> bool:
        """A tile, a leader and a catastrophe want a cell; an exchange ends with `done`."""
        first = word[0]
        if first == EXCHANGE:
            return word[-1] == DONE
        return len(word) == 2 or first == PASS or WITHDRAW <= first < WITHDRAW + 4

    def sealed(self, t: Tigris, seat: int, word: Word) -> list[bool] | None:
        """Nobody sees which tiles were exchanged (7.2)."""
        if word[0] != EXCHANGE:
            return None
        return [COLOUR <= letter < COLOUR + 4 for letter in word]

    def tidy(self, t: Tigris, seat: int, word: Word) -> Word:
        """Tiles of an exchange in rising order."""
        return tidy_exchange(word) if word and word[0] == EXCHANGE else word

    def explain(self, t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
        """What is wrong with an action or with its cell."""
        return why_not_there(t, seat, draft, letter) if draft else why_no_action(t, seat, letter)

    def prompt(self, t: Tigris, seat: int) -> AskAction:
        """How many actions are left."""
        return {"actions_left": ACTIONS - self.actions}

    def fallback(self, t: Tigris, seat: int) -> Word | None:
        """Whoever is away passes."""
        return (PASS,)


def action_letters(t: Tigris, seat: int) -> list[int]:
    """First letters of all actions that are possible (3.2, 3.3)."""
    letters: list[int] = []
    tile_letters(t, seat, letters)
    leader_letters(t, seat, letters)
    if can_use_catastrophe(t, seat):
        letters.append(CATASTROPHE_ON)
    if most_tiles(t, seat) > 0:
        letters.append(EXCHANGE)
    letters.append(PASS)
    return letters


def cells_for(t: Tigris, seat: int, draft: Word) -> list[int]:
    """What may follow the first letter of an action."""
    first = draft[0]
    if first < LEADER_OF:
        return tile_cells(t, first - TILE_OF)
    if first < WITHDRAW:
        return leader_cells(t, seat, first - LEADER_OF)
    if first == CATASTROPHE_ON:
        return catastrophe_cells(t)
    assert first == EXCHANGE, f"nothing follows letter {first}"
    return exchange_letters(t, seat, draft)


def why_no_action(t: Tigris, seat: int, letter: int) -> Reason:
    """Why an action is not possible at all."""
    if TILE_OF <= letter < LEADER_OF:
        return why_no_tile(t, seat, letter - TILE_OF)
    if LEADER_OF <= letter < WITHDRAW:
        return why_no_leader(t, seat, letter - LEADER_OF)
    if WITHDRAW <= letter < CATASTROPHE_ON:
        return Reason("tigris.not_on_board", "4.1", {"office": OFFICES[letter - WITHDRAW]})
    if letter == CATASTROPHE_ON:
        return why_no_catastrophe(t, seat)
    if letter == EXCHANGE:
        return why_no_exchange(t, seat)
    return Reason("tigris.choose_an_action", "3.2")


def why_not_there(t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
    """Why an action cannot go on with a letter."""
    first = draft[0]
    if first == EXCHANGE:
        return why_not_exchange(t, seat, draft, letter)
    if letter >= CELLS:
        return Reason("tigris.name_a_cell", "3.2")
    if first < LEADER_OF:
        return why_not_tile(t, first - TILE_OF, letter)
    if first < WITHDRAW:
        return why_not_leader(t, seat, first - LEADER_OF, letter)
    assert first == CATASTROPHE_ON, f"nothing follows letter {first}"
    return why_not_catastrophe(t, letter)


def act(t: Tigris, seat: int, word: Word) -> None:
    """Do what the word says."""
    first = word[0]
    if first < LEADER_OF:
        lay_tile(t, seat, first - TILE_OF, word[1])
    elif first < WITHDRAW:
        place_leader(t, seat, first - LEADER_OF, word[1])
    elif first < CATASTROPHE_ON:
        withdraw_leader(t, seat, first - WITHDRAW)
    elif first == CATASTROPHE_ON:
        lay_catastrophe(t, seat, word[1])
    elif first == EXCHANGE:
        exchange_tiles(t, seat, word)
    else:
        assert first == PASS, f"letter {first} is no action"
        if t.telling:
            t.tell("passed", {"seat": seat})


def end_turn(t: Tigris, seat: int) -> None:
    """Monuments pay, hands are filled up, and perhaps the game ends (12.1 to 12.3, 13.1, 13.2)."""
    monument_income(t, seat)
    if not refill_hands(t, seat):
        end_game(t, RANKED, "bag")
    elif len(t.treasures) <= FEW_TREASURES:
        end_game(t, RANKED, "treasures")
