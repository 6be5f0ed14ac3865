"""Caravan: two to four merchants cross a desert. RULES

C.1 Toll. All choose at once a road (north or south, open) and a bid of water (sealed, at most the own
    water). Bids are opened from seat 0 on and paid; the highest bid leads, on a tie the lower seat.
C.2 Storm. The leader rolls two dice. From 9 on, or when all went north, there is a storm: each who
    went north loses 2 water, all at once; who has an amulet may break it instead. The third storm
    buries the caravan: all lose.
C.3 Market. The leader draws three goods, keeps one in secret and passes two on; the next seat keeps
    one and puts the last under the pile.
C.4 Trade. From the leader on each rests (+2 water), sells any goods of the hand (n goods of one kind
    bring n x n x their worth) or raids another hand: it may block for 1 water, else one random
    goods card changes hands.
C.5 At any time but during a storm or a raid goods may be given away, or swapped by offer and accept.
C.6 After the last round most coins win, then most water.
"""

from typing import ClassVar, Final

from tabularium.kernel import (
    COMMON_DEFEAT,
    RANKED,
    Alphabet,
    Deck,
    Facts,
    Frame,
    GameSpec,
    Letter,
    Offer,
    Options,
    Picks,
    Place,
    Places,
    Reason,
    Result,
    Setting,
    State,
    Word,
    number,
    own,
    public,
    rank,
    secret,
)

SEATS: Final = 4
GOODS: Final = ("salt", "silk", "gold")
DECK: Final = Deck("goods", GOODS, (0,) * 8 + (1,) * 8 + (2,) * 8)
PILE: Final = 0
UNDER: Final = 1
SOLD: Final = 2
HAND: Final = 3  # and one per seat
CHOICE: Final = HAND + SEATS  # what the market shows a seat

MAX_WATER: Final = 12
_TEXTS: Final = ["north", "south", "done", "rest", "sell", "block", "allow", "break", "keep"]
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


def _alphabet() -> Alphabet:
    letters = [Letter(text, text) for text in (*_TEXTS, *GOODS)]
    letters += [Letter(f"raid:{s}", "raid", {"seat": s}) for s in range(SEATS)]
    letters += [Letter(f"w{n}", "water", {"n": n}) for n in range(MAX_WATER + 1)]
    kinds = ("gift", "offer", "accept")
    asides = [Letter(f"{k}:{s}", k, {"seat": s}) for k in kinds for s in range(SEATS)]
    return Alphabet(letters, asides)


