"""Rules 2.2, 3 and 13: the hourglass, the census and the events."""

from typing import ClassVar

from tabularium.games.orleans.flogging import pay
from tabularium.games.orleans.letters import DONE, GOOD, NONE, PLACE
from tabularium.games.orleans.market import draw_from_bag, in_bag
from tabularium.games.orleans.material import (
    BREAD,
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
from tabularium.games.orleans.shape import AskEvent, AskTaxes
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
from tabularium.kernel import Frame, Reason, Word

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


def only_most(t: Orleans) -> int:
    """3.1: the only seat with most farmers; -1 if there are several."""
    farmers = [farmers_of(t, seat) for seat in range(t.seats)]
    most = max(farmers)
    return farmers.index(most) if farmers.count(most) == 1 else -1


def only_fewest(t: Orleans) -> int:
    """3.2: the only seat with fewest farmers; -1 if there are several, or two players."""
    farmers = [farmers_of(t, seat) for seat in range(t.seats)]
    fewest = min(farmers)
    return farmers.index(fewest) if t.seats > 2 and farmers.count(fewest) == 1 else -1


def take_census(t: Orleans) -> None:
    """3.1 to 3.4: the only one with most farmers gets a coin, the only one with fewest pays one."""
    leader, last = only_most(t), only_fewest(t)
    if leader >= 0:
        if t.telling:
            t.tell("census_most", {"seat": leader, "farmers": farmers_of(t, leader)})
        gain_coins(t, leader, 1)
    if last >= 0:
        if t.telling:
            t.tell("census_fewest", {"seat": last, "farmers": farmers_of(t, last)})
        pay(t, last, 1)


# Phase 6


def tax_of(t: Orleans, seat: int) -> int:
    """13.4: a coin for every three goods."""
    return sum(t.goods_of(seat)) // GOODS_PER_TAX


def loaves_for_tax(t: Orleans, seat: int) -> int:
    """13.8: as many loaves as there are, and no more than the coins that are due."""
    return min(t.goods[len(GOODS) * seat + BREAD], tax_of(t, seat))


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
    OPEN: ClassVar[bool] = True

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
            case "taxes":
                self.step = "next"
                self.turn += 1
                self.tax(t, seat, t.word(seat).count(GOOD + BREAD))
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
        if t.event == TAXES and loaves_for_tax(t, seat):
            self.step = "taxes"
            t.ask(seat, "taxes")
            return
        self.turn += 1
        if foods:
            pay_good(t, seat, foods[0])
        elif t.event == HARVEST:
            pay(t, seat, HARVEST_FINE)
        elif t.event == TAXES:
            self.tax(t, seat, 0)
        elif t.event == PLAGUE:
            suffer_plague(t, seat)
        elif t.event == INCOME:
            gain_coins(t, seat, level_of(t, seat))
        elif t.event == TRADING_DAY:
            gain_coins(t, seat, t.stations_of(seat))
        else:
            raise AssertionError(f"no such event: {t.event}")

    def tax(self, t: Orleans, seat: int, loaves: int) -> None:
        """13.4, 13.8: due for what one has before any bread is given."""
        due = tax_of(t, seat)
        for _ in range(loaves):
            pay_good(t, seat, BREAD)
        pay(t, seat, due - loaves)

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """The monk or not; loaf by loaf, and `done`; or the food to give."""
        if self.step == "sacristy":
            return [PLACE + SACRISTY, NONE]
        if self.step == "taxes":
            return [GOOD + BREAD, DONE]
        return [GOOD + good for good in foods_of(t, seat)]

    def ends(self, t: Orleans, seat: int, word: Word) -> bool:
        """One letter; taxes end with `done`, or when bread pays all that it can."""
        if self.step != "taxes":
            return True
        return word[-1] == DONE or len(word) >= loaves_for_tax(t, seat)

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Only what is asked."""
        if self.step == "taxes":
            return Reason("orleans.bread_or_done", "13.8")
        if self.step == "sacristy":
            return Reason("orleans.sacristy_or_none", "12.11")
        return Reason("orleans.give_food", "13.3")

    def prompt(self, t: Orleans, seat: int) -> AskEvent | AskTaxes:
        """Which event it is; of taxes, how much, and how many coins there are."""
        if self.step != "taxes":
            return {"event": EVENT_CODES[t.event]}
        return {
            "event": EVENT_CODES[t.event],
            "tax": tax_of(t, seat),
            "coins": t.coins[seat],
            "loaves": loaves_for_tax(t, seat),
        }

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody away keeps the monk, gives the cheapest food, and bread for want of coins."""
        if self.step == "taxes":
            most = loaves_for_tax(t, seat)
            loaves = min(most, max(0, tax_of(t, seat) - t.coins[seat]))
            bread: Word = tuple([GOOD + BREAD] * loaves)
            return bread if loaves == most else (*bread, DONE)
        return (NONE,) if self.step == "sacristy" else (GOOD + foods_of(t, seat)[0],)


assert EVENT_COPIES == 3 and len(GOODS) == 6
