"""Rules 14: flogging. For each coin that is missing something else is lost for good."""

from typing import ClassVar

from tabularium.games.orleans.actions import staff_of
from tabularium.games.orleans.letters import (
    CITY,
    GOOD,
    LOSE_FOLLOWER,
    LOSE_POINT,
    LOSE_STATION,
    LOSE_TECHNOLOGY,
    PLACE,
    SPACE,
    STAGE,
)
from tabularium.games.orleans.market import draw_from_bag
from tabularium.games.orleans.material import (
    BREAD,
    CITIES,
    DEVELOPMENT,
    FIRST_TILE,
    GOODS,
    GRAIN,
    KINDS,
    PLACES,
    SPACES_OF,
    STARTER,
    THEATRE,
    TOWER,
    TRACK_COINS,
    TYPES,
    tile_bit,
    tiles_in,
)
from tabularium.games.orleans.shape import AskLoss
from tabularium.games.orleans.state import ON_TECHNOLOGY, TRACKS, Orleans, bumped
from tabularium.games.orleans.technology import spaces_of
from tabularium.games.orleans.tracks import spend_coins
from tabularium.kernel import Frame, Reason, Word


def pay(t: Orleans, seat: int, coins: int) -> None:
    """14.1: what there is, and a flogging for the rest."""
    paid = min(coins, t.coins[seat])
    spend_coins(t, seat, paid)
    if coins > paid:
        t.push(Flogging("next", seat, coins - paid))


def can_step_back(t: Orleans, seat: int) -> bool:
    """14.3: not onto or over coins, not off a space with coins, not before the start."""
    position = t.tracks[TRACKS * seat + DEVELOPMENT]
    return position > 0 and position not in TRACK_COINS and position - 1 not in TRACK_COINS


def loss_letters(t: Orleans, seat: int) -> list[int]:
    """14.2: all that a seat could give up."""
    letters = [PLACE + place for place in tiles_in(t.tiles[seat])]
    for space in spaces_of(t, seat):
        if t.spaces[t.at(seat, space)] == ON_TECHNOLOGY:
            letters.append(SPACE + space)
    for city in range(CITIES):
        if t.stations[city] >> seat & 1:
            letters.append(CITY + city)
    letters += [GOOD + good for good, n in enumerate(t.goods_of(seat)) if n]
    if sum(t.bag[KINDS * seat : KINDS * seat + STARTER]):
        letters.append(LOSE_FOLLOWER)
    if can_step_back(t, seat):
        letters.append(LOSE_POINT)
    if t.unbuilt[seat]:
        letters.append(LOSE_STATION)
    if t.technology[seat]:
        letters.append(LOSE_TECHNOLOGY)
    return letters


def lose(t: Orleans, seat: int, letter: int) -> None:
    """14.4: it leaves the game."""
    if letter < SPACE:
        lose_tile(t, seat, letter - PLACE)
    elif letter < STAGE:
        t.spaces[t.at(seat, letter - SPACE)] = 0
        t.technology_lost += 1
    elif CITY <= letter < CITY + CITIES:
        t.stations = bumped(t.stations, letter - CITY, -(1 << seat))
    elif GOOD <= letter < GOOD + len(GOODS):
        good = letter - GOOD
        t.goods = bumped(t.goods, len(GOODS) * seat + good, -1)
        t.goods_gone = bumped(t.goods_gone, GRAIN if good == BREAD else good, 1)
    elif letter == LOSE_FOLLOWER:
        lose_follower(t, seat)
    elif letter == LOSE_POINT:
        t.tracks = bumped(t.tracks, TRACKS * seat + DEVELOPMENT, -1)
    elif letter == LOSE_STATION:
        t.unbuilt = bumped(t.unbuilt, seat, -1)
    elif letter == LOSE_TECHNOLOGY:
        t.technology = bumped(t.technology, seat, -1)
        t.technology_lost += 1
    else:
        raise AssertionError(f"nothing to lose: {letter}")


def lose_follower(t: Orleans, seat: int) -> None:
    """A random one from the bag; starters go back in and another is drawn."""
    start = KINDS * seat
    kind = draw_from_bag(t, seat, t.bag[start : start + STARTER])
    t.bag[start + kind] -= 1
    t.lost = bumped(t.lost, kind, 1)
    if t.telling:
        t.tell("follower_lost", {"seat": seat, "type": TYPES[kind]})


def lose_tile(t: Orleans, seat: int, place: int) -> None:
    """14.5: its followers go to the bag, its technology tile goes with it."""
    if place in (TOWER, THEATRE):
        row = t.tower if place == TOWER else t.stage
        for kind in range(KINDS):
            t.bag[KINDS * seat + kind] += row[kind]
        if place == TOWER:
            t.tower = [0] * KINDS
        else:
            t.stage = [0] * KINDS
    else:
        for kind in staff_of(t, seat, place):
            t.bag[KINDS * seat + kind] += 1
    for space in SPACES_OF[place]:
        i = t.at(seat, space)
        t.technology_lost += t.spaces[i] == ON_TECHNOLOGY
        t.spaces[i] = 0
    t.tiles = bumped(t.tiles, seat, -tile_bit(place))


class Flogging(Frame):
    """14.1 to 14.6: one loss after another, as the debtor likes."""

    __slots__ = ("debt", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "debt")
    QUIET: ClassVar[bool] = True
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "next", seat: int = 0, debt: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.debt = debt  # coins still missing

    def copy(self) -> "Flogging":
        """The same debt."""
        return Flogging(self.step, self.seat, self.debt)

    def run(self, t: Orleans) -> None:
        """Ask while there is a debt and anything to give; then the rest is forgiven (14.6)."""
        if self.step == "said":
            self.step = "next"
            letter = t.word(self.seat)[0]
            self.debt -= 1
            if t.telling:
                what = t.setting.alphabet.text(letter)
                t.tell("flogged", {"seat": self.seat, "lost": what, "debt": self.debt})
            lose(t, self.seat, letter)
        elif self.debt == 0 or not loss_letters(t, self.seat):
            t.finish()
            if self.debt and t.telling:
                t.tell("forgiven", {"seat": self.seat, "debt": self.debt})
        else:
            self.step = "said"
            t.ask(self.seat, "flogging")

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Whatever can be given up."""
        return loss_letters(t, seat)

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Why something cannot be given up."""
        if letter == LOSE_POINT:
            return Reason("orleans.no_step_back", "14.3")
        if letter == LOSE_FOLLOWER:
            return Reason("orleans.only_starters", "14.2")
        if FIRST_TILE <= letter < PLACE + PLACES:
            return Reason("orleans.not_yours_to_lose", "14.2")
        return Reason("orleans.give_up_something", "14.2", {"debt": self.debt})

    def prompt(self, t: Orleans, seat: int) -> AskLoss:
        """What is still owed."""
        return {"debt": self.debt}

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away loses what is cheapest: unbuilt stations, then the last option."""
        letters = loss_letters(t, seat)
        return (LOSE_STATION,) if LOSE_STATION in letters else (letters[-1],)
