"""Frames: one rulebook section in progress. Their stack says where in the rulebook we are."""

from typing import Any, ClassVar

from tabularium.kernel.alphabet import Word
from tabularium.kernel.errors import Facts, Reason, Told
from tabularium.kernel.form import Laid, PairForm

Table = Any  # the game's own State; `Any` lets a frame name the state of its game


class Frame:
    """One heading of the rulebook. All slots are public: no secret may ever lie in a frame.

    `SLOTS` names the slots besides `step`; they are the parameters of the constructor, each with a
    default, so that a position can be written by hand. Slots hold ints, strings and flat lists.
    """

    __slots__ = ("step",)

    SLOTS: ClassVar[tuple[str, ...]] = ()
    # An announced action or a list of losses is being resolved: no asides until it is done.
    QUIET: ClassVar[bool] = False
    # The options follow from what everybody sees: to answer at once tells nobody anything.
    OPEN: ClassVar[bool] = False

    def __init__(self, step: str = "start") -> None:
        self.step = step

    def run(self, t: Table) -> None:
        """Take one step: change data, tell, push a frame, ask, use chance, or finish."""
        raise AssertionError(f"{type(self).__name__} has no step {self.step}")

    def options(self, t: Table, seat: int, draft: Word) -> list[int]:
        """The legal next letters after a draft, read from what the seat knows."""
        raise AssertionError(f"{type(self).__name__} asked, but offers nothing")

    def ends(self, t: Table, seat: int, word: Word) -> bool:
        """Whether these letters are a whole word."""
        return True

    def sealed(self, t: Table, seat: int, word: Word) -> list[bool] | None:
        """Which letters stay sealed after the word is said; None if all are open."""
        return None

    def tidy(self, t: Table, seat: int, word: Word) -> Word:
        """The one spelling of a word that was spelled in another order."""
        return word

    def foresee(self, t: Table, seat: int, word: Word) -> None:
        """Tell what a preview can say of a word said together with others, before theirs are in."""

    def explain(self, t: Table, seat: int, draft: Word, letter: int) -> Reason:
        """Why a letter that is not among the options is not."""
        return Reason("kernel.not_offered", "K.5")

    def explain_text(self, t: Table, seat: int, text: str) -> Reason | None:
        """Why something that is no word is not possible, such as a set of dice; None: unknown."""
        return None

    def prompt(self, t: Table, seat: int) -> Told:
        """Parameters of the question for one seat, read from what that seat knows."""
        return {}

    def pairs(self, t: Table, seat: int) -> PairForm | None:
        """Slots and pieces, where a word says which piece lies where."""
        return None

    def spell_pairs(self, t: Table, seat: int, laid: list[Laid]) -> Word:
        """The word that says what lies where."""
        raise AssertionError(f"{type(self).__name__} has pairs, but does not spell them")

    def weigh(self, t: Table, seat: int, laid: list[Laid]) -> Told:
        """What comes of what lies so far."""
        return {}

    def usual(self, t: Table, seat: int) -> list[Word]:
        """Words that most people say here, at most three."""
        return []

    def fallback(self, t: Table, seat: int) -> Word | None:
        """The word for a seat that does not answer; None: always the first option."""
        return None

    def copy(self) -> "Frame":
        """An equal frame that shares nothing that changes."""
        raise AssertionError(f"{type(self).__name__} has no copy")

    def dump(self) -> Facts:
        """As plain data, with step names."""
        dump: Facts = {"frame": type(self).__name__, "step": self.step}
        for name in self.SLOTS:
            value = getattr(self, name)
            dump[name] = list(value) if isinstance(value, list) else value
        return dump


class Rounds(Frame):
    """The top frame of a game that is played in rounds: it counts them."""

    __slots__ = ("round",)
    SLOTS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, step: str = "start", round: int = 0) -> None:
        super().__init__(step)
        self.round = round  # rounds begun
