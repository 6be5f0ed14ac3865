"""Magnaci for the kernel."""

from typing import Final

from tabularium.games.magnaci.announced import Announced
from tabularium.games.magnaci.battle import Battle
from tabularium.games.magnaci.conflicts import Conflicts
from tabularium.games.magnaci.contest import Contest
from tabularium.games.magnaci.effects import Assignats
from tabularium.games.magnaci.ending import FinalScoring
from tabularium.games.magnaci.estates import Placement
from tabularium.games.magnaci.faults import faults
from tabularium.games.magnaci.interregnum import Interregnum
from tabularium.games.magnaci.letters import build_alphabet
from tabularium.games.magnaci.losses import LawLoss, Losses
from tabularium.games.magnaci.match import Match, Setup, set_up
from tabularium.games.magnaci.material import MAX_SEATS
from tabularium.games.magnaci.outcome import outcome
from tabularium.games.magnaci.outlook import outlook
from tabularium.games.magnaci.plain import dump_table, load_table
from tabularium.games.magnaci.scoring import score, standing
from tabularium.games.magnaci.sejm import Sejm
from tabularium.games.magnaci.senate import Senate
from tabularium.games.magnaci.shape import SHAPE
from tabularium.games.magnaci.state import STREAMS, Magnaci, build_places
from tabularium.games.magnaci.trade import Trade
from tabularium.games.magnaci.view import guess_sealed, imagine_table, view_table
from tabularium.games.magnaci.window import Window
from tabularium.kernel import GameSpec, TitlePage, choice, switch

# Open points of the rulebook (RULES.md, rulings); our reading comes first.
OPTIONS: Final = (
    choice("pacta_timing", "end_of_sejm", "after_senate"),
    switch("grain_by_clause", False),
    switch("fief_from_leftover", False),
)

SPEC: Final = GameSpec(
    "magnaci",
    range(2, MAX_SEATS + 1),
    1,
    alphabet=build_alphabet(),
    make=Magnaci,
    places=build_places,
    streams=STREAMS,
    dump_table=dump_table,
    load_table=load_table,
    faults=faults,
    standing=standing,
    score=score,
    view_table=view_table,
    imagine_table=imagine_table,
    guess_sealed=guess_sealed,
    outlook=outlook,
    outcome=outcome,
    shape=SHAPE,
    set_up=set_up,
    frames=(
        Match,
        Setup,
        Senate,
        Contest,
        Placement,
        Window,
        Announced,
        Assignats,
        Losses,
        LawLoss,
        Sejm,
        Conflicts,
        Battle,
        Interregnum,
        FinalScoring,
    ),
    asides=Trade(),
    options=OPTIONS,
    title=TitlePage((20, 60), 3, 3),
    horizon=2_000,
)
