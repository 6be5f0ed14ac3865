"""Rules 1 and 2: setting up, the match and its rounds. The table of contents of the game."""

from typing import ClassVar

from tabularium.games.sigismundus.actions import Actions
from tabularium.games.sigismundus.drawing import Drawing
from tabularium.games.sigismundus.ending import end_game
from tabularium.games.sigismundus.foreign import ForeignPolicy
from tabularium.games.sigismundus.income import Income
from tabularium.games.sigismundus.letters import OFFICE
from tabularium.games.sigismundus.material import (
    ACTS,
    ALL_COUNTRIES,
    COUNTRIES,
    DECKS,
    DEMANDS,
    FIGURES,
    FIGURES_A_ROUND,
    FOREIGN,
    HOUSES,
    INITIATIVE,
    LAST_SEJM,
    MAX_SEATS,
    OFFICE_COUNT,
    OFFICES,
    START_OFFICES,
    TRACKS,
    sejms_of,
)
from tabularium.games.sigismundus.offices import gain_office
from tabularium.games.sigismundus.prestige import Scoring
from tabularium.games.sigismundus.sejm import Sejm
from tabularium.games.sigismundus.special import SpecialActions
from tabularium.games.sigismundus.state import (
    COUNTRY_DRAWS,
    DECK_DRAWS,
    DEMAND_DRAWS,
    DEMAND_NOW,
    DEMAND_PILE,
    DEMANDS_PAST,
    DISCARD,
    FIGURE_DRAWS,
    FIGURE_PILE,
    FIGURES_GONE,
    FIGURES_OPEN,
    HAND,
    HOUSE_DRAWS,
    NOBODY,
    PACT_CARDS,
    PILE,
    Sigismundus,
)
from tabularium.games.sigismundus.tracks import starting_track
from tabularium.games.sigismundus.upkeep import Upkeep
from tabularium.kernel import Facts, Frame, Reason, Rounds, Word


def set_up(t: Sigismundus) -> None:
    """1.2, 1.6, 1.7: cards, countries and houses at random, markers on the tracks; the match."""
    for deck in range(len(DECKS)):
        for seat in range(t.seats):
            t.draw(PILE + deck, HAND + MAX_SEATS * deck + seat, DECK_DRAWS + deck)
    t.directions = picked(t, COUNTRY_DRAWS, list(range(len(COUNTRIES))))
    t.houses = picked(t, HOUSE_DRAWS, list(range(len(HOUSES))))[: t.seats]
    tracks: list[int] = []
    for track in range(len(TRACKS)):
        tracks += starting_track(t, track)
    t.tracks = tracks
    t.push(Match())


def picked(t: Sigismundus, stream: int, items: list[int]) -> list[int]:
    """All items in random order."""
    order: list[int] = []
    while items:
        order.append(items.pop(t.below(stream, len(items))))
    return order


def begin_round(t: Sigismundus, sejm: int) -> None:
    """2.4, 2.5, 2.6: the card of the sejm, a demand, three figures."""
    t.sejm = sejm
    for demand in t.contents[DEMAND_NOW]:
        t.move(demand, DEMAND_NOW, DEMANDS_PAST)
    demand = t.draw(DEMAND_PILE, DEMAND_NOW, DEMAND_DRAWS)
    for figure in t.contents[FIGURES_OPEN]:
        t.move(figure, FIGURES_OPEN, FIGURES_GONE)
    for _ in range(min(FIGURES_A_ROUND, len(t.contents[FIGURE_PILE]))):
        t.draw(FIGURE_PILE, FIGURES_OPEN, FIGURE_DRAWS)
    if sejm == LAST_SEJM:
        t.crowned = ALL_COUNTRIES
    if t.telling:
        figures = [FIGURES[figure] for figure in t.contents[FIGURES_OPEN]]
        facts: Facts = {"act": ACTS[sejm], "demand": DEMANDS[demand], "figures": figures}
        t.tell("sejm_called", {"seat": t.first, **facts})


def end_round(t: Sigismundus) -> None:
    """7.8, 7.12, 4.9: what lasts until the end of the round."""
    t.protected = 0
    t.discounted = 0
    t.pacts = 0
    for item in t.contents[PACT_CARDS]:
        t.move(item, PACT_CARDS, DISCARD + FOREIGN)


