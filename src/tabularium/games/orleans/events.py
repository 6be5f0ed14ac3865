"""Rules 2.2, 3 and 13: the hourglass, the census and the events."""

from typing import ClassVar

from tabularium.games.orleans.drawing import draw_from_bag, in_bag
from tabularium.games.orleans.flogging import pay
from tabularium.games.orleans.letters import GOOD, NONE, PLACE
from tabularium.games.orleans.material import (
    EVENT_CODES,
    EVENT_COPIES,
    FARMER,
    FOOD,
    GOODS,
    GOODS_PER_TAX,
    HARVEST,
    HARVEST_FINE,
    INCOME,
    KINDS,
    PILGRIMAGE,
    PLAGUE,
    SACRISTY,
    SACRISTY_SPACE,
    STARTER,
    TAXES,
    TRADING_DAY,
    TYPES,
)
from tabularium.games.orleans.state import (
    HOURGLASS_DRAWS,
    HOURGLASS_PILE,
    HOURGLASS_ROW,
    NO_EVENT,
    TRACKS,
    Orleans,
    bumped,
)
from tabularium.games.orleans.tiles import pay_good
from tabularium.games.orleans.tracks import gain_coins, level_of
from tabularium.kernel import Facts, Frame, Reason, Word

# Phase 1


def turn_hourglass(t: Orleans) -> None:
    """2.2, 2.3: the first tile is a Pilgrimage, the others come as they come."""
    if not t.contents[HOURGLASS_ROW]:
        t.event = PILGRIMAGE
        t.move(PILGRIMAGE, HOURGLASS_PILE, HOURGLASS_ROW)
    elif t.setting.options.flag("even_events"):
        left = even_choice(t)
        t.event = left[t.below(HOURGLASS_DRAWS, len(left))]
        t.move(t.event, HOURGLASS_PILE, HOURGLASS_ROW)
    else:
        t.event = t.draw(HOURGLASS_PILE, HOURGLASS_ROW, HOURGLASS_DRAWS)
    if t.telling:
        t.tell("hourglass", {"event": EVENT_CODES[t.event]})


def even_choice(t: Orleans) -> list[int]:
    """2.3: events not seen yet in this third of the game, in which each comes once."""
    row = t.contents[HOURGLASS_ROW]
    third = len(row) // len(EVENT_CODES)
    return [event for event in range(len(EVENT_CODES)) if row.count(event) <= third]


# Phase 2


def farmers_of(t: Orleans, seat: int) -> int:
    """Where a seat stands on the track of farmers."""
    return t.tracks[TRACKS * seat + FARMER]


def take_census(t: Orleans) -> None:
    """3.1 to 3.4: the only one with most farmers gets a coin, the only one with fewest pays one."""
    farmers = [farmers_of(t, seat) for seat in range(t.seats)]
    most, fewest = max(farmers), min(farmers)
    if farmers.count(most) == 1:
        leader = farmers.index(most)
        if t.telling:
            t.tell("census_most", {"seat": leader, "farmers": most})
        gain_coins(t, leader, 1)
    if t.seats > 2 and farmers.count(fewest) == 1:
        last = farmers.index(fewest)
        if t.telling:
            t.tell("census_fewest", {"seat": last, "farmers": fewest})
        pay(t, last, 1)


# Phase 6


def tax_of(t: Orleans, seat: int) -> int:
    """13.4: a coin for every three goods."""
    return sum(t.goods_of(seat)) // GOODS_PER_TAX


def foods_of(t: Orleans, seat: int) -> list[int]:
    """13.3: kinds of food that a seat has."""
    goods = t.goods_of(seat)
    return [good for good in FOOD if goods[good]]


def can_be_spared(t: Orleans, event: int, seat: int) -> bool:
    """12.11: a monk waits in the Sacristy and the event would hurt."""
    if not t.has(seat, SACRISTY) or t.spaces[t.at(seat, SACRISTY_SPACE)] == 0:
        return False
    if event == TAXES:
        return tax_of(t, seat) > 0
    return event == HARVEST or (event == PLAGUE and in_bag(t, seat) > 0)


