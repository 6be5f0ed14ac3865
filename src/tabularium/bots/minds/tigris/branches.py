"""How open questions may end: the average over what a hidden hand may hold, not a guess of it."""

from collections.abc import Callable
from typing import Final

from tabularium.bots.minds.tigris.features import features_of
from tabularium.bots.minds.tigris.odds import at_least, hidden_hand
from tabularium.bots.minds.tigris.survey import Survey
from tabularium.games.tigris.letters import PASS, SUPPORT
from tabularium.games.tigris.state import BAG, HAND, Tigris
from tabularium.games.tigris.support import Conflict
from tabularium.games.tigris.turn import Turn
from tabularium.kernel import Picks, State, Word

Branch = tuple[float, Tigris]  # a chance, and the position that it leads to
Reply = Callable[[State, int, Picks], Word]  # a quick word for a seat

# Draws the noise of likings in branches. Another key would be another player.
NOISE: Final = "outlook"


def settle(reply: Reply, state: State, seat: int, rng: Picks) -> None:
    """Answer what follows from an action, and end the seat's turn, as far as others do not decide.

    All positions are judged after the turn: then monuments have paid and hands are full again.
    """
    while state.pending is not None:
        frame = state.stack[-1]
        asked = state.pending.seats[0]
        if isinstance(frame, Turn):
            if asked == seat:
                state.say(seat, (PASS,))
            return
        if asked != seat and isinstance(frame, Conflict):
            parties = (frame.attacker, frame.defender)
            if seat in parties or -1 in parties:
                return
        state.say(asked, reply(state, asked, rng))


def mean_features(reply: Reply, t: Tigris, seat: int) -> list[float]:
    """The features of a position; of one with an open conflict, their mean over how it may end."""
    branches: list[Branch] = [(1.0, t)]
    total: list[float] = []
    for share, state in branches:  # grows while we go
        further = defences(state, seat)
        if further:
            for chance, twin in further:
                settle(reply, twin, seat, Picks(NOISE))
                branches.append((share * chance, twin))
            continue
        features = features_of(Survey(state, seat))
        if share == 1.0:
            return features
        if not total:
            total = [0.0] * len(features)
        total = [mean + share * one for mean, one in zip(total, features, strict=True)]
    return total


def defences(t: Tigris, seat: int) -> list[Branch]:
    """What the defender may do about our attack: add what a tie needs, or give way."""
    frame = t.stack[-1] if t.stack else None
    if not isinstance(frame, Conflict) or frame.step != "defence" or frame.attacker != seat:
        return []
    defender, colour = frame.defender, frame.support_colour()
    attack, defence = frame.strengths(t)
    missing = attack + frame.attack - defence
    if missing <= 0:
        return [(1.0, answered(t, defender, 0))]
    held = at_least(hidden_hand(t, seat, defender, colour), missing)
    found: list[Branch] = []
    if held > 0.0 and deal(twin := t.copy(), defender, colour, missing):
        found.append((held, answered(twin, defender, missing)))
    rest = 1.0 - held if found else 1.0
    if rest > 1e-9:
        found.append((rest, answered(t, defender, 0)))
    return found


def answered(t: Tigris, defender: int, tiles: int) -> Tigris:
    """The position when the defender has added so many tiles."""
    twin = t.copy()
    twin.say(defender, (SUPPORT + tiles,))
    return twin


def deal(t: Tigris, seat: int, colour: int, number: int) -> bool:
    """Make an imagined hand hold so many tiles of a colour, at the cost of the imagined bag."""
    hand, bag = list(t.contents[HAND + seat]), list(t.contents[BAG])
    while hand.count(colour) < number:
        others = [tile for tile in hand if tile != colour]
        if not others or colour not in bag:
            return False
        hand.remove(others[-1])
        bag.remove(colour)
        hand.append(colour)
        bag.append(others[-1])
    t.contents[HAND + seat] = tuple(sorted(hand))
    t.contents[BAG] = tuple(sorted(bag))
    return True
