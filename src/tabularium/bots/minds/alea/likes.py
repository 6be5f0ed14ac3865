"""What a beginner who has read the rules thinks of a word."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.games.alea.castrum import CastrumScoring
from tabularium.games.alea.ending import FinalReckoning
from tabularium.games.alea.forum import ForumScoring, column_for, faces_of
from tabularium.games.alea.letters import (
    CARD,
    CASTRUM,
    FACE,
    FORUM,
    KEEP,
    LATRINE,
    PATRICIAN,
    PROVINCE,
    REROLL,
    SENATE,
    TEMPLE,
)
from tabularium.games.alea.material import (
    GREY_PROVINCE,
    MAN,
    MANY_COUPLES,
    MANY_DIFFERENT_PATRICIANS,
    MANY_DIFFERENT_PROVINCES,
    MANY_FORTUNA_TILES,
    MANY_MEN,
    MANY_OCCUPIED_PROVINCES,
    MANY_PATRICIANS,
    MANY_PROVINCES,
    MANY_SENATE_CARDS,
    MANY_WOMEN,
    OFFSPRING,
    is_joker,
    is_rim,
    patrician_colour,
    patrician_sex,
    patrician_value,
    province_colour,
    province_value,
    rim_pair,
)
from tabularium.games.alea.senate import STRENGTH, SenateScoring
from tabularium.games.alea.state import (
    FORTUNA_KEPT,
    PATRICIANS_OF,
    PROVINCES_OF,
    SENATE_OF,
    Alea,
)
from tabularium.games.alea.temple import TempleScoring
from tabularium.games.alea.turn import Turn
from tabularium.kernel import Word

RULES: Final = (
    *("reroll", "latrine", "temple", "temple-more", "run-best", "run-longer", "run-behind"),
    *("set-strong", "set", "set-larger", "set-behind", "forum", "forum-pair", "forum-push"),
    *("province-high", "province-home", "patrician-home", "patrician-couple"),
    *("patrician-homeless", "card-counts", "card-joker", "card-rim", "card-child", "fortuna"),
)


def like(t: Alea, seat: int, word: Word) -> Liking:
    """How much a beginner likes a word."""
    frame, letter = t.stack[-1], word[0]
    if isinstance(frame, Turn):
        return like_placement(t, seat, word)
    if isinstance(frame, CastrumScoring):
        return like_province(t, seat, letter - PROVINCE)
    if isinstance(frame, ForumScoring):
        return like_patrician(t, seat, letter - PATRICIAN)
    if isinstance(frame, SenateScoring):
        return like_card(t, seat, letter - CARD)
    if isinstance(frame, FinalReckoning):
        return Liking(0.0, "any")  # the best layout is the only word that is thought about
    assert isinstance(frame, TempleScoring), f"a beginner knows nothing of {type(frame).__name__}"
    return Liking(float(sum([tile - KEEP for tile in word])), "fortuna")


# Placing dice


def like_placement(t: Alea, seat: int, word: Word) -> Liking:
    """Building by building; what takes fewer dice for the same is liked a little more."""
    letter = word[0]
    if letter == REROLL:
        return like_reroll(t, seat, word)
    if letter == TEMPLE:
        return like_temple(t, seat, word)
    if letter < CASTRUM:
        return like_run(t, seat, letter - SENATE + 1)
    if letter < FORUM:
        return like_set(t, seat, (letter - CASTRUM) // 8, (letter - CASTRUM) % 8 + 1)
    if letter < LATRINE:
        return like_forum(t, seat, letter)
    assert letter < LATRINE + 6, f"no placement: letter {letter}"
    return Liking(0.0, "latrine")


def like_reroll(t: Alea, seat: int, word: Word) -> Liking:
    """A token is worth half a point: it is for rolls that are good for nothing else."""
    dice = len(word) - 2
    return Liking(0.6 if dice == t.hand[seat] and t.tokens[seat] > 1 else -1.0, "reroll")


def like_temple(t: Alea, seat: int, word: Word) -> Liking:
    """Few dice for a Fortuna tile; the higher the pips, the harder to outdo."""
    dice = len(word) - 1
    pips = sum([letter - FACE + 1 for letter in word[1:]])
    if sum(t.temple[6 * seat : 6 * seat + 6]):
        return Liking(0.4 - 0.3 * dice, "temple-more")
    return Liking(2.3 - 0.5 * (dice - 1) + 0.02 * pips, "temple")


def like_run(t: Alea, seat: int, added: int) -> Liking:
    """A run is worth something if it is among those that get a card."""
    mine = t.senate[seat]
    run = mine | added
    dice = bin(added).count("1")
    length = bin(run).count("1")
    given = t.setup.senate_given
    ahead = before = 0
    for other, theirs in enumerate(t.senate):
        if other != seat and theirs:
            ahead += STRENGTH[theirs] > STRENGTH[run]
            before += STRENGTH[theirs] > STRENGTH[mine]
    if ahead >= given:
        return Liking(-1.0, "run-behind")
    safety = min(length, 5) / 5 + (0.1 if run & 32 else 0.0)
    if mine and before < given:
        return Liking(0.6 * safety - 0.25 * dice + 0.6, "run-longer")
    return Liking(0.8 + 2.2 * safety - 0.15 * dice, "run-best")


def like_set(t: Alea, seat: int, i: int, dice: int) -> Liking:
    """A set is worth something if it is among those that take a province."""
    mine = t.castrum[6 * seat + i]
    total = mine + dice
    room = t.setup.provinces_per_round
    ahead = before = 0
    for j, n in enumerate(t.castrum):
        if n and j != 6 * seat + i:
            ahead += (n, j % 6) > (total, i)
            before += (n, j % 6) > (mine, i)
    if ahead >= room:
        return Liking(-1.0, "set-behind")
    safety = min(total, 4) / 4 + 0.02 * i
    if mine and before < room:
        best = 0.4 if before > ahead else 0.0
        return Liking(0.4 * safety + best - 0.25 * dice + 0.6, "set-larger")
    score = 1.3 + 1.7 * safety - 0.15 * dice
    return Liking(score + 0.4, "set-strong") if ahead == 0 else Liking(score, "set")


def like_forum(t: Alea, seat: int, letter: int) -> Liking:
    """Low dice stay; whom they push out matters."""
    faces = faces_of(letter)
    columns = t.setup.forum_columns
    gone = t.forum[columns - len(faces) :]
    own = len([die for die in gone if die >> 3 == seat])
    score = -1.0 * own + 0.3 * (len(gone) - own)
    for n, face in enumerate(faces):
        room = columns - column_for(t, face) - n
        score += 0.8 + 0.15 * (4 - face) + 0.1 * min(room, 3)
    rule = "forum-push" if len(gone) > own else "forum-pair" if len(faces) == 2 else "forum"
    return Liking(score, rule)


# Taking


def holdings_in(t: Alea, seat: int, colour: int) -> tuple[int, int, int]:
    """How many provinces, men and women of a colour a seat has."""
    provinces = 0
    for province in t.contents[PROVINCES_OF + seat]:
        provinces += province_colour(province) == colour
    men = women = 0
    for patrician in t.contents[PATRICIANS_OF + seat]:
        if patrician_colour(patrician) == colour:
            men += patrician_sex(patrician) == MAN
            women += patrician_sex(patrician) != MAN
    return provinces, men, women


def like_province(t: Alea, seat: int, province: int) -> Liking:
    """High numbers, and homes for patricians who have none."""
    if province == GREY_PROVINCE:
        return Liking(0.5, "province-home")
    owned, men, women = holdings_in(t, seat, province_colour(province))
    homeless = max(men - owned, 0) + max(women - owned, 0)
    score = province_value(province) + 1.5 * min(homeless, 2) + 0.4 * min(men + women, 2)
    return Liking(score, "province-home" if homeless else "province-high")


def like_patrician(t: Alea, seat: int, patrician: int) -> Liking:
    """Somebody who has a home, best beside a man or woman who lives there alone."""
    provinces, men, women = holdings_in(t, seat, patrician_colour(patrician))
    same, others = (men, women) if patrician_sex(patrician) == MAN else (women, men)
    value = patrician_value(patrician)
    if provinces == 0:
        jokers = [c for c in t.contents[SENATE_OF + seat] if is_joker(c)]
        rims = [c for c in t.contents[SENATE_OF + seat] if is_rim(c)]
        fits = len(jokers) + len([c for c in rims if patrician_colour(patrician) in rim_pair(c)])
        return Liking(0.3 * value + 0.7 * min(fits, 1), "patrician-homeless")
    if same >= provinces:
        return Liking(0.2 * value, "patrician-homeless")
    empty = same + others < provinces
    return Liking(1.0 + value + 0.5 * empty, "patrician-home" if empty else "patrician-couple")


def like_card(t: Alea, seat: int, card: int) -> Liking:
    """What a card promises, by what lies there and by the rounds to come."""
    provinces = t.contents[PROVINCES_OF + seat]
    patricians = t.contents[PATRICIANS_OF + seat]
    women = sum([patrician_sex(p) for p in patricians])
    men = len(patricians) - women
    guess = {
        MANY_PROVINCES: 1 + len(provinces) / 2 + 1,
        MANY_PATRICIANS: len(patricians) / 2 + 1,
        MANY_SENATE_CARDS: 2 + len(t.contents[SENATE_OF + seat]),
        MANY_FORTUNA_TILES: 1 + len(t.contents[FORTUNA_KEPT + seat]) / 3,
        MANY_COUPLES: 1 + 0.6 * min(men, women, len(provinces)),
        MANY_DIFFERENT_PATRICIANS: 2 + 0.6 * len({patrician_colour(p) for p in patricians}),
        MANY_DIFFERENT_PROVINCES: 2 + 0.6 * len({province_colour(p) for p in provinces}),
        MANY_OCCUPIED_PROVINCES: 1 + 0.9 * len(provinces),
        MANY_WOMEN: 1 + 0.9 * women,
        MANY_MEN: 1 + 0.9 * men,
    }
    if card in guess:
        return Liking(guess[card], "card-counts")
    if is_joker(card):
        return Liking(4.0, "card-joker")
    if card == OFFSPRING:
        return Liking(1.5, "card-child")
    assert is_rim(card), f"a beginner knows nothing of Senate card {card}"
    one, other = rim_pair(card)
    fits = [p for p in patricians if patrician_colour(p) in (one, other)]
    return Liking(2.5 + 0.7 * min(len(fits), 3), "card-rim")
