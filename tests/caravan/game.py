"""Caravan: two to four merchants cross a desert. The rules are in RULES.md beside this file."""

from typing import ClassVar, Final

from tabularium import kernel as k
from tabularium.kernel import Facts, Reason, Word

SEATS: Final = 4
GOODS: Final = ("salt", "silk", "gold")
DECK: Final = k.Deck("goods", GOODS, (0,) * 8 + (1,) * 8 + (2,) * 8)
PILE: Final = 0
UNDER: Final = 1
SOLD: Final = 2
HAND: Final = 3  # and one per seat
CHOICE: Final = HAND + SEATS  # what the market shows a seat

MAX_WATER: Final = 12
TEXTS: Final = ["north", "south", "done", "rest", "sell", "block", "allow", "break", "keep"]
NORTH: Final = 0
DONE: Final = 2
REST: Final = 3
SELL: Final = 4
BLOCK: Final = 5
ALLOW: Final = 6
BREAK: Final = 7
KEEP: Final = 8
GOOD: Final = 9
RAID: Final = GOOD + 3
WATER: Final = RAID + SEATS
GIFT: Final = WATER + MAX_WATER + 1
OFFER: Final = GIFT + SEATS
ACCEPT: Final = OFFER + SEATS

DICE: Final = 0
DRAWS: Final = 1
RAIDS: Final = 2


class Caravan(k.State):
    __slots__ = ("amulets", "coins", "leader", "road", "storms", "water")

    def __init__(self, setting: k.Setting) -> None:
        super().__init__(setting)
        self.water = [4] * setting.seats
        self.coins = [0] * setting.seats
        self.amulets = [1] * setting.seats
        self.road = [0] * setting.seats
        self.storms = 0
        self.leader = 0

    def copy(self) -> "Caravan":
        twin = Caravan(self.setting)
        self.copy_kernel(twin)
        twin.water = self.water[:]
        twin.coins = self.coins[:]
        twin.amulets = self.amulets[:]
        twin.road = self.road[:]
        twin.storms = self.storms
        twin.leader = self.leader
        return twin

    def hand_over(self, item: int, giver: int, taker: int) -> None:
        self.move(item, HAND + giver, HAND + taker)
        facts: Facts = {"from": giver, "to": taker, "item": GOODS[item]}
        self.tell("moved", facts, 1 << giver | 1 << taker, {"from": giver, "to": taker})


class Gifts(k.Asides):
    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        mine = sorted(set(t.contents[HAND + seat]))
        others = [s for s in range(t.seats) if s != seat]
        if not draft:
            accepts = [ACCEPT + o.maker for o in t.offers if self._can_accept(t, seat, o)]
            gifts = [kind + s for kind in (GIFT, OFFER) for s in others] if mine else []
            return gifts + sorted(set(accepts))
        if len(draft) == 1:
            return [GOOD + item for item in mine]
        return [GOOD + item for item in range(3) if GOOD + item != draft[1]]

    def ends(self, t: Caravan, seat: int, word: Word) -> bool:
        return len(word) == (1 if word[0] >= ACCEPT else 2 if word[0] < OFFER else 3)

    def _can_accept(self, t: Caravan, seat: int, offer: k.Offer) -> bool:
        return offer.taker == seat and offer.wants[0] in t.contents[HAND + seat]

    def offer_stands(self, t: Caravan, offer: k.Offer) -> bool:
        return offer.gives[0] in t.contents[HAND + offer.maker]

    def hear(self, t: Caravan, seat: int, word: Word) -> None:
        if word[0] < OFFER:
            t.hand_over(word[1] - GOOD, seat, word[0] - GIFT)
        elif word[0] < ACCEPT:
            taker = word[0] - OFFER
            offer = k.Offer(seat, taker, (word[1] - GOOD,), (word[2] - GOOD,))
            t.offers = (*t.offers, offer)
            t.tell("offered", offer.dump(), 1 << seat | 1 << taker, {"maker": seat})
        else:
            maker = word[0] - ACCEPT
            for offer in t.offers:
                if offer.maker == maker and self._can_accept(t, seat, offer):
                    t.offers = tuple([o for o in t.offers if o is not offer])
                    t.hand_over(offer.gives[0], maker, seat)
                    t.hand_over(offer.wants[0], seat, maker)
                    return


