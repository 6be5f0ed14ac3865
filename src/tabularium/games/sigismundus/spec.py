"""Sigismundus Augustus for the kernel: its options, and which functions and frames make it up."""

from typing import Final

from tabularium.games.sigismundus.actions import Actions
from tabularium.games.sigismundus.acts import ActOfLaw
from tabularium.games.sigismundus.bribery import Bribery
from tabularium.games.sigismundus.combat import Combat, Losses
from tabularium.games.sigismundus.demand import RoyalDemand
from tabularium.games.sigismundus.drawing import Drawing, Draws
from tabularium.games.sigismundus.faults import faults
from tabularium.games.sigismundus.foreign import ForeignPolicy
from tabularium.games.sigismundus.income import Income
from tabularium.games.sigismundus.letters import build_alphabet
from tabularium.games.sigismundus.match import Match, Round, StartingOffices, set_up
from tabularium.games.sigismundus.material import SEATS, number_of
from tabularium.games.sigismundus.offices import DeathOfSenator, GiveUpOffices
from tabularium.games.sigismundus.outcome import outcome
from tabularium.games.sigismundus.outlook import outlook
from tabularium.games.sigismundus.plain import dump_table, load_table
from tabularium.games.sigismundus.prestige import Scoring
from tabularium.games.sigismundus.scoring import earned, score, standing
from tabularium.games.sigismundus.sejm import ExtraVotes, Sejm
from tabularium.games.sigismundus.shape import SHAPE
from tabularium.games.sigismundus.special import SpecialActions
from tabularium.games.sigismundus.state import STREAMS, Sigismundus, build_places
from tabularium.games.sigismundus.upkeep import Upkeep
from tabularium.games.sigismundus.view import imagine_table, view_table
from tabularium.games.sigismundus.voting import Voting
from tabularium.kernel import Facts, GameSpec, TitlePage, choice, switch

# Lengths of the game and open points of the rulebook (RULES.md, rulings); our reading comes first.
OPTIONS: Final = (
    choice("length", "full", "short"),
    choice("initiative_first", "highest", "lowest"),
    switch("free_foreign_marker", False),
    choice("die_sides", 6, 16),
    switch("client_cap", False),
    switch("setup_gain", True),
    switch("close_gaps", True),
)


def migrate(dump: Facts, rules: int) -> Facts | None:
    """Rules 1 counted the offices of a vote from 0; now they have the numbers of their cards."""
    if rules != 1:
        return None
    stack = dump["stack"]
    assert isinstance(stack, list)
    return {**dump, "stack": [_numbered(frame) for frame in stack]}


def _numbered(frame: Facts) -> Facts:
    """A vote of rules 1 with the numbers of the cards."""
    queue = frame.get("queue")
    if frame["frame"] != "Voting" or not isinstance(queue, list):
        return frame
    return {**frame, "queue": [number_of(office) for office in queue]}


SPEC: Final = GameSpec(
    "sigismundus",
    SEATS,
    2,
    alphabet=build_alphabet(),
    make=Sigismundus,
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
    frames=(
        Match,
        Round,
        StartingOffices,
        Income,
        Drawing,
        Draws,
        SpecialActions,
        DeathOfSenator,
        Combat,
        Losses,
        ForeignPolicy,
        Actions,
        Sejm,
        ExtraVotes,
        Bribery,
        Voting,
        RoyalDemand,
        ActOfLaw,
        GiveUpOffices,
        Scoring,
        Upkeep,
    ),
    options=OPTIONS,
    title=TitlePage((60, 180), 4, 3),
    horizon=3_000,
    migrate=migrate,
)
