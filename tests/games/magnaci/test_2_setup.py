"""Rules 2: set-up."""

from collections import Counter

import pytest

from tabularium.games.magnaci import material as box
from tabularium.games.magnaci.spec import SPEC
from tabularium.positions import holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import estates, totals


@pytest.mark.parametrize("seats", SPEC.seats)
def test_2_1_everybody_begins_alike(seats: int) -> None:
    state = SPEC.new(seats, "start")
    view = state.view(0)
    assert totals(state) == [0] * seats
    assert view.table["remaining"] == [list(box.CARDS)] * seats
    assert view.table["offices"] == {} and view.table["partitions"] == []
    assert [holding(state, f"laws.of.{seat}") for seat in range(seats)] == [[]] * seats


def test_2_2_one_of_three_kings_of_an_age_is_chosen() -> None:
    seen = Counter()
    for n in range(60):
        state = SPEC.new(2, f"king {n}")
        while question(state)[1] == "first_estate":
            say(state, "litwa")
        (king,) = holding(state, "kings.gold.reigning")
        assert sorted([*holding(state, "kings.gold.pile"), king]) == sorted(box.KING_CODES[:3])
        seen[king] += 1
    assert set(seen) == set(box.KING_CODES[:3])


def test_2_3_draws_are_chance_and_depend_on_the_seed_alone() -> None:
    def laws_of(seed: str) -> list[str]:
        state = SPEC.new(2, seed)
        for seat in (question(state)[0], 1 - question(state)[0]):
            state.act(seat, "litwa")
        for _ in range(2):
            say(state, "prymas 2 podskarbi 3 hetman 4")
        while question(state)[1] in ("place", "tie"):
            say(state, state.fallback(question(state)[0]))
        return [holding(state, f"sejm.{n}")[0] for n in range(1, 6)]

    assert laws_of("a") == laws_of("a")
    assert len({tuple(laws_of(f"seed {n}")) for n in range(8)}) == 8


def test_2_4_the_order_is_drawn() -> None:
    orders = {tuple(table(SPEC.new(3, f"order {n}"))["order"]) for n in range(60)}
    assert len(orders) == 6
    state = SPEC.new(3, "order 1")
    assert state.record is not None and kinds(state.record.events)[0] == "order"


def test_2_5_first_estates_are_placed_in_that_order() -> None:
    state = SPEC.new(4, "first")
    order = table(state)["order"]
    for n, seat in enumerate(order):
        assert question(state) == (seat, "first_estate")
        say(state, "litwa" if n < 2 else "prusy")  # also where somebody else stands
    assert question(state)[1] == "senate"
    assert sum(estates(state, "litwa")) == sum(estates(state, "prusy")) == 2
    assert totals(state) == [1] * 4


def test_2_5_only_provinces_are_named() -> None:
    state = SPEC.new(2, "first")
    assert why_not(state, "hetman").rule == "1.3"
