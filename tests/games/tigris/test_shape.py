"""Facts for the table page: kingdoms that last, conflicts as arithmetic, gains."""

from typing import Any

from tabularium import games
from tabularium.kernel import Picks, Sweep, question
from tabularium.positions.tigris import lay

SPEC = games["tigris"]


def _war() -> Any:
    """Seat 0 joins two kingdoms with traders of both; the market at f5 is the uniting tile."""
    board = {
        "red": "c5 i5",
        "green": "e5 g5 h5",
        "lion.trader": "d5",
        "bull.trader": "i6",
        "black": "h6",
    }
    state = lay(board, {0: "green green green", 1: "green red red"})
    state.act(0, "tile:green f5")
    return state


def test_a_conflict_tells_both_sides_what_counts_and_what_falls() -> None:
    state = _war()
    fight: Any = state.view(None).table["conflict"]
    assert (fight["kind"], fight["colour"], fight["cell"]) == ("war", "green", "f5")
    attacker, defender = fight["attacker"], fight["defender"]
    assert (attacker["seat"], attacker["base"], attacker["falls"]) == (0, 1, ["e5"])
    assert (defender["seat"], defender["base"], defender["falls"]) == (1, 2, ["g5", "h5"])
    assert (attacker["prize"], defender["prize"]) == (2, 3)
    assert "f5" not in attacker["cells"] + defender["cells"]
    futures: Any = question(state, 0)["prompt"]["futures"]  # type: ignore[index]
    assert [(f["attack"], f["defence"], f["beaten_by"]) for f in futures] == [
        (1, 2, 0),
        (2, 2, 0),
        (3, 2, 1),
    ]
    state.act(0, "support:2")
    fight = state.view(1).table["conflict"]
    assert (fight["attacker"]["added"], fight["attacker"]["total"], fight["deciding"]) == (2, 3, 1)


def test_what_falls_is_what_the_engine_takes() -> None:
    state = _war()
    side: Any = state.view(None).table["conflict"]["defender"]  # type: ignore[index]
    state.act(0, "support:2")
    won = [e for e in state.act(1, "support:0") if e.kind == "war_won"]
    assert won[0].facts["lost"] == side["falls"]


def test_an_outcome_credits_only_the_asker_with_a_gain() -> None:
    state = lay({"red": "c5", "lion.king": "d5"}, {0: "red", 1: "red"})
    made = Sweep(state, 0, "tile:red")
    while not made.done:
        made.step(50)
    gains = {o["gain"] for o in made.table}
    assert gains == {0, 1}
    for outcome in made.table:
        mine = sum(p["points"] for p in outcome["points"] if p["seat"] == 0)  # type: ignore[attr-defined]
        assert outcome["gain"] == mine


def test_kingdoms_keep_their_city() -> None:
    state, picks = SPEC.new(3, "sources"), Picks("sources")
    while state.pending is not None:
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
        table: Any = state.view(None).table
        for one in table["kingdoms"]:
            if one["city"] is not None:
                assert one["city"] in one["cells"]
        named = [one["city"] for one in table["kingdoms"] if one["city"] is not None]
        assert len(set(named)) == len(named)


def _brings(state: Any, word: str) -> Any:
    made = Sweep(state, 0, word)
    made.step(1)
    return made.table[made.of[0]]


def test_an_outcome_tells_what_a_catastrophe_cuts() -> None:
    pieces = {"red": "c5 h5", "black": "e5 f5 g5", "lion.king": "d5", "bull.trader": "i5"}
    state = lay(pieces, {0: "red"})
    cut = _brings(state, "catastrophe f5")
    assert [(each["cells"], each["leaders"]) for each in cut["parts"]] == [
        (["c5", "d5", "e5"], ["lion.king"]),
        (["g5", "h5", "i5"], ["bull.trader"]),
    ]
    assert cut["cut"] == []
    home = _brings(state, "catastrophe h5")  # the trader's last temple
    assert (home["home"], home["cut"]) == (["bull.trader"], [])
    assert home["parts"] == []  # what is left holds together


def test_an_outcome_tells_what_a_leader_leaves_behind() -> None:
    state = lay({"red": "c5 g5", "black": "e5", "lion.king": "d5", "bull.trader": "f5"}, {0: "red"})
    gone = _brings(state, "withdraw:king")
    assert ([each["leaders"] for each in gone["parts"]], gone["cut"]) == ([["bull.trader"]], ["c5"])
    moved = _brings(state, "leader:king c6")
    assert (len(moved["parts"]), moved["cut"]) == (2, [])
