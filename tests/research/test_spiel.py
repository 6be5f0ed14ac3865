"""OpenSpiel: its own tests on every game with every number of seats, and our promises."""

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

from research.spiel_trees import load, small_trees
from research.tables import FEWEST, GAMES, TABLES
from tabularium import IllegalAction, games
from tabularium.research import spiel
from tabularium.research.versions import version_of

pytestmark = pytest.mark.slow

STATES = 60  # of the tree, for each game


def walked(state: Any, letters: int, seed: int = 0) -> Any:
    """The same state after some random letters."""
    rng = random.Random(seed)
    for _ in range(letters):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulation_with_serialisation(game: str, seats: int) -> None:
    """OpenSpiel's C++ test; with a seed it serialises, since nothing is left to chance."""
    seeded = load(game, seats, seed=3, horizon=12)
    pyspiel.random_sim_test(seeded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulation_with_sampled_chance(game: str, seats: int) -> None:
    sampled = load(game, seats, horizon=25)
    pyspiel.random_sim_test(sampled, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_random_simulation_of_whole_games(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=False, verbose=False)


# OpenSpiel's own checks of parts of the tree, by name.
CHECKS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@pytest.mark.parametrize("chance", ["sampled", pytest.param("seeded", marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiels_api_test(
    game: str, seats: int, chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sequence lengths, bad players, legal actions of others, private and public observations."""
    sample = api_test.sample_some_states.sample_some_states
    fewer = lambda game, max_states: sample(game, max_states=STATES)  # noqa: E731
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", fewer)
    random.seed(1)
    loaded = load(game, seats, **({"seed": 2} if chance == "seeded" else {}))
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game, case.game_name = loaded, spiel.name_of(game)
    case.setUpClass()
    # Deeper positions too: a tree of so few states stays near its root.
    case.some_states += [walked(loaded.new_initial_state(), 40 * n, n) for n in range(1, 5)]
    assert len(CHECKS) == 5
    for check in CHECKS:
        getattr(case(check), check)()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_perfect_recall(game: str, seats: int) -> None:
    """Below several positions: whoever is in an information state came to it in one way only.

    OpenSpiel's own test wants more: all histories of an information state equally long. Where words
    said together have different lengths that would tell how long another's hidden word is, so there
    only the definition is checked.
    """
    trees = small_trees(game, seats, seed=7, letters=140)
    assert trees
    by_open_spiel = 0
    for root, _ in trees[-6:]:
        known: Known = {}
        has_perfect_recall(root, [], known)
        if all(len(lengths) == 1 for _, lengths in known.values()):
            api_test._assert_is_perfect_recall_recursive(root, [], {})
            by_open_spiel += 1
    assert by_open_spiel


# By player and information state: what that player saw and did before, and how long histories are.
Known = dict[tuple[int, str], tuple[list[tuple[str, int]], set[int]]]


def has_perfect_recall(state: Any, history: list[tuple[Any, int]], known: Known) -> None:
    """The definition, over a whole tree."""
    if state.is_terminal():
        return
    player = state.current_player()
    lived = [
        (before.information_state_string(player), action)
        for before, action in history
        if before.current_player() == player
    ]
    key = (player, state.information_state_string(player))
    before, lengths = known.setdefault(key, (lived, set()))
    assert before == lived, "two ways to one information state"
    lengths.add(len(history))
    for action in state.legal_actions():
        has_perfect_recall(state.child(action), [*history, (state, action)], known)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["orleans", "sigismundus"])
def test_information_states_do_not_tell_words_said_together(game: str) -> None:
    """In the tree of a question to several seats, later seats have fewer information states."""
    seats = games[game].seats.start
    shared = 0
    for root, together in small_trees(game, seats, seed=11, letters=250):
        if together:
            nodes: list[tuple[int, str]] = []
            collect(root, nodes)
            shared += len(nodes) - len(set(nodes))
    assert shared > 0


def collect(state: Any, nodes: list[tuple[int, str]]) -> None:
    """All decisions of a tree with what their players know."""
    if not state.is_terminal():
        nodes.append((state.current_player(), state.information_state_string()))
        for action in state.legal_actions():
            collect(state.child(action), nodes)


def test_forgetting_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both checks fail for players who know no more than their seat."""
    root = small_trees("alea", 2, seed=7, letters=60)[-1][0]
    monkeypatch.setattr(spiel.Play, "information_state", lambda play, seat: str(seat))
    with pytest.raises(AssertionError, match="2 history leading to the same state"):
        api_test._assert_is_perfect_recall_recursive(root, [], {})
    with pytest.raises(AssertionError, match="two ways"):
        has_perfect_recall(root, [], {})


def test_the_past_is_part_of_what_a_player_knows() -> None:
    """Another choice is another past for whoever made it, and for nobody else."""
    recalled = []
    for text in ("exchange", "pass", "exchange"):
        state = load("tigris", 2, seed=1).new_initial_state()
        state.apply_action(games["tigris"].alphabet.letter(text))
        assert state.play.recall(1) == ""
        recalled.append(state.play.recall(0))
    assert recalled[0] == recalled[2] != recalled[1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_resampling_keeps_what_a_player_knows(game: str, seats: int) -> None:
    """Same information state, observation and options; it plays on to the end."""
    state = walked(load(game, seats, seed=5).new_initial_state(), 45, 5)
    assert not state.is_terminal()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(seats):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
    mover = state.current_player()
    other = state.resample_from_infostate(mover, sampler)
    assert other.legal_actions() == state.legal_actions()
    again = other.resample_from_infostate(mover, sampler)
    assert again.information_state_string(mover) == state.information_state_string(mover)
    for letter in (state.legal_actions()[0],):
        state.apply_action(letter)
        other.apply_action(letter)
        assert other.play.recall(mover) == state.play.recall(mover)
    assert walked(other, 10_000).is_terminal()


def test_resampling_guesses_what_is_hidden() -> None:
    state = walked(load("tigris", 3, seed=1).new_initial_state(), 60)
    guesses = iter([0.1, 0.2])
    one, two = (state.resample_from_infostate(0, lambda: next(guesses)) for _ in range(2))
    assert len({str(one), str(two), str(state)}) == 3
    assert one.observation_string(1) != two.observation_string(1)
    same = iter([0.1, 0.1])
    one, two = (state.resample_from_infostate(0, lambda: next(same)) for _ in range(2))
    assert str(one) == str(two)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_copies_and_serialised_states_play_on_alike(game: str, seats: int) -> None:
    loaded = load(game, seats)
    state = walked(loaded.new_initial_state(), 83, 2)  # in the middle of words too
    text = state.serialize()
    twins = [
        state.clone(),
        copy.deepcopy(state),
        copy.copy(state),
        loaded.deserialize_state(text),
        pickle.loads(pickle.dumps(state)),
    ]
    known = [state.information_state_string(player) for player in range(seats)]
    ends = {str(walked(state, 60, 9))}
    for twin in twins:
        assert [twin.information_state_string(player) for player in range(seats)] == known
        assert walked(twin, 60, 9).history() == state.history()
        ends.add(str(twin))
    assert len(ends) == 1


def test_pyspiel_serialises_seeded_games_with_their_states() -> None:
    loaded = load("magnaci", 3, seed=5)
    state = walked(loaded.new_initial_state(), 50)
    text = pyspiel.serialize_game_and_state(loaded, state)
    game, twin = pyspiel.deserialize_game_and_state(text)
    assert str(twin) == str(state) and str(game) == str(loaded)


def test_games_can_be_pickled_whatever_their_chance() -> None:
    for parameters in ({}, {"seed": 4}, {"rewards": "score", "english": True}):
        loaded = load("tigris", 3, **parameters)
        assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)


def test_clones_do_not_set_up_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    state = walked(load("orleans", 4).new_initial_state(), 10)
    monkeypatch.setattr(spiel.TabulariumGame, "first_state", None)
    assert str(state.clone()) == str(state)


def test_chance_is_sampled_anew_unless_there_is_a_seed() -> None:
    sampled, seeded = load("alea", 2), load("alea", 2, seed=1)
    mode = pyspiel.GameType.ChanceMode
    assert sampled.get_type().chance_mode == mode.SAMPLED_STOCHASTIC
    assert seeded.get_type().chance_mode == mode.DETERMINISTIC
    assert len({str(sampled.new_initial_state()) for _ in range(4)}) == 4
    assert len({str(seeded.new_initial_state()) for _ in range(4)}) == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_an_illegal_action_is_refused_and_changes_nothing(game: str) -> None:
    loaded = load(game, games[game].seats.start)
    state = walked(loaded.new_initial_state(), 20)
    before, history = str(state), state.history()
    illegal = set(range(loaded.num_distinct_actions())) - set(state.legal_actions())
    with pytest.raises(IllegalAction) as refusal:
        state.apply_action(min(illegal))
    assert refusal.value.reason.rule
    assert (str(state), state.history()) == (before, history)


def test_returns_and_rewards() -> None:
    for rewards in ("win_share", "score"):
        state = load("alea", 3, seed=1, rewards=rewards).new_initial_state()
        assert state.returns() == [0, 0, 0]
        walked(state, 10_000)
        result = state.state.result
        wanted = result.scores if rewards == "score" else [p == 1 for p in result.places]
        assert state.returns() == [float(each) for each in wanted]
        assert state.current_player() == pyspiel.PlayerId.TERMINAL


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_observers(game: str, seats: int) -> None:
    """Names of the layout, and public, private and both as text."""
    loaded = load(game, seats)
    state = walked(loaded.new_initial_state(), 40)
    whole = make_observation(loaded)
    whole.set_from(state, 1)
    assert whole.tensor.tolist() == state.observation_tensor(1)
    assert whole.dict["me"][1] == 1
    assert sum(part.size for part in whole.dict.values()) == loaded.observation_tensor_size()
    kind = pyspiel.IIGObservationType
    nobody = pyspiel.PrivateInfoType.NONE
    public = make_observation(loaded, kind(True, False, nobody))
    assert {public.string_from(state, p) for p in range(seats)} == {public.string_from(state, 0)}
    assert json.loads(public.string_from(state, 0)) == state.state.view(None).facts
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER
    private = make_observation(loaded, kind(False, False, single))
    nothing = make_observation(loaded, kind(False, False, nobody))
    assert nothing.string_from(state, 0) == ""
    for player in range(seats):
        text = private.string_from(state, player)
        mine, all_see = state.state.view(player), state.state.view(None)
        if text:
            for name, held in json.loads(text).get("places", {}).items():
                assert mine.places[name] == held != all_see.places[name]
    with pytest.raises(ValueError, match="no parameters"):
        loaded.make_py_observer(None, {"colour": "red"})


def test_actions_are_written_as_letters() -> None:
    state = load("alea", 2, seed=1).new_initial_state()
    texts = [state.action_to_string(0, letter) for letter in state.legal_actions()]
    assert texts == [games["alea"].alphabet.text(letter) for letter in state.legal_actions()]
    assert state.string_to_action(texts[0]) == state.legal_actions()[0]
    assert "Alea" in state.to_text(0) and "Alea" in state.to_text(None, "pl")


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        load("tigris", 2, hats=1)
    with pytest.raises(ValueError, match="seats"):
        load("tigris", 7)
    with pytest.raises(ValueError, match="rewards are"):
        load("tigris", 2, rewards="money")


def test_names_carry_the_version() -> None:
    assert spiel.register() == [f"tabularium_{game}_v{version_of(game)}" for game in GAMES]
    assert set(spiel.register()) <= set(pyspiel.registered_names())


def test_tensors_are_the_vectors_of_the_layout() -> None:
    loaded = load("sigismundus", 4)
    state = walked(loaded.new_initial_state(), 30)
    assert loaded.observation_tensor_shape() == [loaded.layout.size]
    vector = loaded.layout.encode(state.state.view(2))
    assert np.array_equal(np.array(state.observation_tensor(2), np.float32), vector)
