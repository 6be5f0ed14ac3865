"""Minds: one plan for all five, and nothing in a box that no bot has ever thought about."""

import ast
from importlib import import_module
from pathlib import Path

import pytest
from caravan import SPEC as CARAVAN
from words.sources import prompts

from tabularium.bots import minds
from tabularium.bots.mind import Mind
from tabularium.bots.minds import mind_of
from tabularium.bots.minds.alea import likes as alea_likes
from tabularium.bots.minds.alea.worth import growth_of
from tabularium.bots.minds.magnaci.actions import cost_of, is_building
from tabularium.bots.minds.magnaci.fronts import loss_points, weakest_points
from tabularium.bots.minds.magnaci.worth import INCOME, keep_worth, law_worth, office_worth
from tabularium.bots.minds.orleans import likes as orleans_likes
from tabularium.bots.minds.orleans.actions import uses
from tabularium.bots.minds.orleans.plans import place_gain
from tabularium.bots.minds.orleans.worth import crew_of, technology_worth, tile_worth
from tabularium.bots.minds.sigismundus.bids import worth_of_act
from tabularium.bots.minds.sigismundus.candidates import second_letters
from tabularium.bots.minds.sigismundus.cards import price_of_play
from tabularium.bots.minds.sigismundus.fields import FIELD_LIKES, keep_card, worth_of_draw
from tabularium.bots.minds.sigismundus.figures import worth_of_figure
from tabularium.bots.minds.sigismundus.likes import LIKES
from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.games.alea.material import SENATE_CODES
from tabularium.games.alea.state import Alea
from tabularium.games.magnaci import material as magnaci
from tabularium.games.magnaci.cards import BOOSTS
from tabularium.games.magnaci.letters import OFFICE
from tabularium.games.magnaci.state import Magnaci
from tabularium.games.orleans import material as orleans
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.sigismundus import material as sigismundus
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.registry import OURS as GAMES
from tabularium.registry import games

ROOT = Path(__file__).parents[2] / "src" / "tabularium"


def part(game: str, name: str) -> object:
    """A module of a mind."""
    return import_module(f"tabularium.bots.minds.{game}.{name}")


# One plan


@pytest.mark.parametrize("game", GAMES)
def test_every_mind_has_the_same_parts(game: str) -> None:
    package = import_module(f"tabularium.bots.minds.{game}")
    assert package.__all__ == ["MIND"]
    assert package.MIND.__module__ == f"{package.__name__}.mind"
    features, likes = part(game, "features"), part(game, "likes")
    for module, names in (
        (features, ("FEATURES", "BY_HAND", "features_of")),
        (likes, ("RULES", "like")),
    ):
        for name in names:
            assert hasattr(module, name), f"{module} has no {name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_weight_by_hand(game: str) -> None:
    mind = mind_of(games[game])
    for seats in games[game].seats:
        assert tuple(mind.by_hand(seats)) == mind.FEATURES


def test_a_game_without_a_mind_is_played_by_its_rules_alone() -> None:
    assert type(mind_of(CARAVAN)) is Mind


def test_a_mind_that_cannot_be_read_is_not_taken_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> object:
        raise ModuleNotFoundError("No module named 'nowhere'", name="nowhere")

    monkeypatch.setattr(minds, "import_module", fail)
    mind_of.cache_clear()
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        mind_of(games["alea"])


# Every question


@pytest.mark.parametrize("game", ["magnaci", "orleans"])
def test_a_beginner_knows_every_question(game: str) -> None:
    tree = ast.parse((ROOT / "bots" / "minds" / game / "likes.py").read_text())
    known = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    asked = prompts((ROOT / "games" / game).glob("*.py"))
    assert len(asked) > 5 and not asked - known


def test_a_beginner_knows_every_question_of_sigismundus() -> None:
    assert set(LIKES) == prompts((ROOT / "games" / "sigismundus").glob("*.py"))


# Alea


@pytest.mark.parametrize("card", range(len(SENATE_CODES)), ids=SENATE_CODES)
def test_alea_every_senate_card_has_a_worth(card: int) -> None:
    for seats in games["alea"].seats:
        state = games["alea"].new(seats, "box")
        assert isinstance(state, Alea)
        assert alea_likes.like_card(state, 0, card).rule in alea_likes.RULES
        assert growth_of(card, seats) >= 0.0


# Magnaci


def magnates() -> Magnaci:
    """A game that has just begun."""
    state = games["magnaci"].new(3, "box")
    assert isinstance(state, Magnaci)
    return state


@pytest.mark.parametrize("law", range(magnaci.LAWS), ids=magnaci.LAW_CODES)
def test_magnaci_every_law_has_a_worth_and_one_way_to_be_played(law: int) -> None:
    assert keep_worth(magnates(), 0, law) >= 0.0
    assert law_worth(magnates(), 0, law) > 0.0
    ways = (
        BOOSTS[law],
        is_building(law),
        law in INCOME,
        law in (magnaci.ASSIGNATS, magnaci.MISSION, magnaci.PACTA),
        law in (magnaci.VETO, magnaci.ENTAIL),  # answers
        law == magnaci.CONSTITUTION,  # counts at the end
    )
    assert sum(ways) == 1


