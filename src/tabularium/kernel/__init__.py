"""The kernel: frames, decisions, words, chance, knowledge, views. Others see only these names."""

from tabularium.kernel.alphabet import HIDDEN, Alphabet, Letter, Word
from tabularium.kernel.asides import Asides, Offer
from tabularium.kernel.asking import question, weigh
from tabularium.kernel.branches import MOST_WAYS, ways
from tabularium.kernel.chance import Picks, commitment, splitmix64, stream_keys
from tabularium.kernel.decision import Decision, Solo, Together
from tabularium.kernel.dump import canonical, load_decision
from tabularium.kernel.errors import (
    BadOption,
    BadPosition,
    BadSave,
    Facts,
    IllegalAction,
    Reason,
    TabulariumError,
    Told,
)
from tabularium.kernel.event import EVERYBODY, Event, Preview
from tabularium.kernel.form import Laid, PairForm, Slot, is_pairs
from tabularium.kernel.frame import Frame, Rounds, Table
from tabularium.kernel.imagine import Imagination, any_word
from tabularium.kernel.loading import load_save, replay, verify_save
from tabularium.kernel.options import Option, Options, choice, number, switch
from tabularium.kernel.places import Deck, Place, Places, own, public, secret
from tabularium.kernel.reading import (
    codes_in,
    counts_by_code,
    read_code,
    read_codes,
    read_counts,
    read_flag,
    read_list,
    read_mask,
    read_names,
    read_number,
    read_numbers,
    read_rows,
)
from tabularium.kernel.result import COMMON_DEFEAT, HORIZON, RANKED, Result, rank
from tabularium.kernel.rulebook import SPECTATOR, Rulebook, TitlePage, no_migration
from tabularium.kernel.save import read_save, save_text
from tabularium.kernel.setting import Setting
from tabularium.kernel.shape import Shape, in_seats
from tabularium.kernel.spec import GameSpec, spec_of
from tabularium.kernel.state import State
from tabularium.kernel.sweep import Sweep, outcome_of
from tabularium.kernel.view import View

__all__ = [
    "COMMON_DEFEAT",
    "EVERYBODY",
    "HIDDEN",
    "HORIZON",
    "MOST_WAYS",
    "RANKED",
    "SPECTATOR",
    "Alphabet",
    "Asides",
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
    "Imagination",
    "Laid",
    "Letter",
    "Offer",
    "Option",
    "Options",
    "PairForm",
    "Picks",
    "Place",
    "Places",
    "Preview",
    "Reason",
    "Result",
    "Rounds",
    "Rulebook",
    "Setting",
    "Shape",
    "Slot",
    "Solo",
    "State",
    "Sweep",
    "Table",
    "TabulariumError",
    "TitlePage",
    "Together",
    "Told",
    "View",
    "Word",
    "any_word",
    "canonical",
    "choice",
    "codes_in",
    "commitment",
    "counts_by_code",
    "in_seats",
    "is_pairs",
    "load_decision",
    "load_save",
    "no_migration",
    "number",
    "outcome_of",
    "own",
    "public",
    "question",
    "rank",
    "read_code",
    "read_codes",
    "read_counts",
    "read_flag",
    "read_list",
    "read_mask",
    "read_names",
    "read_number",
    "read_numbers",
    "read_rows",
    "read_save",
    "replay",
    "save_text",
    "secret",
    "spec_of",
    "splitmix64",
    "stream_keys",
    "switch",
    "verify_save",
    "ways",
    "weigh",
]
