"""Words for the Town Hall and the Gunpowder Tower: who goes to which deed."""

from tabularium.bots.minds.orleans.worth import asset_worth, deed_room, donation, follower_worth
from tabularium.bots.spelling import endings
from tabularium.games.orleans import material as m
from tabularium.games.orleans.deeds import deed_letters
from tabularium.games.orleans.letters import COIN, DEED, DONE, KIND, PLACE
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Word


def deed_words(
    t: Orleans, seat: int, place: int, crew: list[int], ahead: int
) -> list[tuple[float, Word]]:
    """All ways to send one or two followers, with what they bring less what is lost with them."""
    asset = asset_worth(t, seat, ahead)
    return [
        (brings(t, word, asset) - misses(word, crew, ahead), (PLACE + place, *word))
        for word in endings(lambda draft: deed_letters(t, seat, place, draft))
    ]


def brings(t: Orleans, word: Word, asset: float) -> float:
    """Coins, points and citizens of a word about deeds."""
    worth = 0.0
    kind = -1
    last = -1
    for letter in word:
        if KIND <= letter < KIND + m.KINDS:
            kind = letter - KIND
        elif DEED <= letter < DEED + m.DEEDS:
            deed = letter - DEED
            worth += donation(t, kind, deed, asset)
            if deed == last and deed_room(t, deed) == 2:
                worth += 1.25 * asset  # both together fill it
            last = deed
        elif letter == COIN:
            worth -= 0.2  # a point is usually better
        elif letter == DONE:
            worth += 0.1
    return worth


def fills_deed(t: Orleans, word: Word) -> bool:
    """Whether a word about deeds completes one."""
    deeds = [letter - DEED for letter in word if DEED <= letter < DEED + m.DEEDS]
    return any(deed_room(t, deed) == deeds.count(deed) for deed in deeds)


def misses(word: Word, crew: list[int], ahead: int) -> float:
    """What the followers would have been worth in the rest of the game."""
    fewer = crew[:]
    worth = 0.0
    for letter in word:
        if KIND <= letter < KIND + m.KINDS:
            kind = letter - KIND
            fewer[kind] -= 1
            worth += follower_worth(fewer, kind, ahead)
    return worth
