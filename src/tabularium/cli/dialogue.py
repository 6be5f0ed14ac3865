"""The dialogue with one player: what it is asked, what it types, until it has said a word."""

from collections.abc import Callable
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tabularium.cli.desk import Desk
from tabularium.cli.reader import EndOfInput, Reader
from tabularium.cli.table import Table
from tabularium.kernel import Facts, IllegalAction, TabulariumError
from tabularium.terminal import screen

PROMPT = "› "
MANY = 80  # with more options we do not look ahead for each


class Leave(Exception):
    """The player gets up."""


class Dialogue:
    """One decision of one person."""

    def __init__(self, desk: Desk, table: Table, seat: int, reader: Reader) -> None:
        self.desk = desk
        self.table = table
        self.seat = seat
        self.reader = reader
        self.done = False
        self.listed = screen.Listed(desk.words, [], [])
        self.commands: dict[str, Callable[[str], object]] = {
            "h": self.help,
            "p": self.preview,
            "w": self.why_not,
            "u": self.undo,
            "a": self.asides,
            "s": self.save,
            "r": self.rules,
            "l": self.log,
            "v": self.view,
            "q": self.leave,
        }

    def run(self) -> None:
        """Until a whole word or an aside is said; Leave if the player gets up."""
        self.view("")
        while not self.done:
            try:
                self.obey(self.reader.line(PROMPT))
            except EndOfInput:
                self.desk.tell("cli-input-ended")
                raise Leave from None
            except KeyboardInterrupt:
                self.desk.out.print()
                self.leave("")
            except TabulariumError as error:
                self.refuse(error)

    def refuse(self, error: TabulariumError) -> None:
        """Say why not."""
        for reason in error.reasons:
            self.desk.out.print(Text(self.desk.words.why(reason), style="red"))

    # What the player sees

    def view(self, rest: str) -> None:
        """The whole screen: news, board, question, options."""
        words, out = self.desk.words, self.desk.out
        words.seat = self.seat
        view = self.table.state.view(self.seat)
        out.rule(style="dim")
        self._print_news()
        out.print(screen.board(words, view))
        out.print(screen.crumbs(words, view))
        self.ask()

    def _print_news(self) -> None:
        lines = screen.news(self.desk.words, self.table.news(self.seat))
        if lines:
            self.desk.tell("cli-news", style="dim")
            for line in lines:
                self.desk.out.print(line)

    def ask(self) -> None:
        """The question and its options."""
        state, out = self.table.state, self.desk.out
        letters = state.options(self.seat)
        self.listed = screen.Listed(self.desk.words, letters, self.briefs(letters))
        out.print(screen.question(self.desk.words, state.view(self.seat)))
        out.print(self.listed)
        if state.asides(self.seat):
            self.desk.tell("cli-asides-hint", style="dim")

    def briefs(self, letters: list[int]) -> list[str]:
        """Beside each option that is a whole word, in a few words, what it would do."""
        state, words = self.table.state, self.desk.words
        briefs: list[str] = []
        for letter in letters:
            word = self.whole(state.setting.alphabet.text(letter))
            events: list[Facts] = []
            if len(letters) <= MANY and state.explain(self.seat, word) is None:
                events = state.preview(self.seat, word).events
            briefs.append(" ".join(brief for brief in map(words.brief, events) if brief))
        return briefs

    # What the player types

    def obey(self, line: str) -> None:
        """A number, a word in notation, or a command."""
        if not line:
            self.ask()
            return
        if line.startswith("?"):
            line = "p " + line[1:]
        head, _, rest = line.removeprefix(":").partition(" ")
        command = self.commands.get(head)
        if line in self.listed.keys:
            self.letter(self.listed.letters[self.listed.keys.index(line)])
        elif command is not None and not self.is_word(line):
            command(rest.strip())
        elif line.isdecimal():
            self.desk.tell("cli-no-such-number", given=line, style="red")
        else:
            self.spell(line)

    def is_word(self, text: str) -> bool:
        """Whether a line that looks like a command is a legal word of the game; then it is one."""
        return self.table.state.explain(self.seat, text) is None

    def option(self, text: str) -> str:
        """A word in notation; a number stands for the option in the list, after what is spelled."""
        if text not in self.listed.keys:
            return text
        return self.whole(self.listed.texts[self.listed.keys.index(text)])

    def whole(self, text: str) -> str:
        """A text with the letters spelled so far before it."""
        state = self.table.state
        draft = state.setting.alphabet.spell(state.drafts[self.seat])
        return f"{draft} {text}" if draft else text

    def letter(self, letter: int) -> None:
        """Add a letter to the word."""
        state = self.table.state
        said = state.said
        state.play(self.seat, letter)
        self.done = state.said != said or self.seat not in self.table.asked()
        if not self.done:
            self.ask()

    def spell(self, text: str) -> None:
        """Say a word in notation, or go on with the one that is begun."""
        state = self.table.state
        for attempt in (self.whole(text), text):
            if state.explain(self.seat, attempt) is None:
                state.act(self.seat, attempt)
                self.done = True
                return
        reason = state.explain(self.seat, self.whole(text))
        assert reason is not None
        if reason.code != "kernel.unfinished":
            raise IllegalAction(reason)
        for letter in state.setting.alphabet.read(text):
            state.play(self.seat, letter)
        self.ask()

    # Commands

    def help(self, rest: str) -> None:
        """How to play here."""
        table = Grid.grid(padding=(0, 2))
        for name in ("pick", "word", *self.commands, "colon"):
            keys = self.desk.words.part(f"cli-command-{name}", "keys")
            if keys:
                table.add_row(Text(keys, style="bold"), Text(self.desk.say(f"cli-command-{name}")))
        self.desk.out.print(Padding(table, (1, 2)))

    def preview(self, text: str) -> None:
        """What a word would do."""
        state, words = self.table.state, self.desk.words
        word = self.option(text)
        if not text or (word == text and text.isdecimal()):
            self.desk.tell("cli-preview-what")
            return
        reason = state.explain(self.seat, word)
        if reason is not None and reason.code == "kernel.unfinished":
            self.desk.tell("cli-preview-unfinished")
            return
        preview = state.preview(self.seat, word)
        self.desk.tell("cli-preview", word=word, style="italic")
        told = [event for event in preview.events if event["kind"] != "said"]
        lines = screen.news(words, told)
        for line in lines:
            self.desk.out.print(line)
        if not lines:
            self.desk.tell("cli-preview-nothing")
        self.desk.tell("cli-preview-final" if preview.final else "cli-preview-undo", style="dim")

    def why_not(self, text: str) -> None:
        """Why a word is not allowed."""
        word = self.option(text)
        if not text or (word == text and text.isdecimal()):
            self.desk.tell("cli-why-what")
            return
        reason = self.table.state.explain(self.seat, word)
        if reason is None:
            self.desk.tell("cli-why-legal")
        else:
            self.desk.out.print(Text(self.desk.words.why(reason)))

    def undo(self, rest: str) -> None:
        """One letter back, or one word."""
        if self.table.state.drafts[self.seat]:
            self.table.step_back(self.seat)
            self.ask()
            return
        self.table.undo(self.seat)
        self.desk.tell("cli-undone", style="dim")
        self.view("")

    def asides(self, text: str) -> None:
        """What may be said without being asked."""
        asides = self.table.state.asides(self.seat)
        if text.isdecimal() and 1 <= int(text) <= len(asides):
            self.table.state.act(self.seat, asides[int(text) - 1])
            self.done = True
            return
        self.desk.tell("cli-asides" if asides else "cli-no-asides")
        for number, aside in enumerate(asides, 1):
            line = f"  a {number}  {self.desk.words.word(aside)}"
            self.desk.out.print(Text.assemble(line, (f"  {aside}", "dim")))

    def save(self, text: str) -> bool:
        """Write the game to a file; whether it was written."""
        path = Path(text).expanduser() if text else self.table.file
        if path is None:
            self.desk.tell("cli-save-name")
            return False
        if path.exists() and path != self.table.file and not self._overwrite(path):
            return False
        try:
            self.table.save(path)
        except OSError:
            self.desk.tell("cli-cannot-write", file=str(path), style="red")
            return False
        self.desk.tell("cli-saved", file=str(path))
        return True

    def _overwrite(self, path: Path) -> bool:
        self.desk.tell("cli-overwrite", file=str(path))
        return self.reader.line(PROMPT).lower() in ("y", "yes", "t", "tak")

    def rules(self, text: str) -> None:
        """The rules of the current step, or one by its number."""
        words = self.desk.words
        numbers = text.split()
        if not numbers:
            for frame in self.table.state.view(self.seat)["stack"]:  # type: ignore[attr-defined]
                named = words.part(f"{words.game}-frame-{frame['frame']}", "rule", **frame)
                numbers += (named or "").split()
        found = [(number, words.rule(number)) for number in dict.fromkeys(numbers)]
        for number, rule in found:
            if rule is not None:
                self.desk.out.print(Text.assemble((f"{number} ", "bold"), rule[0]))
                self.desk.out.print(Padding(Text(rule[1], style="dim"), (0, 2)))
        if not any(rule for _, rule in found):
            self.desk.tell("cli-no-rule")

    def log(self, rest: str) -> None:
        """Everything that was told so far."""
        for line in screen.news(self.desk.words, self.table.told(self.seat)):
            self.desk.out.print(line)

    def leave(self, rest: str) -> None:
        """Get up; the game may be saved first."""
        self.desk.tell("cli-leave")
        try:
            name = self.reader.line(PROMPT)
            if not name or self.save(name):
                raise Leave
        except (EndOfInput, KeyboardInterrupt):
            raise Leave from None