@pytest.mark.parametrize("office", range(magnaci.OFFICES), ids=magnaci.OFFICE_CODES)
def test_magnaci_every_senator_has_a_worth(office: int) -> None:
    assert office_worth(magnates(), 0, office) > 0.0
    if office != magnaci.PRIMATE:  # who is never played
        assert cost_of(magnates(), 0, OFFICE + office) >= 0.0


@pytest.mark.parametrize("conflict", range(magnaci.CONFLICTS), ids=magnaci.CONFLICT_CODES)
def test_magnaci_every_conflict_can_be_lost(conflict: int) -> None:
    weakest, spared = weakest_points(magnates(), 0, conflict)
    assert weakest <= 0.0 <= spared
    assert loss_points(magnates(), 0, conflict) != 0.0


# Orléans


def town() -> Orleans:
    """Somebody with some of everything, so that every place could be used."""
    state = games["orleans"].new(2, "box", {"extra_tiles": True})
    assert isinstance(state, Orleans)
    state.goods = [1] * len(state.goods)
    state.tracks = [1] * len(state.tracks)
    return state


@pytest.mark.parametrize("place", range(orleans.PLACES), ids=orleans.PLACE_CODES)
def test_orleans_every_place_is_valued_and_liked(place: int) -> None:
    t = town()
    crew = crew_of(t, 0)
    for ahead in (18, 9, 0):
        assert isinstance(orleans_likes.place_liking(place, ahead), float)
        if place != orleans.TOWNHALL:  # deeds are planned by follower, not by place
            assert isinstance(place_gain(t, 0, place, crew, ahead), float)
            assert orleans_likes.plan_rule(place) in orleans_likes.RULES
        found = uses(t, 0, place, crew, ahead)
        assert found
        for _, word in found:
            assert orleans_likes.like_action(t, 0, word).rule in orleans_likes.RULES
    for space in orleans.SPACES_OF[place]:
        if orleans.TECHNOLOGY_FITS[space]:
            assert technology_worth(t, 0, place, 9) > 0.0


@pytest.mark.parametrize(
    "tile", range(orleans.FIRST_TILE, orleans.PLACES), ids=orleans.PLACE_CODES[orleans.FIRST_TILE :]
)
def test_orleans_every_tile_is_worth_taking_or_leaving(tile: int) -> None:
    assert tile in orleans_likes.TILES
    extra = tile >= orleans.PLACES - orleans.EXTRA_TILES
    assert (tile in orleans_likes.EXTRA_TILES) == extra
    assert tile_worth(town(), 0, tile, 9) >= 0.0


def test_orleans_no_follower_is_forgotten() -> None:
    assert len(orleans_likes.KEPT) == orleans.KINDS
    assert len(town().tracks) == 2 * TRACKS


# Sigismundus


def magnate(seats: int = 3) -> Valuation:
    """The first seat of a game that has just begun."""
    state = games["sigismundus"].new(seats, "box")
    assert isinstance(state, Sigismundus)
    return Valuation(state, 0)


@pytest.mark.parametrize("policy", range(len(sigismundus.POLICIES)), ids=sigismundus.POLICIES)
def test_sigismundus_every_policy_card_has_a_worth(policy: int) -> None:
    assert keep_card(magnate(), policy) > 0.0
    assert price_of_play(magnate(), policy) > 0.0


@pytest.mark.parametrize("field", range(len(sigismundus.FIELDS)), ids=sigismundus.FIELDS)
def test_sigismundus_every_field_is_liked_or_not(field: int) -> None:
    assert field in FIELD_LIKES
    if field not in (sigismundus.FEAST, sigismundus.PATRONAGE):  # which have longer words
        assert isinstance(second_letters(magnate(5), field), list)


@pytest.mark.parametrize("figure", range(len(sigismundus.FIGURES)), ids=sigismundus.FIGURES)
def test_sigismundus_every_figure_has_a_worth(figure: int) -> None:
    assert worth_of_figure(magnate(), figure) >= 0.0


@pytest.mark.parametrize("office", range(len(sigismundus.OFFICES)), ids=sigismundus.OFFICES)
def test_sigismundus_every_office_has_a_worth(office: int) -> None:
    assert magnate().office(office) > 0.0


@pytest.mark.parametrize("act", range(len(sigismundus.ACTS)), ids=sigismundus.ACTS)
def test_sigismundus_every_act_is_weighed(act: int) -> None:
    assert isinstance(worth_of_act(magnate(), act), float)


@pytest.mark.parametrize("deck", range(len(sigismundus.DECKS)), ids=sigismundus.DECKS)
def test_sigismundus_every_deck_is_worth_drawing_from(deck: int) -> None:
    assert worth_of_draw(magnate(), deck) > 0.0
