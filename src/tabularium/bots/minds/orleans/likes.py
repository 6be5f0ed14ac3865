"""What a beginner who has read the rules thinks of a word."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.orleans.actions import can_build
from tabularium.bots.minds.orleans.deeds import brings, fills_deed
from tabularium.bots.minds.orleans.drawing import backs_wanted, wanted_draws
from tabularium.bots.minds.orleans.worth import ahead_of
from tabularium.games.orleans import material as m
from tabularium.games.orleans.actions import RECRUITS
from tabularium.games.orleans.events import tax_of
from tabularium.games.orleans.letters import (
    CITY,
    DONE,
    DRAW,
    GOOD,
    KIND,
    LEAVE,
    LOSE_FOLLOWER,
    LOSE_POINT,
    LOSE_STATION,
    LOSE_TECHNOLOGY,
    NONE,
    NUMBER,
    PASS,
    PLACE,
    SPACE,
    STAGE,
    TECHNOLOGY,
)
from tabularium.games.orleans.market import most_to_draw
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.kernel import Word

# How a beginner ranks the places: in the first six rounds, the middle, the last five.
EARLY: Final = {
    m.FARMHOUSE: 3.0,
    m.VILLAGE: 4.5,
    m.UNIVERSITY: 3.5,
    m.CASTLE: 5.0,
    m.MONASTERY: 3.5,
    m.SHIP: 3.0,
    m.WAGON: 3.0,
    m.GUILDHALL: 3.5,
    m.SCRIPTORIUM: 1.0,
}
LATE: Final = {
    m.FARMHOUSE: 2.5,
    m.VILLAGE: 2.5,
    m.UNIVERSITY: 4.0,
    m.CASTLE: 1.5,
    m.MONASTERY: 0.5,
    m.SHIP: 3.5,
    m.WAGON: 3.5,
    m.GUILDHALL: 5.5,
    m.SCRIPTORIUM: 2.0,
}
# Tiles sold separately: a beginner does not know them well.
EXTRA_TILES: Final = (
    *(m.BARRACKS, m.THEATRE, m.TRIBUNAL),
    *(m.GOLDSMITH, m.BAKERY, m.HIDEAWAY),
)
USE_EXTRA: Final = 1.5
TAKE_EXTRA: Final = 2.0
# Tiles by how much a beginner likes to use them.
TILES: Final = {
    m.HAYRICK: 1.0,
    m.HAYRICK + 1: 2.0,
    m.HAYRICK + 2: 3.0,
    m.HAYRICK + 3: 4.0,
    m.TAILOR_SHOP: 5.0,
    m.BREWERY: 2.0,
    m.LIBRARY: 3.0,
    m.WINDMILL: 3.0,
    m.HOSPITAL: 2.5,
    m.BATHHOUSE: 4.5,
    m.HERB_GARDEN: 1.5,
    m.SACRISTY: 0.5,
    m.SHIPPING_LINE: 1.5,
    m.CELLAR: 4.0,
    m.OFFICE: 3.0,
    m.PHARMACY: 2.0,
    m.SCHOOL: 1.5,
    m.HORSE_WAGON: 3.0,
    m.TOWER: 1.0,
    m.LABORATORY: 2.5,
    **dict.fromkeys(EXTRA_TILES, USE_EXTRA),
}
RULES: Final = (
    *("draw-all", "take-back", "guest", "tower", "sacristy", "cheap-food", "bread-tax", "loss"),
    *("plan-recruit", "plan-trade", "plan-tile", "plan-develop", "plan-deeds", "wait"),
    *("farmhouse", "university", "castle", "monastery", "trader", "craftsman", "boatman"),
    *("journey", "goods", "station", "develop", "pharmacy", "tile", "deeds", "citizen"),
    *("technology", "pass", "keep-tiles", "remove-tile"),
)
SIMPLE_RULES: Final = {
    m.FARMHOUSE: "farmhouse",
    m.UNIVERSITY: "university",
    m.CASTLE: "castle",
    m.MONASTERY: "monastery",
    m.GUILDHALL: "station",
    m.SCRIPTORIUM: "develop",
}
# Followers a beginner keeps gladly: monks, then knights and scholars.
KEPT: Final = (2.0, 1.5, 1.6, 1.6, 2.5, 2.2, 3.0, 2.0, 1.5, 1.6, 1.6)


def like(t: Orleans, seat: int, word: Word) -> Liking:
    """The preference for whatever is asked."""
    assert t.pending is not None
    match t.pending.prompt:
        case "plan" | "plan_one":
            return like_plan(t, seat, word)
        case "action":
            return like_action(t, seat, word)
        case "draw":
            wanted = wanted_draws(t, seat)
            rule = "draw-all" if wanted == most_to_draw(t, seat) else "take-back"
            return Liking(-float(abs(word[0] - DRAW - wanted)), rule)
        case "take_back":
            return Liking(backs_wanted(t, seat, word), "take-back")
        case "bathhouse":
            return Liking(0.0 if word[0] == NONE else KEPT[word[0] - KIND], "guest")
        case "tower":
            return Liking(sum([KEPT[k - KIND] for k in word if k != DONE]), "tower")
        case "sacristy":
            return Liking(float(word[0] != NONE), "sacristy")
        case "harvest":
            good = word[0] - GOOD
            return Liking(-4.0 if good == m.BREAD else -float(good), "cheap-food")
        case "taxes":
            return Liking(like_taxes(t, seat, word), "bread-tax")
        case "remove_tile":
            return like_removal(t, seat, word)
        case "flogging":
            return like_loss(word)
        case other:
            raise AssertionError(f"a beginner knows nothing of {other}")


def place_liking(place: int, ahead: int) -> float:
    """What a beginner expects of a place."""
    if place >= m.FIRST_TILE:
        return TILES[place]
    if place == m.TOWNHALL:
        return -0.5 if ahead > 8 else 0.5 if ahead > 4 else 2.0
    if ahead > 12:
        return EARLY[place]
    if ahead <= 5:
        return LATE[place]
    return 0.5 * (EARLY[place] + LATE[place])


def like_plan(t: Orleans, seat: int, word: Word) -> Liking:
    """As many good places as the followers can fill; technology tiles where it is busy."""
    ahead = ahead_of(t)
    score = 0.0
    rule = "wait"
    best = 0.0
    technology = False
    for letter in word:
        if letter < SPACE:
            liking = place_liking(letter - PLACE, ahead)
            if letter == PLACE + m.GUILDHALL and not can_build(t, seat, t.merchant[seat]):
                liking = 1.0
            if liking > best:
                best = liking
                rule = plan_rule(letter - PLACE)
            score += liking
        elif letter == TECHNOLOGY:
            technology = True
            score += 2.0
        elif letter < STAGE and m.SPACE_PLACE[letter - SPACE] == m.TOWNHALL:
            score += place_liking(m.TOWNHALL, ahead)
            if not best:
                rule = "plan-deeds"
        elif letter < STAGE and technology:
            score += 0.2 * place_liking(m.SPACE_PLACE[letter - SPACE], ahead)
            technology = False
            if not best:
                rule = "technology"
    return Liking(score, rule)


def plan_rule(place: int) -> str:
    """Why a place is in the plan."""
    if place in (m.SHIP, m.WAGON, m.HORSE_WAGON, m.GUILDHALL):
        return "plan-trade"
    if place >= m.FIRST_TILE:
        return "plan-tile"
    if place == m.SCRIPTORIUM:
        return "plan-develop"
    assert place in RECRUITS or place == m.VILLAGE, f"nobody plans {m.PLACE_CODES[place]}"
    return "plan-recruit"


def like_action(t: Orleans, seat: int, word: Word) -> Liking:
    """Whatever can be used is used; citizens, tiles and stations before others take them."""
    if word[0] == PASS:
        return Liking(-5.0 + 0.5 * (len(word) > 2), "technology" if len(word) > 2 else "pass")
    place = word[0] - PLACE
    ahead = ahead_of(t)
    score = place_liking(place, ahead)
    match place:
        case m.VILLAGE:
            return like_villager(t, seat, word, score)
        case m.SHIP | m.WAGON | m.HORSE_WAGON:
            return like_journey(t, seat, word, score)
        case m.TOWNHALL | m.TOWER:
            level = float(m.LEVEL[t.tracks[TRACKS * seat + m.DEVELOPMENT]])
            score = brings(t, word[1:], level)
            if place == m.TOWER and ahead > 4:
                return Liking(score - 8.0, "deeds")
            return Liking(score, "citizen" if fills_deed(t, word) else "deeds")
        case m.PHARMACY:
            return Liking(score + 0.5 * (word[1] - NUMBER), "pharmacy")
    rule = "tile" if place >= m.FIRST_TILE else SIMPLE_RULES[place]
    if place in EXTRA_TILES:
        score += like_extra(word)
    if place == m.GUILDHALL:
        score += 2.0  # before the merchant goes on
    return Liking(score, rule)


def like_extra(word: Word) -> float:
    """Choices at the tiles sold separately: cheap goods are paid, dear ones taken."""
    score = 0.0
    for letter in word[1:]:
        if GOOD <= letter < GOOD + m.BREAD:
            taken = word[0] == PLACE + m.TRIBUNAL
            score += 0.3 * (letter - GOOD + 1) * (1 if taken else -1)
        elif letter == LEAVE or letter == GOOD + m.BREAD:
            score -= 1.0
        elif NUMBER <= letter < NUMBER + 3:
            score += 0.4 * (letter - NUMBER)
    return score


def like_villager(t: Orleans, seat: int, word: Word, score: float) -> Liking:
    """Traders for good tiles, craftsmen while it pays, boatmen for coins."""
    ahead = ahead_of(t)
    kind = word[1] - KIND
    if kind == m.TRADER:
        tile = word[2] - PLACE
        liking = TAKE_EXTRA if tile in EXTRA_TILES else TILES[tile]
        return Liking(score + 0.06 * ahead * liking, "trader")
    if kind == m.CRAFTSMAN:
        return Liking(score + 0.16 * ahead, "craftsman")
    assert kind == m.BOATMAN, f"nobody hires {m.KIND_CODES[kind]} in the Village"
    coins = m.BOATMAN_COINS[t.tracks[TRACKS * seat + m.BOATMAN] + 1]
    return Liking(score + 0.4 * coins, "boatman")


def like_journey(t: Orleans, seat: int, word: Word, score: float) -> Liking:
    """To where a station may stand, along the dearest good; after building where we are."""
    rule = "journey"
    if can_build(t, seat, word[1] - CITY):
        score += 1.0
    else:
        score -= 0.5
        rule = "goods"
    if len(word) > 2:
        score += 0.4 * (word[2] - GOOD + 1) if word[2] != LEAVE else -1.0
    return Liking(score, rule)


def like_taxes(t: Orleans, seat: int, word: Word) -> float:
    """A loaf counts as the level at the end, a coin as one; want of coins costs more."""
    loaves = word.count(GOOD + m.BREAD)
    level = m.LEVEL[t.tracks[TRACKS * seat + m.DEVELOPMENT]]
    missing = max(0, tax_of(t, seat) - loaves - t.coins[seat])
    return -float(loaves * (level - 1) + 4 * missing)


def like_removal(t: Orleans, seat: int, word: Word) -> Liking:
    """Whoever chooses late takes away what others would take first."""
    if word[0] == NONE:
        return Liking(3.9 if seat else 4.9, "keep-tiles")
    return Liking(TILES[word[0] - PLACE], "remove-tile")


def like_loss(word: Word) -> Liking:
    """What hurts least: stations not built, then cheap goods, steps, tiles, stations."""
    letter = word[0]
    order = {LOSE_STATION: -0.5, LOSE_POINT: -2.0, LOSE_FOLLOWER: -2.5, LOSE_TECHNOLOGY: -3.0}
    if letter in order:
        return Liking(order[letter], "loss")
    if GOOD <= letter < GOOD + 6:
        return Liking(-1.0 - 0.5 * (letter - GOOD), "loss")
    if letter < SPACE:
        return Liking(-2.2 - TILES[letter - PLACE], "loss")
    if letter < STAGE:  # a technology tile
        return Liking(-4.0, "loss")
    assert CITY <= letter < CITY + m.CITIES, f"nobody can lose letter {letter}"
    return Liking(-6.0, "loss")
