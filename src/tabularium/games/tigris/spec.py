"""Tigris & Euphrates for the kernel: its options, and which functions and frames make it up."""

from typing import Final

from tabularium.games.tigris.dynasties import ChooseDynasty
from tabularium.games.tigris.faults import faults
from tabularium.games.tigris.letters import build_alphabet
from tabularium.games.tigris.match import Match, set_up
from tabularium.games.tigris.material import DYNASTIES
from tabularium.games.tigris.monuments import BuildMonument
from tabularium.games.tigris.outcome import outcome
from tabularium.games.tigris.outlook import outlook
from tabularium.games.tigris.plain import dump_table, load_table
from tabularium.games.tigris.revolt import Revolt
from tabularium.games.tigris.scoring import earned, score, standing
from tabularium.games.tigris.shape import SHAPE
from tabularium.games.tigris.state import STREAMS, Tigris, build_places
from tabularium.games.tigris.treasures import Treasures
from tabularium.games.tigris.turn import Turn
from tabularium.games.tigris.view import imagine_table, view_table
from tabularium.games.tigris.war import War
from tabularium.kernel import Facts, GameSpec, TitlePage, choice, number, switch

OPTIONS: Final = (
    switch("english", False),  # rules 14
    choice("points", "veiled", "open"),  # for the table page only: every gain was public (5.8)
    choice("short_exchange", "forbidden", "ends"),  # 7.3
    choice("starter", "lot", "first_seat"),  # 1.6
    choice("dynasties", "lot", "chosen", "by_seat"),  # 1.4, 1.7
    number("turns", 0, 0, 100_000),  # 13.5; 0: as many as it takes
)


def migrate(dump: Facts, rules: int) -> Facts | None:
    """Rules 1 knew no lots, and a short bag ended the game: so such a game is played on."""
    if rules != 1:
        return None
    options, table = dump["options"], dump["table"]
    assert isinstance(options, dict) and isinstance(table, dict)
    seats = dump["seats"]
    assert isinstance(seats, int)
    as_before: Facts = {"short_exchange": "ends", "starter": "first_seat", "dynasties": "by_seat"}
    by_seat: Facts = {"dynasties": list(DYNASTIES[:seats])}
    return {**dump, "options": {**as_before, **options}, "table": {**by_seat, **table}}


SPEC: Final = GameSpec(
    "tigris",
    range(2, 5),
    2,
    alphabet=build_alphabet(),
    make=Tigris,
    places=build_places,
    streams=STREAMS,
    dump_table=dump_table,
    load_table=load_table,
    faults=faults,
    standing=standing,
    score=score,
    earned=earned,
    view_table=view_table,
    imagine_table=imagine_table,
    outlook=outlook,
    outcome=outcome,
    shape=SHAPE,
    set_up=set_up,
    frames=(Match, ChooseDynasty, Turn, Revolt, War, BuildMonument, Treasures),
    options=OPTIONS,
    title=TitlePage((30, 90), 4, 3),
    horizon=2_000,
    migrate=migrate,
)
