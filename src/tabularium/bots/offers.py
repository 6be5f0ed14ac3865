"""What a bot answers when it is offered a swap: it weighs the table with it and without."""

from typing import Final

from tabularium.bots.bot import Choice, Why
from tabularium.bots.minds import mind_of
from tabularium.kernel import GameSpec, View

WORTH_IT: Final = 0.05  # points; below that a swap is not worth the trouble


def answer_offer(spec: GameSpec, view: View, seat: int, word: str, key: str) -> Choice:
    """The word that accepts, if the seat gains by it; otherwise none.

    The reason is the same for every no: what exactly a seat expects of its cards is its secret.
    """
    mind = mind_of(spec)
    weights = mind.weights(int(str(view["seats"])))
    state = spec.imagine(view, key)
    before = mind.worth(state, seat, weights)
    state.act(seat, word)
    gains = mind.worth(state, seat, weights) - before > WORTH_IT
    return Choice(word, Why("swap", {})) if gains else Choice("", Why("no-swap", {}))
