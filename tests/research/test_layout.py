"""Observation vectors: from views alone, under fixed names, of fixed length."""

import json
from typing import Any

import numpy as np
import pytest
from goldens import folder

from research.tables import EVERY, GAMES, TABLES, walk
from tabularium import games
from tabularium.kernel import Facts, View
from tabularium.research import Environment, layout_for
from tabularium.research.environment import start
from tabularium.research.numbers.encoders import LIMIT, BadLayout, Bits, Index, Number, OneOf, Row


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_fit_into_the_layout(game: str, seats: int) -> None:
    """Every view of every seat: an unknown question, frame, code or a longer list would raise."""
    table = Environment(game, seats)
    written = np.zeros(table.layout.size, bool)
    for n in range(2):
        for step, _ in enumerate(walk(table, f"fits {n}")):
            for seat in range(seats) if step % 7 == 0 else ():
                seen = table.observe(seat)
                assert seen.shape == (table.layout.size,) and seen.dtype == np.float32
                assert np.abs(seen).max() <= LIMIT
                written |= seen != 0
        for seat in range(seats):
            table.observe(seat)  # at the end nobody is asked
    used = [table.layout.part(written, name).any() for name in table.layout.fields]
    assert np.mean(used) > 0.6  # a name that nothing is ever written to would be a mistake