class Chapter(k.Frame):
    REFUSAL: ClassVar[tuple[str, str]] = ("", "")

    def explain(self, t: Caravan, seat: int, draft: Word, letter: int) -> Reason:
        return Reason(self.REFUSAL[0], self.REFUSAL[1])

    def copy(self) -> k.Frame:
        return type(self)(self.step)


class Match(k.Rounds):
    def copy(self) -> "Match":
        return Match(self.step, self.round)

    def run(self, t: Caravan) -> None:
        if self.round == t.setting.options.number("rounds"):
            keys: list[tuple[int, ...]] = [(t.coins[s], t.water[s]) for s in range(t.seats)]
            t.end(k.Result(k.RANKED, k.rank(keys), t.coins[:]))
            return
        self.round += 1
        for chapter in (Trade("start", 0), Market(), Storm(), Toll()):  # the top one runs first
            t.push(chapter)


class TwoLetters(Chapter):
    """Words of an open and a sealed letter."""

    def ends(self, t: Caravan, seat: int, word: Word) -> bool:
        return len(word) == 2

    def sealed(self, t: Caravan, seat: int, word: Word) -> list[bool]:
        return [False, True]


class Toll(TwoLetters):
    REFUSAL: ClassVar[tuple[str, str]] = ("caravan.bid_your_water", "C.1")

    def run(self, t: Caravan) -> None:
        if self.step == "start":
            t.ask_together(tuple(range(t.seats)), "toll")
            self.step = "said"
            return
        for seat in range(t.seats):
            word = t.word(seat)
            t.road[seat] = word[0]
            t.seal(seat, 0, word[1])
        t.finish()

    def foresee(self, t: Caravan, seat: int, word: Word) -> None:
        t.tell("bids", {"seat": seat, "water": word[1] - WATER}, 1 << seat)

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        if not draft:
            return [NORTH, NORTH + 1]
        return [WATER + n for n in range(t.water[seat] + 1)]


class Storm(Chapter):
    def run(self, t: Caravan) -> None:
        t.finish()
        faces = t.roll(DICE, 2)
        t.tell("rolled", {"faces": faces})
        north = [seat for seat in range(t.seats) if t.road[seat] == NORTH]
        if faces[0] + faces[1] >= 9 or len(north) == t.seats:
            t.storms += 1
            if t.storms == 3:
                t.end(k.Result(k.COMMON_DEFEAT, [2] * t.seats, t.coins[:]))
            else:
                t.push(Losses("start", north))


class Losses(Chapter):
    """All losses of a storm are listed before any is taken, so that each sees the whole list."""

    REFUSAL: ClassVar[tuple[str, str]] = ("caravan.break_or_allow", "C.2")

    SLOTS: ClassVar[tuple[str, ...]] = ("losers", "asked")
    QUIET: ClassVar[bool] = True

    def __init__(
        self, step: str = "start", losers: list[int] | None = None, asked: int = 0
    ) -> None:
        super().__init__(step)
        self.losers = losers or []
        self.asked = asked

    def copy(self) -> "Losses":
        return Losses(self.step, self.losers[:], self.asked)

    def run(self, t: Caravan) -> None:
        if self.step == "asked":
            seat = self.losers[self.asked]
            if t.word(seat)[0] == BREAK:
                t.amulets[seat] -= 1
                del self.losers[self.asked]
            else:
                self.asked += 1
        self.step = "asked"
        while self.asked < len(self.losers):
            if t.amulets[self.losers[self.asked]]:
                t.ask(self.losers[self.asked], "amulet")
                return
            self.asked += 1
        for seat in self.losers:
            t.coins[seat] = max(0, t.coins[seat] - 2)
        t.tell("lost", {"seats": self.losers[:]})
        t.finish()

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        return [BREAK, ALLOW]


