"""A player: a bot on a seat of a game that runs in this process, and what it has heard so far."""

from tabularium.bots.bot import Bot, Budget, Choice, Why
from tabularium.kernel import EVERYBODY, Event, Facts, Picks, State, Together


class Player:
    """Shows the bot what its seat may see: the view and the events since it was asked last."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self._heard = 0

    def answer(self, state: State, key: str, seconds: float | None = None) -> Choice:
        """The word for the pending question; `spent` of the budget says how many nodes it took."""
        assert state.pending is not None and state.events is not None
        told = [event.dump(self.seat) for event in state.events[self._heard :]]
        self._heard = len(state.events)
        news = [facts for facts in told if facts is not None]
        rng = Picks(f"{key}/{self.seat}/{state.said}")
        self.budget = Budget(seconds=seconds)
        return self.bot.choose(state.view(self.seat), news, state.pending, self.budget, rng)


def reason_told(state: State, seat: int, choice: Choice) -> Event:
    """Why a bot says a word it has not said yet, as an event.

    It is for everybody, but the reason for a secret word is for its seat alone.
    """
    word = state.setting.alphabet.read(choice.word)
    secret = isinstance(state.pending, Together)
    if not secret:
        secret = state.stack[-1].sealed(state, seat, word) is not None
    why: Why = choice.why
    facts: Facts = {"seat": seat, "code": why.code, "facts": why.facts}
    return Event("why", facts, 1 << seat if secret else EVERYBODY)