def sejms_in(t: Sigismundus) -> tuple[int, ...]:
    """1.3: the sejms of this game, which may be a short one."""
    return sejms_of(t.setting.options.text("length") == "short")


class Match(Rounds):
    """1.9, 2.1: starting offices, the rounds, the end."""

    def copy(self) -> "Match":
        """The same round."""
        return Match(self.step, self.round)

    def run(self, t: Sigismundus) -> None:
        """The next round, with the marker one seat further to the left, or the end."""
        if self.step == "start":
            self.step = "rounds"
            t.push(StartingOffices())
            return
        sejms = sejms_in(t)
        if self.round >= len(sejms):
            t.finish()
            end_game(t)
            return
        if self.round > 0:
            t.first = (t.first + 1) % t.seats
        begin_round(t, sejms[self.round])
        self.round += 1
        t.push(Round())


class Round(Frame):
    """2.1: the nine phases; the first of them is how the round begins."""

    def copy(self) -> "Round":
        """The same phase."""
        return Round(self.step)

    def run(self, t: Sigismundus) -> None:
        """2.2: each phase begins with whoever has the marker by then."""
        match self.step:
            case "start":
                self.step = "draw"
                t.push(Income("next", t.first))
            case "draw":
                self.step = "special"
                t.push(Drawing("next", t.first))
            case "special":
                self.step = "foreign"
                t.push(SpecialActions("start", t.first))
            case "foreign":
                self.step = "actions"
                t.push(ForeignPolicy("start", t.first))
            case "actions":
                self.step = "sejm"
                t.push(Actions("start", t.first))
            case "sejm":
                self.step = "scoring"
                t.push(Sejm("count", t.first))
            case "scoring":
                self.step = "upkeep"
                t.push(Scoring())
            case "upkeep":
                self.step = "end"
                t.push(Upkeep("next", t.first))
            case "end":
                t.finish()
                end_round(t)
            case _:
                raise AssertionError(f"no step of a round: {self.step}")


class StartingOffices(Frame):
    """1.9, 1.10: from the highest initiative to the right; the last one begins the game."""

    __slots__ = ("first", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("first", "turn")

    def __init__(self, step: str = "start", first: int = 0, turn: int = 0) -> None:
        super().__init__(step)
        self.first = first  # who chooses first
        self.turn = turn

    def copy(self) -> "StartingOffices":
        """The same turn."""
        return StartingOffices(self.step, self.first, self.turn)

    def run(self, t: Sigismundus) -> None:
        """Each chooses; the last office needs no question."""
        seat = (self.first - self.turn) % t.seats
        if self.step == "start":
            self.first = first_chooser(t)
            self.step = "next"
        elif self.step == "said":
            self.step = "next"
            self.turn += 1
            self.take(t, seat, t.word(seat)[0] - OFFICE)
        elif self.turn >= t.seats - 1:
            t.finish()
            self.take(t, seat, starting_offices(t)[0])
            t.first = seat
            if t.telling:
                t.tell("first_player", {"seat": seat})
        else:
            self.step = "said"
            t.ask(seat, "starting_office")

    @staticmethod
    def take(t: Sigismundus, seat: int, office: int) -> None:
        """Also a starting office brings its unit, unless the table says otherwise."""
        gain_office(t, seat, office, t.setting.options.flag("setup_gain"))

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Starting offices that are left, the best first."""
        return [OFFICE + office for office in reversed(starting_offices(t))]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Only starting offices, each once."""
        if not OFFICE <= letter < OFFICE + OFFICE_COUNT:
            return Reason("sigismundus.choose_starting_office", "1.9")
        detail: Facts = {"office": OFFICES[letter - OFFICE]}
        if t.offices[letter - OFFICE] != NOBODY:
            return Reason("sigismundus.office_taken", "1.9", detail)
        return Reason("sigismundus.no_starting_office", "1.9", detail)


def starting_offices(t: Sigismundus) -> list[int]:
    """1.9: the offices to start with that nobody has chosen yet."""
    return [office for office in START_OFFICES[: t.seats] if t.offices[office] == NOBODY]


def first_chooser(t: Sigismundus) -> int:
    """1.9: the highest initiative; the lowest, if the table plays the English rule."""
    values = [INITIATIVE[house] for house in t.houses]
    lowest = t.setting.options.text("initiative_first") == "lowest"
    return values.index(min(values) if lowest else max(values))