class Market(TwoLetters):
    REFUSAL: ClassVar[tuple[str, str]] = ("caravan.not_on_offer", "C.3")

    def run(self, t: Caravan) -> None:
        first, second = t.leader, (t.leader + 1) % t.seats
        match self.step:
            case "start":
                self.open_bids(t)
                self.step = "draw"
            case "draw" if len(t.contents[PILE]) < 3:
                t.finish()
            case "draw":
                for _ in range(3):
                    t.draw(PILE, CHOICE + first, DRAWS)
                t.ask(first, "keep")
                self.step = "first"
            case "first":
                t.move(t.word(first)[1] - GOOD, CHOICE + first, HAND + first)
                for item in t.contents[CHOICE + first]:
                    t.move(item, CHOICE + first, CHOICE + second)
                t.ask(second, "keep")
                self.step = "second"
            case _:
                t.move(t.word(second)[1] - GOOD, CHOICE + second, HAND + second)
                t.move(t.contents[CHOICE + second][0], CHOICE + second, UNDER)
                t.finish()

    def open_bids(self, t: Caravan) -> None:
        bids = [t.unseal(seat, 0) - WATER for seat in range(t.seats)]
        t.leader = bids.index(max(bids))
        t.water = [water - bid for water, bid in zip(t.water, bids, strict=True)]

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        if not draft:
            return [KEEP]
        return [GOOD + item for item in sorted(set(t.contents[CHOICE + seat]))]


class Trade(Chapter):
    REFUSAL: ClassVar[tuple[str, str]] = ("caravan.cannot_trade_that", "C.4")
    SLOTS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, step: str = "start", turn: int = 0) -> None:
        super().__init__(step)
        self.turn = turn

    def copy(self) -> "Trade":
        return Trade(self.step, self.turn)

    def run(self, t: Caravan) -> None:
        seat = (t.leader + self.turn) % t.seats
        if self.turn == t.seats:
            t.finish()
        elif self.step == "start":
            t.ask(seat, "trade")
            self.step = "said"
        else:
            self.step = "start"
            self.turn += 1
            self.trade(t, seat, t.word(seat))

    def trade(self, t: Caravan, seat: int, word: Word) -> None:
        if word[0] == REST:
            t.water[seat] = min(MAX_WATER, t.water[seat] + 2)
        elif word[0] == SELL:
            for item in range(3):
                n = word.count(GOOD + item)
                t.coins[seat] += n * n * (item + 1)
                for _ in range(n):
                    t.move(item, HAND + seat, SOLD)
            t.tell("sold", {"seat": seat, "coins": t.coins[seat]})
        else:
            t.push(Announced("start", seat, word[0] - RAID))

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        hand = t.contents[HAND + seat]
        if not draft:
            others = [s for s in range(t.seats) if s != seat and t.contents[HAND + s]]
            return [REST] + ([SELL] if hand else []) + [RAID + s for s in others]
        last = draft[-1] - GOOD if len(draft) > 1 else 0
        goods = [g for g in range(last, 3) if hand.count(g) > draft.count(GOOD + g)]
        return ([DONE] if len(draft) > 1 else []) + [GOOD + g for g in goods]

    def ends(self, t: Caravan, seat: int, word: Word) -> bool:
        return word[0] != SELL or word[-1] == DONE

    def tidy(self, t: Caravan, seat: int, word: Word) -> Word:
        if word and word[0] == SELL and word[-1] == DONE:
            return (SELL, *sorted(word[1:-1]), DONE)
        return word


class Announced(Chapter):
    REFUSAL: ClassVar[tuple[str, str]] = ("caravan.block_or_allow", "C.4")

    SLOTS: ClassVar[tuple[str, ...]] = ("raider", "target")
    QUIET: ClassVar[bool] = True

    def __init__(self, step: str = "start", raider: int = 0, target: int = 0) -> None:
        super().__init__(step)
        self.raider = raider
        self.target = target

    def copy(self) -> "Announced":
        return Announced(self.step, self.raider, self.target)

    def run(self, t: Caravan) -> None:
        if self.step == "start" and t.water[self.target]:
            t.ask(self.target, "block")
            self.step = "reaction"
        elif self.step == "reaction" and t.word(self.target)[0] == BLOCK:
            t.water[self.target] -= 1
            t.finish()
        else:
            t.finish()
            t.draw(HAND + self.target, HAND + self.raider, RAIDS)

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        return [BLOCK, ALLOW]

    def fallback(self, t: Caravan, seat: int) -> Word:
        return (BLOCK + t.fallback_picks(seat).below(2),)
