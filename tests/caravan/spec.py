"""Caravan for the kernel: alphabet, places, plain data, set-up."""

from collections.abc import Callable
from typing import Final

from caravan.game import (
    DECK,
    DRAWS,
    GOODS,
    HAND,
    MAX_WATER,
    PILE,
    SEATS,
    TEXTS,
    WATER,
    Announced,
    Caravan,
    Gifts,
    Losses,
    Market,
    Match,
    Storm,
    Toll,
    Trade,
)
from tabularium import kernel as k
from tabularium.kernel import Facts, Reason


def _alphabet() -> k.Alphabet:
    letters = [k.Letter(text, text) for text in (*TEXTS, *GOODS)]
    letters += [k.Letter(f"raid:{s}", "raid", {"seat": s}) for s in range(SEATS)]
    letters += [k.Letter(f"w{n}", "water", {"n": n}) for n in range(MAX_WATER + 1)]
    kinds = ("gift", "offer", "accept")
    asides = [k.Letter(f"{c}:{s}", c, {"seat": s}) for c in kinds for s in range(SEATS)]
    return k.Alphabet(letters, asides)


def dump_table(t: Caravan) -> Facts:
    rows: Facts = {"water": t.water[:], "coins": t.coins[:], "amulets": t.amulets[:]}
    return {**rows, "road": t.road[:], "storms": t.storms, "leader": t.leader}


def load_table(t: Caravan, dump: Facts) -> None:
    for name, value in dump.items():
        setattr(t, name, list(value) if isinstance(value, list) else value)


def guess_sealed(t: Caravan, seat: int, slots: list[int], picks: k.Picks) -> list[int]:
    return [WATER + picks.below(t.water[seat] + 1) for _ in slots]


def faults(t: Caravan) -> list[Reason]:
    return [
        Reason("caravan.too_much_water", "C.1", {"seat": seat, "water": w})
        for seat, w in enumerate(t.water)
        if not 0 <= w <= MAX_WATER
    ]


def score(t: Caravan, seat: int) -> Facts:
    return {"total": t.coins[seat], "parts": {"coins": t.coins[seat]}}


def build_places(seats: int, options: k.Options) -> k.Places:
    hands = [k.own(DECK, "hand", s) for s in range(SEATS)]
    choices: list[k.Place] = [k.own(DECK, "choice", s) for s in range(SEATS)]
    piles = [k.secret(DECK, "pile"), k.secret(DECK, "under"), k.public(DECK, "sold")]
    return k.Places(seats, piles + hands + choices)


def set_up(t: Caravan) -> None:
    for seat in range(t.seats):
        for _ in range(2):
            t.draw(PILE, HAND + seat, DRAWS)
    t.push(Match())


Migrate = Callable[[Facts, int], Facts | None]


def caravan(rules: int = 1, migrate: Migrate = k.no_migration) -> k.GameSpec:
    """The game; a test may ask for it with other rules."""
    return k.GameSpec(
        "caravan",
        range(2, 5),
        rules,
        alphabet=_alphabet(),
        make=Caravan,
        places=build_places,
        streams=("dice", "draws", "raids"),
        dump_table=dump_table,
        load_table=load_table,
        faults=faults,
        score=score,
        guess_sealed=guess_sealed,
        set_up=set_up,
        frames=(Match, Toll, Storm, Losses, Market, Trade, Announced),
        asides=Gifts(),
        options=(k.number("rounds", 3, 1, 9),),
        horizon=200,
        migrate=migrate,
    )


SPEC: Final = caravan()
