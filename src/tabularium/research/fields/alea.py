"""Fields of Alea Iacta Est."""

from tabularium.games.alea.material import DICE_PER_PLAYER, REROLL_TOKENS, setup_for
from tabularium.kernel import Options
from tabularium.research.fields import Fields
from tabularium.research.numbers.encoders import Counts, Index, Number, Parts, Row

FACES = range(1, 7)
ROUNDS = 6
TURNS = 40  # in a round, usually fewer


def fields(seats: int, options: Options) -> Fields:
    """Dice are counted by face; the Forum is a row of dice with owners."""
    seat = Index(seats)
    dice = Row(Counts(FACES, DICE_PER_PLAYER), seats)
    each = Row(Number(DICE_PER_PLAYER), seats)
    questions = (
        "keep_fortuna",
        "layout",
        "place",
        "take_card",
        "take_patrician",
        "take_province",
    )
    return Fields(
        questions,
        {
            "Match": {"round": Number(ROUNDS)},
            "Round": {"start": seat, "turn": Number(TURNS)},
            "Turn": {"seat": seat},
            "TempleScoring": {},
            "SenateScoring": {"order": Row(seat, seats), "chosen": Number(seats)},
            "CastrumScoring": {
                "seat": seat,
                "face": Number(6),
                "dice": Number(DICE_PER_PLAYER),
            },
            "ForumScoring": {"seat": seat, "face": Number(6)},
            "LatrineScoring": {"start": seat},
            "FinalReckoning": {},
        },
        {
            "hand": each,
            "roll": Counts(FACES, DICE_PER_PLAYER),
            "temple": dice,
            "senate": Row(Counts(FACES), seats),
            "castrum": dice,
            "forum": Row(Parts(owner=seat, face=Index(7)), setup_for(seats).forum_columns),
            "latrine": each,
            "tokens": Row(Number(REROLL_TOKENS), seats),
        },
        derived=("round", "rolled", "choosing", "ranks"),  # from the frames and the dice
    )