class Caravan(State):
    __slots__ = ("amulets", "coins", "leader", "road", "storms", "water")

    def __init__(self, setting: Setting) -> None:
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

    def dump_table(self) -> Facts:
        return {
            "water": self.water[:],
            "coins": self.coins[:],
            "amulets": self.amulets[:],
            "road": self.road[:],
            "storms": self.storms,
            "leader": self.leader,
        }

    def load_table(self, dump: Facts) -> None:
        for name, value in dump.items():
            setattr(self, name, list(value) if isinstance(value, list) else value)

    def view_table(self, seat: int) -> Facts:
        return self.dump_table()  # the whole table lies open

    def imagine_table(self, table: Facts) -> None:
        self.load_table(table)

    def guess_sealed(self, seat: int, slots: list[int], picks: Picks) -> list[int]:
        return [WATER + picks.below(self.water[seat] + 1) for _ in slots]

    def faults(self) -> list[Reason]:
        return [
            Reason("caravan.too_much_water", "C.1", {"seat": seat, "water": w})
            for seat, w in enumerate(self.water)
            if not 0 <= w <= MAX_WATER
        ]

    def standing(self) -> list[int]:
        return self.coins[:]

    # Asides: C.5

    def aside_options(self, seat: int, draft: Word) -> list[int]:
        mine = sorted(set(self.contents[HAND + seat]))
        others = [s for s in range(self.seats) if s != seat]
        if not draft:
            accepts = [ACCEPT + o.maker for o in self.offers if self._can_accept(seat, o)]
            gifts = [kind + s for kind in (GIFT, OFFER) for s in others] if mine else []
            return gifts + sorted(set(accepts))
        if len(draft) == 1:
            return [GOOD + item for item in mine]
        return [GOOD + item for item in range(3) if GOOD + item != draft[1]]

    def aside_ends(self, seat: int, word: Word) -> bool:
        return len(word) == (1 if word[0] >= ACCEPT else 2 if word[0] < OFFER else 3)

    def aside_explain(self, seat: int, draft: Word, letter: int) -> Reason:
        return Reason("caravan.not_yours_to_give", "C.5")

    def _can_accept(self, seat: int, offer: Offer) -> bool:
        return offer.taker == seat and offer.wants[0] in self.contents[HAND + seat]

    def offer_stands(self, offer: Offer) -> bool:
        return offer.gives[0] in self.contents[HAND + offer.maker]

    def hear_aside(self, seat: int, word: Word) -> None:
        if word[0] < OFFER:
            self.hand_over(word[1] - GOOD, seat, word[0] - GIFT)
        elif word[0] < ACCEPT:
            taker = word[0] - OFFER
            offer = Offer(seat, taker, (word[1] - GOOD,), (word[2] - GOOD,))
            self.offers = (*self.offers, offer)
            self.tell("offered", offer.dump(), 1 << seat | 1 << taker, {"maker": seat})
        else:
            maker = word[0] - ACCEPT
            for offer in self.offers:
                if offer.maker == maker and self._can_accept(seat, offer):
                    self.offers = tuple([o for o in self.offers if o is not offer])
                    self.hand_over(offer.gives[0], maker, seat)
                    self.hand_over(offer.wants[0], seat, maker)
                    return

    def hand_over(self, item: int, giver: int, taker: int) -> None:
        self.move(item, HAND + giver, HAND + taker)
        facts: Facts = {"from": giver, "to": taker, "item": GOODS[item]}
        self.tell("moved", facts, 1 << giver | 1 << taker, {"from": giver, "to": taker})


class Match(Frame):
    __slots__ = ("round",)
    SLOTS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, step: str = "start", round: int = 0) -> None:
        super().__init__(step)
        self.round = round

    def copy(self) -> "Match":
        return Match(self.step, self.round)

    def run(self, t: Caravan) -> None:
        if self.round == t.setting.options.number("rounds"):
            keys: list[tuple[int, ...]] = [(t.coins[s], t.water[s]) for s in range(t.seats)]
            t.end(Result(RANKED, rank(keys), t.coins[:]))
            return
        self.round += 1
        for chapter in (Trade("start", 0), Market(), Storm(), Toll()):  # the top one runs first
            t.push(chapter)


class Toll(Frame):
    def copy(self) -> "Toll":
        return Toll(self.step)

    def run(self, t: Caravan) -> None:
        match self.step:
            case "start":
                t.ask_together(tuple(range(t.seats)), "toll")
                self.step = "seal"
            case "seal":
                for seat in range(t.seats):
                    word = t.word(seat)
                    t.road[seat] = word[0]
                    t.seal(seat, 0, word[1])
                self.step = "open"
            case _:
                best = -1
                for seat in range(t.seats):
                    bid = t.unseal(seat, 0) - WATER
                    t.water[seat] -= bid
                    if bid > best:
                        best = bid
                        t.leader = seat
                t.finish()

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        if not draft:
            return [NORTH, NORTH + 1]
        return [WATER + n for n in range(t.water[seat] + 1)]

    def ends(self, t: Caravan, seat: int, word: Word) -> bool:
        return len(word) == 2

    def sealed(self, t: Caravan, seat: int, word: Word) -> list[bool]:
        return [False, True]

    def explain(self, t: Caravan, seat: int, draft: Word, letter: int) -> Reason:
        return Reason("caravan.bid_your_water", "C.1", {"water": t.water[seat]})

    def prompt(self, t: Caravan, seat: int) -> Facts:
        return {"water": t.water[seat]}


