"""The kernel: frames, decisions, words, chance, knowledge and views. Games see only these names."""

from tabularium.kernel.alphabet import Alphabet, Letter, Word
from tabularium.kernel.chance import Picks, commitment
from tabularium.kernel.decision import Decision, Solo, Together
from tabularium.kernel.errors import (
    BadOption,
    BadPosition,
    BadSave,
    Facts,
    IllegalAction,
    Reason,
    TabulariumError,
)
from tabularium.kernel.event import EVERYBODY, Event, Preview
from tabularium.kernel.flow import Offer
from tabularium.kernel.frame import Frame
from tabularium.kernel.options import Option, Options, choice, number, switch
from tabularium.kernel.places import Deck, Place, Places, own, public, secret
from tabularium.kernel.result import COMMON_DEFEAT, HORIZON, RANKED, Result, rank
from tabularium.kernel.setting import Setting
from tabularium.kernel.spec import GameSpec
from tabularium.kernel.state import State
from tabularium.kernel.view import View

__all__ = [
    "COMMON_DEFEAT",
    "EVERYBODY",
    "HORIZON",
    "RANKED",
    "Alphabet",
    "BadOption",
    "BadPosition",
    "BadSave",
    "Decision",
    "Deck",
    "Event",
    "Facts",
    "Frame",
    "GameSpec",
    "IllegalAction",
    "Letter",
    "Offer",
    "Option",
    "Options",
    "Picks",
    "Place",
    "Places",
    "Preview",
    "Reason",
    "Result",
    "Setting",
    "Solo",
    "State",
    "TabulariumError",
    "Together",
    "View",
    "Word",
    "choice",
    "commitment",
    "number",
    "own",
    "public",
    "rank",
    "secret",
    "switch",
]
