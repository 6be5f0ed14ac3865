"""Letters and words. A decision is answered with a word, spelled in the game's alphabet."""

from tabularium.kernel.errors import Facts, IllegalAction, Reason

Word = tuple[int, ...]

HIDDEN = "?"


class Letter:
    """One letter: its notation, and the code and facts from which the catalogues make words."""

    __slots__ = ("code", "facts", "text")

    def __init__(self, text: str, code: str, facts: Facts | None = None) -> None:
        self.text = text
        self.code = code
        self.facts: Facts = {} if facts is None else facts


class Alphabet:
    """All letters of a game, numbered from 0. Those from `first_aside` on begin an aside."""

    __slots__ = ("_numbers", "_texts", "first_aside", "letters")

    def __init__(self, letters: list[Letter], asides: list[Letter] | None = None) -> None:
        self.letters = letters + (asides or [])
        self.first_aside = len(letters)
        self._texts = [letter.text for letter in self.letters]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two letters share a notation")

    def __len__(self) -> int:
        return len(self.letters)

    def text(self, letter: int) -> str:
        """The notation of a letter."""
        return self._texts[letter]

    def letter(self, text: str) -> int:
        """The letter with this notation; IllegalAction if there is none."""
        number = self._numbers.get(text)
        if number is None:
            raise IllegalAction(Reason("kernel.unknown_letter", "K.1", {"letter": text}))
        return number

    def spell(self, word: Word, sealed: list[bool] | None = None) -> str:
        """The notation of a word; its shadow if some letters are sealed."""
        if sealed is None:
            return " ".join([self._texts[letter] for letter in word])
        return " ".join(
            [HIDDEN if sealed[i] else self._texts[letter] for i, letter in enumerate(word)]
        )

    def read(self, text: str) -> Word:
        """The word with this notation; IllegalAction names the first letter that does not exist."""
        return tuple([self.letter(part) for part in text.split()])
