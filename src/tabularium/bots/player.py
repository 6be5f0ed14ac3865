"""A player: a bot on a seat of a game that runs in this process, and what it has heard so far."""

from tabularium.bots.bot import Bot, Budget, Choice
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


def reason_told(state: State, seat: int, choice: Choice, aloud: bool = False) -> Event:
    """Why a bot says a word it has not said yet, as an event for its own seat.

    A reason is reckoned from all that the seat knows, so it tells of it: nobody else may hear it
    before the end. `aloud`: at a table whose only person wants to hear bots think, everybody does;
    but of a secret word nobody else even then.
    """
    facts: Facts = {"seat": seat, "code": choice.why.code, "facts": choice.why.facts}
    heard = aloud and not _is_secret(state, seat, choice)
    return Event("why", facts, EVERYBODY if heard else 1 << seat)


def _is_secret(state: State, seat: int, choice: Choice) -> bool:
    word = state.setting.alphabet.read(choice.word)
    if isinstance(state.pending, Together):
        return True
    return state.stack[-1].sealed(state, seat, word) is not None
