"""Tigris & Euphrates for the kernel: its options, and which functions and frames make it up."""

from typing import Final

from tabularium.games.tigris.faults import faults
from tabularium.games.tigris.letters import build_alphabet
from tabularium.games.tigris.match import Match, set_up
from tabularium.games.tigris.monuments import BuildMonument
from tabularium.games.tigris.outlook import outlook
from tabularium.games.tigris.plain import dump_table, load_table
from tabularium.games.tigris.revolt import Revolt
from tabularium.games.tigris.scoring import score, standing
from tabularium.games.tigris.state import STREAMS, Tigris, build_places
from tabularium.games.tigris.treasures import Treasures
from tabularium.games.tigris.turn import Turn
from tabularium.games.tigris.view import imagine_table, view_table
from tabularium.games.tigris.war import War
from tabularium.kernel import GameSpec, TitlePage, choice, number, switch

OPTIONS: Final = (
    switch("english", False),  # rules 14
    choice("points", "veiled", "open"),  # for the table page only: every gain was public (5.8)
    choice("short_exchange", "ends", "forbidden"),  # 7.3
    number("turns", 0, 0, 100_000),  # 13.5; 0: as many as it takes
)

SPEC: Final = GameSpec(
    "tigris",
    range(2, 5),
    1,
    alphabet=build_alphabet(),
    make=Tigris,
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
    set_up=set_up,
    frames=(Match, Turn, Revolt, War, BuildMonument, Treasures),
    options=OPTIONS,
    title=TitlePage((30, 90), 4, 3),
    horizon=2_000,
)
