"""Words: everything the product says to people, from Project Fluent catalogues.

The engine speaks in codes; here they become sentences. What the catalogues may call:
SEAT($seat) a player's name, ME($seat) `yes` if it is the listener, ITEM($code) and NAME($code) what
a code of the game is called, WORD($notation) a word in words and CODE($notation) the code of its
first letter, DICE($faces), SET($faces) or SET($face, $count) dice as people call them ("two threes
and a five"), AND($list), OR($list), COUNT($list), SAME($one, $other). Each takes one value or a
list.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from tabularium.kernel import (
    HIDDEN,
    Alphabet,
    Facts,
    Reason,
)
from tabularium.words.catalogue import LANGUAGES, item_key, part_of, reason_key, resource, rule_key
from tabularium.words.facts import dice, each_of, fact, joined, plain

__all__ = ["LANGUAGES", "Words"]

_KERNEL_EVENTS = ("said", "unsealed", "shown", "over")


class Words:
    """One language, and through whose eyes it speaks: game, names of the seats, the listener."""

    def __init__(
        self,
        lang: str,
        game: str = "kernel",
        alphabet: Alphabet | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.lang = lang
        self.game = game
        self.alphabet = alphabet
        self.names = list(names)
        self.seat: int | None = None  # the listener, who is "you"; None: a spectator
        self.faults: deque[tuple[str, Exception]] = deque(maxlen=20)  # of messages, for tests
        self._loaded: set[str] = set()
        functions: dict[str, Any] = {
            "SEAT": lambda seats: self._and([self.name(seat) for seat in each_of(seats)]),
            "ME": lambda seats: "yes" if each_of(seats) == [self.seat] else "no",
            "ITEM": lambda codes, **form: self._items(codes, str(form.get("form", ""))),
            "NAME": lambda codes: self._and([self.called(str(c)) for c in each_of(codes)]),
            "WORD": lambda text: self.word(plain_text(text)),
            "CODE": lambda text: self.code(plain_text(text)),
            "DICE": dice,
            "SET": lambda faces, count=1, **form: self._set(faces, count, **form),
            "AND": lambda parts: self._and([plain(part) for part in each_of(parts)]),
            "OR": lambda parts: joined(lang, [plain(part) for part in each_of(parts)], "or"),
            "SAME": lambda one, other: "yes" if each_of(one) == each_of(other) else "no",
            "COUNT": lambda parts: fluent_number(len(each_of(parts))),
        }
        # Terminals show the isolation marks as boxes; both languages run from left to right.
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)

    # Messages

    def has(self, key: str) -> bool:
        """Whether the catalogue has this message."""
        part = part_of(key)
        if part not in self._loaded:
            self._loaded.add(part)
            found = resource(self.lang, part)
            if found is not None:
                self._bundle.add_resource(found)
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: object) -> str:
        """A message in words; its bare id if the catalogue does not have it."""
        said = self.maybe(key, **facts)
        return key if said is None else said

    def maybe(self, key: str, /, **facts: object) -> str | None:
        """A message in words, None if the catalogue does not have it."""
        return self._format(key, "", facts)

    def part(self, key: str, attribute: str, /, **facts: object) -> str | None:
        """An attribute of a message, such as the long text of a rule."""
        return self._format(key, attribute, facts)

    def _format(self, key: str, attribute: str, facts: Facts) -> str | None:
        if not self.has(key):
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        told = {name: fact(value) for name, value in facts.items()}
        text, faults = self._bundle.format_pattern(pattern, told)
        self.faults.extend((key, fault) for fault in faults)
        return str(text)

    def _and(self, parts: list[str]) -> str:
        return joined(self.lang, parts)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        places = "." + "0" * digits if digits else ""
        return str(format_decimal(value, format=f"#,##0{places}", locale=self.lang))

    # What the engine says in codes

    def why(self, reason: Reason, cite: bool = True) -> str:
        """Why something is refused, with the number of its rule."""
        key = reason_key(reason.code)
        said = self.maybe(key, **reason.detail)
        if said is None:
            detail = plain(reason.detail)
            said = f"{reason.code} ({detail})" if detail else reason.code
        return f"{said} {self.say('kernel-by-rule', rule=reason.rule)}" if cite else said

    def name(self, seat: object) -> str:
        """What a seat is called."""
        number = int(str(seat))
        if 0 <= number < len(self.names):
            return self.names[number]
        return self.say("kernel-seat", number=number + 1)

    def title(self) -> str:
        """The title of the game."""
        return self.maybe(f"{self.game}-title") or self.game

    def item(self, code: str, form: str = "") -> str:
        """What a piece is called; `form` is an attribute such as `short` or `text`."""
        return self._format(item_key(self.game, code), form, {}) or code

    def _items(self, codes: object, form: str) -> str:
        return self._and([self.item(str(code), form) for code in each_of(codes)])

    def _set(self, faces: object, count: object, form: object = "") -> str:
        """Dice by their faces, alike ones together, in the words of the game."""
        alike: dict[str, int] = {}
        for face in [face for each in each_of(faces) for face in plain(each)]:
            alike[face] = alike.get(face, 0) + int(plain(count))
        key, said = f"{self.game}-set", plain_text(form)
        return self._and([self.say(key, face=int(f), count=n, form=said) for f, n in alike.items()])

    def called(self, code: str) -> str:
        """What something of the game that is no piece is called: a building, a colour."""
        return self.maybe(f"{self.game}-name-{code}") or code

    def letter(self, text: str, form: str = "") -> str:
        """One letter, given in notation, in words; `form` is an attribute such as `short`."""
        if text == HIDDEN:
            return self.say("kernel-sealed")
        if self.alphabet is None:
            return text
        letter = self.alphabet.letters[self.alphabet.letter(text)]
        key = f"{self.game}-letter-{letter.code}"
        said = self._format(key, form, letter.facts) if form else None
        return said or self.maybe(key, **letter.facts) or text

    def code(self, text: str) -> str:
        """The code of the first letter of a word, by which a message can choose."""
        first = text.partition(" ")[0]
        if first == HIDDEN or self.alphabet is None:
            return "sealed"
        return self.alphabet.letters[self.alphabet.letter(first)].code

    def word(self, text: str) -> str:
        """A whole word, given in notation, in words."""
        return ", ".join(self.letter(part) for part in text.split())

    def brief(self, told: Facts) -> str:
        """An event in a few words, beside an option that would cause it; empty if it has none."""
        return self._format(f"{self.game}-event-{told['kind']}", "brief", told) or ""

    def event(self, told: Facts) -> str:
        """What happened, as the listener was told it; empty for what needs no words."""
        kind = str(told["kind"])
        if kind == "why":  # a bot's remark
            given = told["facts"] if isinstance(told["facts"], dict) else {}
            reason = self.say(f"bots-why-{told['code']}", **given)
            return self.say("bots-said-why", seat=told["seat"], why=reason)
        facts = {name: value for name, value in told.items() if name != "kind"}
        said = self.maybe(f"{self.game}-event-{kind}", **facts)
        if said is None and kind in _KERNEL_EVENTS:
            said = self.maybe(f"kernel-event-{kind}", **facts)
        return f"{kind}: {plain(facts)}" if said is None else said

    def frame(self, dump: Facts) -> str:
        """Where in the rules we are; empty for a frame that needs no words."""
        name = str(dump["frame"])
        said = self.maybe(f"{self.game}-frame-{name}", **dump)
        return name if said is None else said

    def ask(self, prompt: str, facts: Facts) -> str:
        """The question that is put to the listener."""
        return self.maybe(f"{self.game}-ask-{prompt}", **facts) or prompt

    def rule(self, number: str) -> tuple[str, str] | None:
        """A rule in short and in full; None if the catalogue does not have it."""
        key = rule_key(self.game, number)
        short = self.maybe(key)
        return None if short is None else (short, self.part(key, "long") or "")


def plain_text(value: object) -> str:
    """A fact that is a text, whatever wraps it."""
    return " ".join(plain(each) for each in each_of(value))
