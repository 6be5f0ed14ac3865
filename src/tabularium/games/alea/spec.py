"""Alea Iacta Est for the kernel: its options, and which functions and frames make it up."""

from typing import Final

from tabularium.games.alea.castrum import CastrumScoring
from tabularium.games.alea.ending import FinalReckoning
from tabularium.games.alea.faults import faults
from tabularium.games.alea.forum import ForumScoring
from tabularium.games.alea.latrine import LatrineScoring
from tabularium.games.alea.letters import build_alphabet
from tabularium.games.alea.match import Match, Round, set_up
from tabularium.games.alea.outcome import outcome
from tabularium.games.alea.outlook import outlook
from tabularium.games.alea.plain import dump_table, load_table
from tabularium.games.alea.scoring import estimate, score, standing
from tabularium.games.alea.senate import SenateScoring
from tabularium.games.alea.shape import SHAPE
from tabularium.games.alea.state import STREAMS, Alea, build_places
from tabularium.games.alea.temple import TempleScoring
from tabularium.games.alea.turn import Turn
from tabularium.games.alea.view import imagine_table, view_table
from tabularium.kernel import GameSpec, TitlePage, choice, switch

# The printed contradictions and open points (RULES.md, rulings); our reading comes first.
OPTIONS: Final = (
    choice("iv_rate", 1, 2),
    choice("offspring", "one", "per_pair"),
    choice("tiebreak", "highest", "sum"),
    choice("empty_zero", -1, 0),
    switch("token_limit", False),
)

SPEC: Final = GameSpec(
    "alea",
    range(2, 6),
    1,
    alphabet=build_alphabet(),
    make=Alea,
    places=build_places,
    streams=STREAMS,
    dump_table=dump_table,
    load_table=load_table,
    faults=faults,
    standing=standing,
    estimate=estimate,
    score=score,
    view_table=view_table,
    imagine_table=imagine_table,
    outlook=outlook,
    outcome=outcome,
    shape=SHAPE,
    set_up=set_up,
    frames=(
        Match,
        Round,
        Turn,
        TempleScoring,
        SenateScoring,
        CastrumScoring,
        ForumScoring,
        LatrineScoring,
        FinalReckoning,
    ),
    options=OPTIONS,
    title=TitlePage((20, 40), 2, 3),
    horizon=1_000,
)
