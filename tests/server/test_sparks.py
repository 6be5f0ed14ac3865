"""Who leads a running game: only what everybody who watches may know, and then truly."""

from pathlib import Path

import pytest

from server.running import BOT, ME, in_loop, running
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Picks, State
from tabularium.registry import OURS, games
from tabularium.server.past.sparks import _some, known_scores

OPEN_SCORES = {"magnaci", "orleans", "sigismundus", "tigris"}  # all that counts there lies open


def played(game: str, words: int) -> State:
    """A game of bots that draw lots, after so many words or at its end."""
    spec = games[game]
    state = spec.new(spec.seats[-1], "sparks")
    bot = make_bot("random", spec)
    for n in range(words):
        if state.pending is None:
            break
        seat = state.pending.seats[0]
        choice = bot.choose(state.view(seat), [], state.pending, Budget(10), Picks(str(n)))
        state.act(seat, choice.word)
    return state


@pytest.mark.parametrize("game", OURS)
def test_what_is_told_is_true_and_the_same_in_all_states_that_look_alike(game: str) -> None:
    spec, told = games[game], 0
    for words in (0, 25, 50, 75):
        state = played(game, words)
        view = state.view(None)
        known = known_scores(spec, view)
        other = spec.imagine(view, "another state that looks the same")
        assert known_scores(spec, other.view(None)) == known
        assert known is None or known == state.standing()
        told += known is not None
    assert told == 4 if game in OPEN_SCORES else told < 4


def test_points_that_were_reckoned_stay_of_use() -> None:
    for length in (1, 2, 31, 32, 33, 64, 65, 1000):
        some = _some(list(range(length)))
        assert some[0] == 0 and some[-1] == length - 1 and len(some) <= 33
        assert some == sorted(set(some))
        later = _some(list(range(length + 1)))
        assert len(set(later) - set(some)) <= 1 + (len(later) > len(some))


@in_loop
async def test_a_table_tells_who_leads_unless_points_are_veiled(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, stranger = await server.guest(), await server.stranger()
        for game, options, open_ in (
            ("orleans", {}, True),
            ("tigris", {"points": "veiled"}, False),
            ("tigris", {"points": "open"}, True),
        ):
            wish = {"game": game, "seats": 2, "plan": [ME, BOT], "options": options, "start": True}
            table = (await ala.post("/api/tables", wish))["id"]
            async with ala.at(table) as sitting:
                await sitting.until(lambda m, s=sitting: m["type"] == "update" and s.asked(0))  # type: ignore[misc]
                await sitting.act(0)
            spark = await stranger.get(f"/api/tables/{table}/spark")
            assert bool(spark["moves"]) is open_, (game, options)
            if open_:
                assert len(spark["moves"]) >= 2
                assert [len(line) for line in spark["scores"]] == [len(spark["moves"])] * 2
            again = await stranger.get(f"/api/tables/{table}/spark")
            assert again["moves"][:1] == spark["moves"][:1]
        await ala.post(f"/api/tables/{table}/resign")
        assert (await stranger.get(f"/api/tables/{table}/spark"))["moves"] == []
