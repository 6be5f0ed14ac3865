"""Orléans for the kernel."""

from typing import Final

from tabularium.games.orleans.actions import Actions
from tabularium.games.orleans.drawing import Bathhouse, Drawing, Tower
from tabularium.games.orleans.events import EventPhase
from tabularium.games.orleans.faults import faults
from tabularium.games.orleans.flogging import Flogging
from tabularium.games.orleans.letters import build_alphabet
from tabularium.games.orleans.match import Match, Round, TileRemoval, set_up
from tabularium.games.orleans.material import COINS, MAX_SEATS
from tabularium.games.orleans.older import migrate
from tabularium.games.orleans.outcome import outcome
from tabularium.games.orleans.outlook import outlook
from tabularium.games.orleans.plain import dump_table, load_table
from tabularium.games.orleans.planning import Planning
from tabularium.games.orleans.scoring import score, standing
from tabularium.games.orleans.shape import SHAPE
from tabularium.games.orleans.state import STREAMS, Orleans, build_places
from tabularium.games.orleans.view import imagine_table, view_table
from tabularium.kernel import GameSpec, TitlePage, choice, number, switch

# Variants of the rulebook and open points (RULES.md, 16 and rulings); our reading comes first.
OPTIONS: Final = (
    choice("place_tiles", "all", "fewer"),
    choice("planning", "together", "in_turn"),
    choice("tours_loches", "waterway", "road"),
    switch("extra_tiles", False),
    switch("even_events", False),
    number("treasury", COINS, 40, 2_000),
)

SPEC: Final = GameSpec(
    "orleans",
    range(2, MAX_SEATS + 1),
    2,
    alphabet=build_alphabet(),
    make=Orleans,
    places=build_places,
    streams=STREAMS,
    dump_table=dump_table,
    load_table=load_table,
    faults=faults,
    standing=standing,
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
        TileRemoval,
        Drawing,
        Bathhouse,
        Tower,
        Planning,
        Actions,
        EventPhase,
        Flogging,
    ),
    options=OPTIONS,
    title=TitlePage((40, 90), 3, 3),
    horizon=2_000,
    migrate=migrate,
)
