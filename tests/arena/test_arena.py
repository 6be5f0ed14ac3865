"""The arena: mirrored blocks, figures, ratings and the gate, checked on what is known."""

import math
from pathlib import Path

import msgspec
import pytest

from tabularium import games
from tabularium.arena.figures import elo_of, figures_of, win_shares
from tabularium.arena.match import Block, Match, matches, play_block
from tabularium.arena.ratings import ratings_of
from tabularium.arena.report import markdown, plot, put_into, sections
from tabularium.arena.series import on_cores, play_series, read_blocks, tasks
from tabularium.arena.sprt import expected, sprt
from tabularium.kernel import COMMON_DEFEAT, RANKED, Picks

MATCH = Match("magnaci", 2, "novice", "random")


def block(places: list[list[int]], n: int = 0, match: Match = MATCH, end: str = RANKED) -> Block:
    """A block whose games ended like that."""
    scores = [[10 * (len(p) - place) for place in p] for p in places]
    games = len(places)
    return Block(match, n, f"s/{n}", places, scores, [end] * games, [9] * games, [0.1, 0.1], [5, 0])


def drawn_block(strength: float, n: int, seats: int = 2) -> Block:
    """A block of a hero that is so many times as strong as each of the field."""
    picks = Picks(f"drawn/{n}")
    places = []
    for hero in range(seats):
        left, place, got = list(range(seats)), 1, [0] * seats
        while left:
            weights = [strength if seat == hero else 1.0 for seat in left]
            at = picks.below(10**9) / 10**9 * sum(weights)
            for seat, weight in zip(left, weights, strict=True):
                at -= weight
                if at < 0 or seat == left[-1]:
                    got[seat], place = place, place + 1
                    left.remove(seat)
                    break
        places.append(got)
    return block(places, n, Match("magnaci", seats, "hero", "field"))


# Blocks


def test_who_plays_whom() -> None:
    two = [match.name for match in matches("alea", 2, ["a", "b", "c"])]
    assert two == ["b : a", "c : a", "c : b"]
    assert len(matches("alea", 3, ["a", "b"])) == 2  # one against two, both ways
    against = matches("alea", 3, ["a", "b"], {}, "c")
    assert [match.name for match in against] == ["a : c", "b : c"]


def test_a_block_is_one_seed_on_every_seat_and_repeats_exactly() -> None:
    match = Match("sigismundus", 3, "novice", "random", {"length": "short"})
    one, two = play_block(match, 4, "seed/4"), play_block(match, 4, "seed/4")
    assert len(one.places) == len(one.scores) == len(one.ends) == 3
    assert (one.places, one.scores, one.words) == (two.places, two.scores, two.words)


def test_a_series_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    todo = tasks([MATCH], 4, "cut")
    path = tmp_path / "lines.jsonl"
    seen: list[int] = []

    def two(played: Block) -> bool:
        seen.append(played.number)
        return len(seen) < 2

    play_series(todo, path, on_cores(1), two)
    path.write_bytes(path.read_bytes() + b'{"match":{"ga')  # killed while writing
    assert [b.number for b in read_blocks(path)] == [0, 1]
    blocks = play_series(todo, path, on_cores(1), lambda _: True)
    assert [b.number for b in blocks] == [0, 1, 2, 3]
    whole = play_series(todo, None, on_cores(1), lambda _: True)
    assert [b.scores for b in whole] == [b.scores for b in blocks]
    assert len(read_blocks(path)) == 4
    again: list[int] = []
    play_series(todo, path, on_cores(1), lambda b: again.append(b.number) is None)
    assert again == [0, 1, 2, 3] and len(read_blocks(path)) == 4