def suffer_plague(t: Orleans, seat: int) -> None:
    """13.6: one from the bag goes back to the stacks, a starter back to the bag."""
    if in_bag(t, seat) == 0:
        return
    start = KINDS * seat
    kind = draw_from_bag(t, seat, t.bag[start : start + KINDS])
    if kind < STARTER:
        t.bag[start + kind] -= 1
        t.supply = bumped(t.supply, kind, 1)
    if t.telling:
        spared = kind >= STARTER
        t.tell("plague", {"seat": seat, "type": TYPES[kind % STARTER], "spared": spared})


class EventPhase(Frame):
    """13: the event of the round for each seat, from the start player."""

    __slots__ = ("start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn")

    def __init__(self, step: str = "next", start: int = 0, turn: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn  # seats done with

    def copy(self) -> "EventPhase":
        """The same seat."""
        return EventPhase(self.step, self.start, self.turn)

    def run(self, t: Orleans) -> None:
        """Sacristy first, then the event itself."""
        seat = (self.start + self.turn) % t.seats
        match self.step:
            case "next" if self.turn == t.seats or t.event in (PILGRIMAGE, NO_EVENT):
                t.finish()
            case "next" if can_be_spared(t, t.event, seat):
                self.step = "sacristy"
                t.ask(seat, "sacristy")
            case "sacristy" if t.word(seat)[0] == PLACE + SACRISTY:
                self.turn += 1
                self.step = "next"
                self.spare(t, seat)
            case "harvest":
                self.step = "next"
                self.turn += 1
                pay_good(t, seat, t.word(seat)[0] - GOOD)
            case "next" | "sacristy":
                self.step = "next"
                self.strike(t, seat)
            case _:
                raise AssertionError(f"no such step of an event: {self.step}")

    def spare(self, t: Orleans, seat: int) -> None:
        """12.11: the monk goes to the bag, the event passes by."""
        i = t.at(seat, SACRISTY_SPACE)
        t.bag[KINDS * seat + t.spaces[i] - 1] += 1
        t.spaces[i] = 0
        if t.telling:
            t.tell("spared", {"seat": seat})

    def strike(self, t: Orleans, seat: int) -> None:
        """What the event does to one seat."""
        foods = foods_of(t, seat) if t.event == HARVEST else []
        if len(foods) > 1:
            self.step = "harvest"
            t.ask(seat, "harvest")
            return
        self.turn += 1
        if foods:
            pay_good(t, seat, foods[0])
        elif t.event == HARVEST:
            pay(t, seat, HARVEST_FINE)
        elif t.event == TAXES:
            pay(t, seat, tax_of(t, seat))
        elif t.event == PLAGUE:
            suffer_plague(t, seat)
        elif t.event == INCOME:
            gain_coins(t, seat, level_of(t, seat))
        elif t.event == TRADING_DAY:
            gain_coins(t, seat, t.stations_of(seat))
        else:
            raise AssertionError(f"no such event: {t.event}")

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """The monk or not; or the food to give."""
        if self.step == "sacristy":
            return [PLACE + SACRISTY, NONE]
        return [GOOD + good for good in foods_of(t, seat)]

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Only what is asked."""
        if self.step == "sacristy":
            return Reason("orleans.sacristy_or_none", "12.11")
        return Reason("orleans.give_food", "13.3")

    def prompt(self, t: Orleans, seat: int) -> Facts:
        """Which event it is."""
        return {"event": EVENT_CODES[t.event]}

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away keeps the monk, and gives the cheapest food."""
        return (NONE,) if self.step == "sacristy" else (GOOD + foods_of(t, seat)[0],)


assert EVENT_COPIES == 3 and len(GOODS) == 6
