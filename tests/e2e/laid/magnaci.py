"""Tables of Magnaci laid by hand: a law that is claimed, an equal end."""

from collections.abc import Callable

from tabularium.kernel import State
from tabularium.positions import say
from tabularium.positions.magnaci import battle, interregnum, office


def claim_law() -> State:
    """The debtor gives a law, the creditor chooses which."""
    laws = {0: ["asygnaty"], 1: ["trybunal", "veto", "rokosz"]}
    state = office("hetman", {0: "5", 1: "6"}, laws=laws, estates={1: {"litwa": 1}})
    say(state, "asygnaty seat:1")
    say(state, "pass")
    say(state, "give_law")
    return state


def winner() -> State:
    """The last Primate decides between equals."""
    spread = {0: {"litwa": 2}, 1: {"prusy": 2}, 2: {"ukraina": 1}}
    return interregnum(last=1, estates=spread, offices={"prymas": 2})


def entail() -> State:
    """An entailed estate may be saved."""
    laws = {0: ["ordynacja", "trybunal"]}
    spread = {0: {"ukraina": 1, "litwa": 1}}
    return battle("bunt_kozakow", {0: "5", 1: "6", 2: "7"}, laws=laws, estates=spread)


LAID: dict[str, Callable[[], State]] = {
    "claim_law": claim_law,
    "winner": winner,
    "entail": entail,
}