def test_other_options_are_another_series(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    play_series(tasks([MATCH], 1, "o"), path, on_cores(1), lambda _: True)
    other = Match("magnaci", 2, "novice", "random", {"horizon": 30})
    blocks = play_series(tasks([other], 1, "o"), path, on_cores(1), lambda _: True)
    assert len(blocks) == 1 and len(read_blocks(path)) == 2


@pytest.mark.slow
def test_cores_change_nothing(tmp_path: Path) -> None:
    todo = tasks([MATCH], 3, "cores")
    alone = play_series(todo, None, on_cores(1), lambda _: True)
    spread = play_series(todo, None, on_cores(2), lambda _: True)
    assert sorted(b.number for b in spread) == [0, 1, 2]
    assert {b.seed: b.scores for b in spread} == {b.seed: b.scores for b in alone}


@pytest.mark.slow
def test_ray_changes_nothing() -> None:
    from tabularium.arena.cluster import on_ray

    todo = tasks([MATCH], 3, "ray")
    alone = play_series(todo, None, on_cores(1), lambda _: True)
    spread = play_series(todo, None, on_ray("local"), lambda _: True)
    assert {b.seed: b.scores for b in spread} == {b.seed: b.scores for b in alone}


# Figures


def test_wins_are_shared_by_those_who_tie() -> None:
    assert win_shares([1, 2, 3]) == [1, 0, 0]
    assert win_shares([1, 1, 3]) == [0.5, 0.5, 0]


def test_figures_of_a_clear_series() -> None:
    blocks = [block([[1, 2], [2, 1]], n) for n in range(10)]  # the hero wins on both seats
    figures = figures_of(blocks)
    assert figures.games == 20 and figures.blocks == 10
    assert figures.share == (1.0, 1 - 3 / 20, 1.0) and figures.field_share == 0  # rule of three
    assert figures.elo.mean == math.inf and 300 < figures.elo.low < 302
    assert figures.rank.mean == 1 and figures.margin.mean == 10


def test_common_defeats_are_counted_apart() -> None:
    blocks = [block([[1, 2], [2, 1]]), block([[2, 2], [2, 2]], 1, end=COMMON_DEFEAT)]
    figures = figures_of(blocks)
    assert figures.defeats == 2 and figures.share.mean == 1.0


def test_mirrored_blocks_that_the_seat_decides_say_nothing_of_the_bots() -> None:
    """Whoever sits first wins: one win each, and no doubt about it."""
    figures = figures_of([block([[1, 2], [1, 2]], n) for n in range(20)])
    assert figures.share == (0.5, 0.5, 0.5)


@pytest.mark.parametrize(("gap", "seats", "share"), [(0, 2, 50), (100, 2, 64), (100, 3, 47)])
def test_elo_as_read_from_a_share(gap: int, seats: int, share: int) -> None:
    assert round(100 * expected(gap, seats)) == share
    assert math.isclose(elo_of(expected(gap, seats), seats), gap, abs_tol=1e-9)


def test_intervals_cover_the_truth_about_as_often_as_they_promise() -> None:
    truth, covered, trials = expected(100, 2), 0, 60
    for trial in range(trials):
        blocks = [drawn_block(10 ** (100 / 400), 1000 * trial + n) for n in range(60)]
        share = figures_of(blocks).share
        covered += share.low <= truth <= share.high
    assert covered >= 0.85 * trials


# Ratings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_strength_that_made_the_games(seats: int) -> None:
    blocks = [drawn_block(10.0 ** (200 / 400), n, seats) for n in range(240)]
    ratings = ratings_of(blocks, "field")
    assert ratings["field"].mean == 1000
    assert ratings["hero"].low < 1200 < ratings["hero"].high
    assert abs(ratings["hero"].mean - 1200) < 60


def test_ties_make_equals() -> None:
    ratings = ratings_of([block([[1, 1], [1, 1]], n) for n in range(20)], "random")
    assert abs(ratings["novice"].mean - 1000) < 1


# The gate


def test_the_gate_opens_for_the_strong_and_closes_for_equals() -> None:
    strong = [drawn_block(10.0 ** (150 / 400), n) for n in range(200)]
    equal = [drawn_block(1.0, n) for n in range(400)]
    assert sprt(strong, 0, 100).state == "accepted"
    assert sprt(equal, 0, 100).state == "rejected"
    assert sprt(strong[:3], 0, 100).state == "open"


def test_the_gate_is_rarely_wrong() -> None:
    """Equals pass a 5 % gate in few of many trials."""
    passed = 0
    for trial in range(60):
        for n in range(4, 160, 4):
            verdict = sprt([drawn_block(1.0, 500 * trial + i) for i in range(n)], 0, 100)
            if verdict.state != "open":
                passed += verdict.state == "accepted"
                break
    assert passed <= 7


# The report


def test_the_report_is_made_from_the_blocks() -> None:
    blocks = [block([[1, 2], [2, 1]], n) for n in range(6)]
    blocks += [block([[1, 2], [1, 2]], n, Match("alea", 2, "a", "b")) for n in range(6)]
    report = sections(blocks)
    assert [(s.game, s.seats) for s in report] == [("alea", 2), ("magnaci", 2)]
    tables = markdown(report)
    assert "| novice | random | 12 | 100.0 (75.0 to 100.0) | > 191 |" in tables
    page = put_into(
        "a\n<!-- arena: made by `tabularium report` -->\nold\n<!-- /arena -->\nb", tables
    )
    assert "old" not in page and page.startswith("a\n") and page.endswith("\nb")
    with pytest.raises(ValueError, match="no line"):
        put_into("no marks", tables)
    picture = plot(report)
    assert picture.startswith("<svg") and picture.count("<circle") == 4
    assert msgspec.json.decode(msgspec.json.encode(blocks[0]), type=Block) == blocks[0]


def test_rules_are_told_and_games_of_older_ones_are_not_counted_with_newer() -> None:
    """A line without rules is of the first; a report keeps to the newest there are."""
    [match] = matches("tigris", 2, ["novice"], against="random")
    assert match.rules == games["tigris"].rules
    old = [block([[1, 2], [2, 1]], n, Match("alea", 2, "a", "b")) for n in range(3)]
    new = [block([[1, 2], [1, 2]], n, Match("alea", 2, "a", "b", {}, 2)) for n in range(4)]
    assert old[0].match.rules == 1
    [section] = sections([*old, *new])
    assert section.lines[0].figures.games == sections(new)[0].lines[0].figures.games
