"""What the places of a seat can be used for now, and what a use is worth."""

from typing import Final

from tabularium.bots.minds.orleans.deeds import deed_words
from tabularium.bots.minds.orleans.worth import (
    asset_worth,
    best_tile,
    development_worth,
    events_ahead,
    follower_worth,
    food_of,
    harvests_ahead,
    station_worth,
    technology_worth,
    tile_use,
    tile_worth,
)
from tabularium.bots.spelling import endings
from tabularium.games.orleans import material as m
from tabularium.games.orleans.actions import RECRUITS, usable
from tabularium.games.orleans.letters import (
    CITY,
    DONE,
    GOOD,
    KIND,
    LEAVE,
    PASS,
    PLACE,
    SPACE,
    TECHNOLOGY,
)
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.technology import technology_spaces
from tabularium.games.orleans.tiles import tile_letters
from tabularium.games.orleans.tracks import can_recruit, tiles_to_take
from tabularium.games.orleans.voyage import good_letters, neighbours
from tabularium.kernel import Word

Use = tuple[float, Word]  # what a word is worth by hand, and the word

LIMIT_WORTH: Final = 1.25  # one more follower to draw, a round
TECHNOLOGY_WORTH: Final = 0.75  # a technology tile not placed yet, a round


def mode_of(place: int) -> int:
    """How a place moves the merchant."""
    return m.WATERWAY if place == m.SHIP else m.ROAD


def can_build(t: Orleans, seat: int, city: int) -> bool:
    """Whether a station of a seat may stand in a city."""
    owners = t.stations[city]
    free = not owners >> seat & 1 if city == m.ORLEANS else owners == 0
    return free and t.unbuilt[seat] > 0


def recruit_worth(t: Orleans, seat: int, kind: int, crew: list[int], ahead: int) -> float:
    """A new follower and the reward of the next space; the tile of a trader is the best one."""
    worth = follower_worth(crew, kind, ahead)
    if kind == m.MONK:
        return worth
    position = t.tracks[TRACKS * seat + kind] + 1
    if kind == m.FARMER:
        worth += m.GOODS_POINTS[m.FARMER_GOODS[position]] + 0.15 * ahead
        if m.FARMER_GOODS[position] <= m.WINE and food_of(t, seat) == 0 and harvests_ahead(t):
            worth += 2.0
    elif kind == m.BOATMAN:
        worth += m.BOATMAN_COINS[position]
        if position == m.BOATMAN_CITIZEN and not t.citizens_taken >> m.CITIZEN_OF_BOATMEN & 1:
            worth += asset_worth(t, seat, ahead)
    elif kind == m.CRAFTSMAN:
        worth += TECHNOLOGY_WORTH * ahead
    elif kind == m.TRADER:
        worth += best_tile(t, seat, ahead)[0]
    elif kind == m.SCHOLAR:
        worth += development_worth(t, seat, m.SCHOLAR_POINTS[position], ahead)
    else:
        assert kind == m.KNIGHT, f"no worth for {m.KIND_CODES[kind]}"
        more = m.DRAW_LIMIT[position] - m.DRAW_LIMIT[position - 1]
        worth += LIMIT_WORTH * more * ahead
        if position == m.KNIGHT_CITIZEN and not t.citizens_taken >> m.CITIZEN_OF_KNIGHTS & 1:
            worth += asset_worth(t, seat, ahead)
    return worth


def good_worth(t: Orleans, seat: int, good: int) -> float:
    """A good, a little less for the taxes to come; the first food guards against harvests."""
    worth = m.GOODS_POINTS[good] - 0.2 * events_ahead(t, m.TAXES)
    if good <= m.WINE and food_of(t, seat) == 0 and harvests_ahead(t):
        worth += 2.0
    return worth


def best_good(t: Orleans, seat: int, connection: int) -> tuple[float, int]:
    """The best good on a way and the letter to take it; -1 on an empty way."""
    best, found = 0.0, -1
    for letter in good_letters(t, connection):
        worth = good_worth(t, seat, letter - GOOD) if letter != LEAVE else 0.0
        if found < 0 or worth > best:
            best, found = worth, letter
    return best, found


def city_worth(t: Orleans, seat: int, city: int, station: float) -> float:
    """How good it is to stand in a city: it may be a place for a station."""
    return 0.35 * station if can_build(t, seat, city) else 0.0


def journeys(t: Orleans, seat: int, place: int, ahead: int) -> list[Use]:
    """Every neighbouring city, with the best good on the way."""
    station = station_worth(t, seat, ahead) if ahead or is_full(t, seat, m.GUILDHALL) else 0.0
    here = city_worth(t, seat, t.merchant[seat], station)
    found: list[Use] = []
    for city, connection in neighbours(t, seat, mode_of(place)):
        worth, letter = best_good(t, seat, connection)
        worth += city_worth(t, seat, city, station) - here
        word: Word = (PLACE + place, CITY + city)
        found.append((worth, (*word, letter) if letter >= 0 else word))
    return found


def is_full(t: Orleans, seat: int, place: int) -> bool:
    """Whether all spaces of a place are taken."""
    base = m.BOARD_SPACES * (seat if place < m.FIRST_TILE else t.seats - 1)
    return all(t.spaces[base + space] for space in m.SPACES_OF[place])


