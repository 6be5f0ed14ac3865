"""A table in the terminal: the running game, who sits where, and what each has been told."""

from pathlib import Path

from tabularium.bots import Bot, Budget, reason_told
from tabularium.files import save
from tabularium.kernel import Facts, Picks, State

THINKING = 5.0  # seconds a bot may take


class Table:
    """Holds the live state. Everybody else, the screen included, works from views and events."""

    def __init__(self, state: State, bots: dict[int, Bot]) -> None:
        self.state = state
        self.bots = bots
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.file: Path | None = None  # where it was saved last, or resumed from
        self._heard = [0] * state.seats

    # What happened

    def told(self, seat: int) -> list[Facts]:
        """Everything a seat was told, as far back as the record goes."""
        return self._since(seat, 0)

    def news(self, seat: int) -> list[Facts]:
        """What a seat was told since it was told last."""
        events = self._since(seat, self._heard[seat])
        self._heard[seat] = self._length()
        return events

    def _since(self, seat: int, start: int) -> list[Facts]:
        record = self.state.record
        assert record is not None
        told = [event.dump(seat) for event in record.events[start:]]
        return [facts for facts in told if facts is not None]

    def _length(self) -> int:
        assert self.state.record is not None
        return len(self.state.record.events)

    # Playing

    def asked(self) -> list[int]:
        """Who still owes a word."""
        pending = self.state.pending
        return [] if pending is None else list(pending.seats)

    def bots_answer(self) -> None:
        """Let bots answer until a person is asked or the game is over."""
        while True:
            seats = [seat for seat in self.asked() if seat in self.bots]
            if not seats:
                return
            self._ask_bot(seats[0])

    def _ask_bot(self, seat: int) -> None:
        state = self.state
        assert state.pending is not None
        rng = Picks(f"{state.setting.seed}/bot/{seat}/{state.said}")
        view, news = state.view(seat), self.news(seat)
        choice = self.bots[seat].choose(view, news, state.pending, Budget(seconds=THINKING), rng)
        remark = reason_told(state, seat, choice, aloud=len(self.people) <= 1)
        state.act(seat, choice.word)
        state.tell(remark.kind, remark.facts, remark.audience)

    def step_back(self, seat: int) -> None:
        """Take back the last letter of a draft."""
        letters = self.state.drafts[seat]
        self.state.withdraw(seat)
        for letter in letters[:-1]:
            self.state.play(seat, letter)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take back its last word."""
        state = self.state
        if state.drafts[seat] or (state.pending is not None and state.words[seat] is not None):
            return True
        return state.said > state.undo_mark and state.last_seat == seat

    def undo(self, seat: int) -> None:
        """Take back the last word of a seat; IllegalAction if there is no way back."""
        self.state = self.state.undo(seat)
        length = self._length()
        self._heard = [min(heard, length) for heard in self._heard]

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        save(self.state, path)
        self.file = path
