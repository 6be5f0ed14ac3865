"""Question: all that a seat needs to answer, as plain data made from what it knows."""

from tabularium.kernel.branches import ways
from tabularium.kernel.errors import Facts, IllegalAction, Reason, Told
from tabularium.kernel.form import is_pairs
from tabularium.kernel.state import State


def question(state: State, seat: int) -> Facts | None:
    """What is asked of a seat, with every way to answer; None if it is not asked."""
    pending = state.pending
    if pending is None or state.not_asked(seat) is not None:
        return None
    frame = state.stack[-1]
    spell = state.setting.alphabet.spell
    form = frame.pairs(state, seat)
    tree = ways(state, seat) if form is None else None
    return {
        "decision": pending.id,
        "together": len(pending.seats) > 1 or pending.kind == "together",
        "prompt": {"kind": pending.prompt, **frame.prompt(state, seat)},
        "form": None if form is None else form.dump(state.setting.alphabet),
        "ways": tree,
        "usual": [spell(word) for word in frame.usual(state, seat)],
        "lone": _lone(tree) if frame.OPEN else None,
    }


def _lone(tree: Facts | None) -> str | None:
    """The only word there is."""
    letters: list[str] = []
    while tree is not None and len(tree) == 1:
        (text,) = tree
        letters.append(text)
        rest = tree[text]
        if not isinstance(rest, dict):
            return " ".join(letters)
        tree = rest
    return None


def weigh(state: State, seat: int, draft: str) -> Told:
    """What an unfinished word comes to so far; raises what is wrong with it."""
    reason = state.not_asked(seat)
    if reason is not None:
        raise IllegalAction(reason)
    frame = state.stack[-1]
    form = frame.pairs(state, seat)
    if form is None:
        raise IllegalAction(Reason("kernel.no_pairs", "K.1"))
    if draft and not is_pairs(draft):
        raise IllegalAction(Reason("kernel.not_a_pair", "K.1", {"text": draft}))
    laid = form.read(state.setting.alphabet, draft)
    return frame.weigh(state, seat, laid)