def uses(t: Orleans, seat: int, place: int, crew: list[int], ahead: int) -> list[Use]:
    """Words that use a place which can be used now."""
    if place in RECRUITS:
        return [(recruit_worth(t, seat, RECRUITS[place], crew, ahead), (PLACE + place,))]
    match place:
        case m.VILLAGE:
            return village_uses(t, seat, crew, ahead)
        case m.SHIP | m.WAGON | m.HORSE_WAGON:
            return journeys(t, seat, place, ahead)
        case m.GUILDHALL:
            return [(station_worth(t, seat, ahead), (PLACE + place,))]
        case m.SCRIPTORIUM:
            return [(development_worth(t, seat, 1, ahead), (PLACE + place,))]
        case m.TOWNHALL | m.TOWER:
            return deed_words(t, seat, place, crew, ahead)
    assert place >= m.FIRST_TILE, f"nobody knows the use of {m.PLACE_CODES[place]}"
    return tile_uses(t, seat, place, ahead)


def village_uses(t: Orleans, seat: int, crew: list[int], ahead: int) -> list[Use]:
    """A boatman, a craftsman, or a trader with one of the better tiles."""
    found: list[Use] = []
    for kind in (m.BOATMAN, m.CRAFTSMAN):
        if can_recruit(t, seat, kind):
            worth = recruit_worth(t, seat, kind, crew, ahead)
            found.append((worth, (PLACE + m.VILLAGE, KIND + kind)))
    if can_recruit(t, seat, m.TRADER):
        follower = follower_worth(crew, m.TRADER, ahead)
        for tile in tiles_to_take(t, seat, 1):
            worth = follower + tile_worth(t, seat, tile, ahead)
            found.append((worth, (PLACE + m.VILLAGE, KIND + m.TRADER, PLACE + tile)))
    return found


def tile_uses(t: Orleans, seat: int, place: int, ahead: int) -> list[Use]:
    """A tile, with all its choices; most have none."""
    words = endings(lambda draft: tile_letters(t, seat, place, draft))
    worth = tile_use(t, seat, place, ahead)
    if len(words) == 1:
        return [(worth, (PLACE + place, *words[0]))]
    found: list[Use] = []
    for word in words:
        more = worth - 2.0 + tile_choice(t, seat, place, word, ahead)
        found.append((more, (PLACE + place, *word)))
    return found


def tile_choice(t: Orleans, seat: int, place: int, word: Word, ahead: int) -> float:
    """How good a choice at a tile is beside the others."""
    last = word[-1]
    match place:
        case m.PHARMACY:
            points = word[0] - tile_letters(t, seat, place, ())[0] + 1
            return development_worth(t, seat, points, ahead) - points
        case m.BAKERY:
            return float(word[0])
        case m.TRIBUNAL:
            return 0.0 if last == LEAVE else _good_points(last)
        case m.GOLDSMITH:
            return -_good_points(last)
        case m.HIDEAWAY:
            reward = recruit_reward(t, seat, word, ahead)
            return reward - _good_points(word[0])
        case _:
            raise AssertionError(f"nobody can choose at {m.PLACE_CODES[place]}")


def _good_points(letter: int) -> float:
    good = letter - GOOD
    if good == m.BREAD:
        return 4.0
    return float(m.GOODS_POINTS[good]) if 0 <= good < m.BREAD else 0.0


def recruit_reward(t: Orleans, seat: int, word: Word, ahead: int) -> float:
    """What the Hideaway gives for the track it names."""
    kind = word[1] - KIND
    position = t.tracks[TRACKS * seat + kind]
    if kind == m.FARMER:
        return float(m.GOODS_POINTS[m.FARMER_GOODS[position]])
    if kind == m.BOATMAN:
        return float(m.BOATMAN_COINS[position])
    if kind == m.CRAFTSMAN:
        return TECHNOLOGY_WORTH * ahead
    if kind == m.TRADER:
        return tile_worth(t, seat, word[2] - PLACE, ahead)
    assert kind == m.SCHOLAR, f"the Hideaway rewards no {m.KIND_CODES[kind]}"
    return development_worth(t, seat, m.SCHOLAR_POINTS[position], ahead)


# Words of an action


def passes(t: Orleans, seat: int, ahead: int, most: int) -> list[Word]:
    """Passing: with no technology tile placed, or with one in each of the better places."""
    spaces = technology_spaces(t, seat, [])
    if not spaces:
        return [(PASS,)]
    ranked = sorted(spaces, key=lambda s: (-technology_worth(t, seat, m.SPACE_PLACE[s], ahead), s))
    words: list[Word] = [(PASS, DONE)]
    for space in ranked[:most]:
        word: Word = (PASS, TECHNOLOGY, SPACE + space)
        words.append((*word, DONE))
    return words


def action_uses(t: Orleans, seat: int, crew: list[int], ahead: int) -> list[Use]:
    """All words that use some place."""
    found: list[Use] = []
    for place in usable(t, seat):
        found += uses(t, seat, place, crew, ahead)
    return found


def quick_action(t: Orleans, seat: int, crew: list[int], ahead: int) -> Word:
    """The use worth most by hand; journeys and stations in a sensible order; else pass."""
    best, value = None, -2.0
    places = usable(t, seat)
    hall = m.GUILDHALL in places or is_full(t, seat, m.GUILDHALL)
    for place in places:
        for worth, word in uses(t, seat, place, crew, ahead):
            more = worth
            if place == m.GUILDHALL:
                more += 50.0  # before the merchant goes away
            elif place in (m.SHIP, m.WAGON, m.HORSE_WAGON) and hall:
                more += 30.0 * can_build(t, seat, word[1] - CITY)
            if more > value:
                best, value = word, more
    if best is not None:
        return best
    return (PASS, DONE) if technology_spaces(t, seat, []) else (PASS,)
