"""What a player sees in the terminal: where we are, the board, what happened, what can be done."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabularium.kernel import Facts, View
from tabularium.terminal import boards
from tabularium.terminal.heraldry import shield, style_names
from tabularium.words import Words

FEW = 12  # up to so many options are one per line


def crumbs(words: Words, view: View) -> Text:
    """Where in the rules we are."""
    stack = view["stack"]
    assert isinstance(stack, list)
    steps = [step for step in (words.frame(frame) for frame in stack) if step]
    return Text(" › ".join([words.title(), *steps]), style="italic dim")


def board(words: Words, view: View) -> RenderableType:
    """What lies on the table, as far as the view knows."""
    return Padding(boards.board(words, view), (1, 0))


def news(words: Words, events: list[Facts]) -> list[Text]:
    """What happened, one line each."""
    said = [words.event(told) for told in events]
    return [style_names(words, Text("  " + line)) for line in said if line]


def waiting(words: Words, view: View) -> str:
    """Who is asked now."""
    pending = view["pending"]
    assert isinstance(pending, dict)
    return words.say("cli-waiting", seats=pending["seats"])


def question(words: Words, view: View) -> Text:
    """What the listener is asked, and what it has spelled so far."""
    pending, facts, draft = view["pending"], view["prompt"], str(view["draft"])
    assert isinstance(pending, dict) and isinstance(facts, dict) and view.seat is not None
    text = Text.assemble(shield(view.seat), " ", (words.name(view.seat), "bold"), ": ")
    text.append(words.ask(str(pending["prompt"]), facts), style="bold")
    if draft:
        text.append("\n" + words.say("cli-draft", word=draft), style="italic")
    hint = boards.hint(words, view)
    if hint:
        text.append("\n" + hint, style="italic")
    return text


class Listed:
    """Options in the order in which they are numbered, each with what it would do."""

    def __init__(self, words: Words, letters: list[int], briefs: list[str]) -> None:
        self.words = words
        alphabet = words.alphabet
        assert alphabet is not None
        brief_of = dict(zip(letters, briefs, strict=True))
        self.groups: dict[str, list[int]] = {}
        for letter in letters:
            self.groups.setdefault(alphabet.letters[letter].code, []).append(letter)
        self.letters = [letter for group in self.groups.values() for letter in group]
        self.texts = [alphabet.text(letter) for letter in self.letters]
        self.briefs = [brief_of[letter] for letter in self.letters]
        # Where letters are numbers themselves, dice for example, they stand for themselves.
        own = any(text.isdecimal() for text in self.texts)
        self.keys = self.texts if own else [str(n + 1) for n in range(len(self.texts))]

    def _key(self, number: int) -> Text:
        width = max(map(len, self.keys)) + 1
        return Text(f"{self.keys[number]:>{width}} ", style="bold")

    def _label(self, number: int, form: str) -> Text:
        text = self.texts[number]
        label = self.words.letter(text, form)
        line = Text(label)
        if self.briefs[number]:
            line.append(f"  {self.briefs[number]}")
        if text not in (label, self.keys[number]):
            line.append(f"  {text}", style="dim")
        return style_names(self.words, line)

    def __rich__(self) -> RenderableType:
        numbers = range(len(self.texts))
        if len(self.texts) <= FEW:
            grid = Table.grid()
            for number in numbers:
                grid.add_row(self._key(number), self._label(number, "full"))
            return grid
        parts: list[RenderableType] = []
        start = 0
        for code, group in self.groups.items():
            heading = self.words.maybe(f"{self.words.game}-group-{code}")
            if heading:
                parts.append(Text(f"  {heading}", style="italic"))
            form = "short" if heading else "full"
            lines = [self._key(n) + self._label(n, form) for n in numbers[start:][: len(group)]]
            parts.append(Columns(lines, padding=(0, 3), column_first=True))
            start += len(group)
        return Group(*parts)


def ending(words: Words, view: View) -> RenderableType:
    """Who won and why, the score taken apart."""
    result = view["result"]
    assert isinstance(result, dict)
    return Group(Text(_verdict(words, result), style="bold"), "", boards.score(words, view))


def _verdict(words: Words, result: Facts) -> str:
    places = result["places"]
    assert isinstance(places, list)
    first = [seat for seat, place in enumerate(places) if place == 1]
    match result["kind"]:
        case "common_defeat":
            return words.say("cli-common-defeat")
        case "horizon":
            return words.say("cli-horizon", seats=first)
    return words.say("cli-shared-victory" if len(first) > 1 else "cli-victory", seats=first)