class Storm(Frame):
    def copy(self) -> "Storm":
        return Storm(self.step)

    def run(self, t: Caravan) -> None:
        if self.step == "blown":
            t.finish()
            return
        self.step = "blown"
        faces = t.roll(DICE, 2)
        t.tell("rolled", {"faces": faces})
        north = [seat for seat in range(t.seats) if t.road[seat] == NORTH]
        if faces[0] + faces[1] >= 9 or len(north) == t.seats:
            t.storms += 1
            if t.storms == 3:
                t.end(Result(COMMON_DEFEAT, [2] * t.seats, t.coins[:]))
            else:
                t.push(Losses("start", north))


class Losses(Frame):
    """All losses of a storm are listed before any is taken, so that each sees the whole list."""

    __slots__ = ("asked", "losers")
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
            t.water[seat] = max(0, t.water[seat] - 2)
        t.tell("lost", {"seats": self.losers[:]})
        t.finish()

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        return [BREAK, ALLOW]

    def explain(self, t: Caravan, seat: int, draft: Word, letter: int) -> Reason:
        return Reason("caravan.break_or_allow", "C.2")


class Market(Frame):
    def copy(self) -> "Market":
        return Market(self.step)

    def run(self, t: Caravan) -> None:
        first, second = t.leader, (t.leader + 1) % t.seats
        match self.step:
            case "start" if len(t.contents[PILE]) < 3:
                t.finish()
            case "start":
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

    def options(self, t: Caravan, seat: int, draft: Word) -> list[int]:
        if not draft:
            return [KEEP]
        return [GOOD + item for item in sorted(set(t.contents[CHOICE + seat]))]

    def ends(self, t: Caravan, seat: int, word: Word) -> bool:
        return len(word) == 2

    def sealed(self, t: Caravan, seat: int, word: Word) -> list[bool]:
        return [False, True]

    def explain(self, t: Caravan, seat: int, draft: Word, letter: int) -> Reason:
        return Reason("caravan.not_on_offer", "C.3")


class Trade(Frame):
    __slots__ = ("turn",)
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

    def explain(self, t: Caravan, seat: int, draft: Word, letter: int) -> Reason:
        return Reason("caravan.cannot_trade_that", "C.4")


class Announced(Frame):
    """A raid stands announced; its target may block it, only then is it carried out."""

    __slots__ = ("raider", "target")
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

    def explain(self, t: Caravan, seat: int, draft: Word, letter: int) -> Reason:
        return Reason("caravan.block_or_allow", "C.4")

    def fallback(self, t: Caravan, seat: int) -> Word:
        return (BLOCK + t.fallback_picks(seat).below(2),)


class CaravanSpec(GameSpec):
    def make(self, setting: Setting) -> State:
        return Caravan(setting)

    def build_places(self, seats: int, options: Options) -> Places:
        hands = [own(DECK, "hand", s) for s in range(SEATS)]
        choices: list[Place] = [own(DECK, "choice", s) for s in range(SEATS)]
        piles = [secret(DECK, "pile"), secret(DECK, "under"), public(DECK, "sold")]
        return Places(seats, piles + hands + choices)

    def set_up(self, state: State) -> None:
        for seat in range(state.seats):
            for _ in range(2):
                state.draw(PILE, HAND + seat, DRAWS)
        state.push(Match())


FRAMES: Final = (Match, Toll, Storm, Losses, Market, Trade, Announced)


def make_spec(game: str) -> CaravanSpec:
    """The spec under some id; broken variants have ids of their own."""
    streams = ("dice", "draws", "raids")
    rounds = number("rounds", 3, 1, 9)
    return CaravanSpec(game, range(2, 5), 1, _alphabet(), streams, FRAMES, (rounds,), 200)


SPEC: Final = make_spec("caravan")