# Names to which nothing is written in the goldens: too rare, or gone before anybody is asked.
SELDOM = {
    "alea": {"sealed", "fortuna.drawn.3", "fortuna.rejected"},
    "magnaci": {
        "conflicts.up",
        "table.black_clouds",
        "table.pacta",
        "Announced.one",
        "Announced.two",
        "Losses.heir",
        "Losses.count",
    },
    "orleans": {
        "sealed",
        "table.stage",
        "table.technology_lost",
        "Drawing.fresh",
        "Bathhouse.seat",
        "Bathhouse.guests",
    },
    "sigismundus": {"sealed", "Combat.spared"},
    "tigris": {"War.attack", "sealed", "together", "answered"},
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_fit_and_use_almost_every_field(game: str) -> None:
    """Goldens of all endings and rare rules, asides among their words, replayed word by word."""
    spec = games[game]
    used: set[str] = set()
    for path in sorted(folder(spec).glob(f"rules{spec.rules}-*.json")):
        saved = json.loads(path.read_text())
        options: Any = spec.migrated(saved["snapshot"], saved["rules"])["options"]
        state = start(spec, saved["seats"], options, saved["seed"])
        layout = layout_for(game, saved["seats"], options)
        written = np.zeros(layout.size, bool)
        for n, line in enumerate(each for each in saved["log"] if each[0] != "*"):
            who, _, word = line.partition(" ")
            for letter in spec.alphabet.read(word):
                seat = int(who.partition("#")[0])
                if letter >= layout.letters:
                    state.act(seat, word)  # an aside: not for research, but the views must fit
                    break
                written |= layout.encode(state.view((n + seat) % state.seats)) != 0
                written |= layout.encode(state.view(seat)) != 0
                state.play(seat, letter)
        assert state.over
        used |= {name for name in layout.fields if layout.part(written, name).any()}
    assert set(layout.fields) - used <= SELDOM[game]


@pytest.mark.parametrize(
    ("game", "frame", "slots", "written"),
    [
        ("orleans", "Bathhouse", {"seat": 1, "guests": [5, 9, 9]}, {"guests": 1.5, "seat": 1}),
        ("orleans", "Drawing", {"asked": 3, "fresh": [1] * 11}, {"asked": 2, "fresh": 11 / 8}),
        (
            "magnaci",
            "Announced",
            {"seat": 0, "card": 20, "one": 3, "two": -1},
            {"one": 1, "two": 0},
        ),
        ("magnaci", "Losses", {"items": [0, 1, 0, 1], "heir": 1, "count": 5}, {"items": 2}),
        ("sigismundus", "Combat", {"spared": 5}, {"spared": 0.5}),
    ],
)
def test_what_is_seldom_seen(
    game: str, frame: str, slots: Facts, written: dict[str, float]
) -> None:
    """Frames by hand; the table of Magnaci with a pact and black clouds."""
    table = Environment(game)
    view = table.view(0)
    upper = {**games[game].make_frame(frame, slots).dump()}
    stack = [*view["stack"], upper]  # type: ignore[misc]
    seen = table.layout.encode(View({**view.facts, "stack": stack}))
    for slot, total in written.items():
        assert table.layout.part(seen, f"{frame}.{slot}").sum() == pytest.approx(total)
    if game == "magnaci":
        clouded = {**view.table, "black_clouds": True, "pacta": [1, "ducat"]}
        seen = table.layout.encode(View({**view.facts, "table": clouded}))
        assert table.layout.part(seen, "table.black_clouds").tolist() == [1]
        assert table.layout.part(seen, "table.pacta").tolist() == [0, 1, 0, 0, 1, 0]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_frame_as_it_starts_fits(game: str, seats: int) -> None:
    table = Environment(game, seats)
    view = table.view(0)
    for make in table.spec.frame_classes.values():
        table.layout.encode(View({**view.facts, "stack": [make().dump()]}))


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_fact_of_the_table_has_a_field(game: str, seats: int) -> None:
    table = Environment(game, seats)
    layout, facts = table.layout, table.view(0)
    fields = {name.removeprefix("table.") for name in layout.fields if name.startswith("table.")}
    assert fields | set(layout._game.derived) == set(facts.table)
    assert set(facts.places) <= set(layout.fields)
    frames = table.spec.frame_classes
    assert set(layout._game.slots) == set(frames)
    for name, frame in frames.items():
        assert set(layout._game.slots[name]) == set(frame.SLOTS), name


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_fields_follow_each_other_and_every_number_has_a_name(game: str, seats: int) -> None:
    layout = layout_for(game, seats)
    end = 0
    for field in layout.fields.values():
        assert field.start == end
        assert len(field.labels()) == field.size
        end = field.stop
    assert end == layout.size
    assert len(set(layout.labels())) == layout.size


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_is_not_in_its_numbers(game: str, seats: int) -> None:
    """An imagined state with other secrets gives the same observation and the same mask."""
    table = Environment(game, seats)
    for step, asked in enumerate(walk(table, "secrets", 120)):
        if step % 10:
            continue
        for seat in range(seats):
            seen, mask = table.observe(seat), table.mask(seat)
            truth = table.state
            table.state = table.spec.imagine(table.view(seat), f"other {step}")
            assert np.array_equal(table.observe(seat), seen)
            assert table.seat == asked and np.array_equal(table.mask(seat), mask)
            table.state = truth


def test_long_words_stay_within_bounds() -> None:
    table = Environment("alea", 2)
    facts = dict(table.view(0).facts, draft=" ".join(["arrange", *["unplaced"] * 30]))
    seen = table.layout.encode(View(facts))
    assert seen.max() == LIMIT and table.layout.part(seen, "spelled").sum() == LIMIT + 1


def test_names_lead_to_the_numbers() -> None:
    table = Environment("tigris", 4)
    layout = table.layout
    table.reset("names")
    seen = table.observe(2)
    assert layout.part(seen, "me").tolist() == [0, 0, 1, 0]
    assert layout.part(seen, "asked").tolist() == [1, 0, 0, 0]
    assert layout.labels()[layout.fields["me"].start] == "me.0"
    hand = layout.part(seen, "hand.2")
    assert hand[0] > 0 and hand[1:].sum() > 0
    assert layout.part(seen, "hand.1")[0] == hand[0] and layout.part(seen, "hand.1")[1:].sum() == 0
    both = layout.part(np.stack([seen, seen]), "me")
    assert both.shape == (2, 4)


def test_a_draft_is_seen_by_its_owner_only() -> None:
    table = Environment("tigris", 2)
    table.reset("draft")
    before = table.observe(1)
    letter = next(x for x in table.legal() if table.spec.alphabet.text(x).startswith("leader"))
    table.step(letter)
    spelled = table.layout.part(table.observe(0), "spelled")
    assert spelled[letter] == 1 and spelled.sum() == 1
    assert np.array_equal(table.observe(1), before)


def test_what_does_not_fit_is_refused() -> None:
    table = Environment("alea", 2)
    facts = dict(table.view(0).facts)
    pending = dict(facts["pending"], prompt="sing")  # type: ignore[call-overload]
    with pytest.raises(BadLayout, match="'sing' is not one of"):
        table.layout.encode(View({**facts, "pending": pending}))
    hands = dict(table.view(0).table, hand=[8, 8, 8])
    with pytest.raises(BadLayout, match="longer than 2"):
        table.layout.encode(View({**facts, "table": hands}))


@pytest.mark.parametrize(
    ("encoder", "fact"),
    [(OneOf("ab"), "c"), (Index(3), 3), (Bits(2), 4), (Row(Number(1), 1), [1, 1])],
)
def test_encoders_refuse_what_has_no_place(encoder, fact) -> None:
    from array import array

    with pytest.raises(BadLayout):
        encoder.write(fact, array("f", [0.0] * 4), 0)


def test_numbers_are_scaled_and_bounded() -> None:
    from array import array

    out = array("f", [0.0])
    for given, written in ((5, 0.5), (-5, -0.5), (10_000, LIMIT), (-10_000, -LIMIT)):
        Number(10).write(given, out, 0)
        assert out[0] == written


def test_layouts_are_shared_and_other_options_may_change_them() -> None:
    assert layout_for("orleans", 3) is layout_for("orleans", 3)
    few = layout_for("orleans", 3, {"extra_tiles": True})
    assert few is not layout_for("orleans", 3)
    assert layout_for("tigris", 2).size < layout_for("tigris", 4).size
    assert [layout_for(game, seats).letters for game, seats in EVERY] == [
        games[game].alphabet.first_aside for game, seats in EVERY
    ]
