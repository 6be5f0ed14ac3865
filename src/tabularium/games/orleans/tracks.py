"""Rules 7 and 8: recruiting, the six tracks of followers and the development track."""

from tabularium.games.orleans.material import (
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_COINS,
    CITIZEN_CODES,
    CITIZEN_OF_BOATMEN,
    CITIZEN_OF_KNIGHTS,
    CRAFTSMAN,
    DEVELOPMENT,
    FARMER,
    FARMER_GOODS,
    FIRST_TRACK_CITIZEN,
    GOODS,
    KINDS,
    KNIGHT,
    KNIGHT_CITIZEN,
    LEVEL,
    MONK,
    PILE_I,
    PILGRIMAGE,
    PLACE_CODES,
    SCHOLAR,
    SCHOLAR_POINTS,
    TRACK_CITIZENS,
    TRACK_COINS,
    TRACK_END,
    TRADER,
    TYPES,
    tile_bit,
    tiles_in,
)
from tabularium.games.orleans.shape import CitizenGained
from tabularium.games.orleans.state import TRACKS, Orleans, bumped
from tabularium.kernel import Reason


def level_of(t: Orleans, seat: int) -> int:
    """8.3: the last star reached."""
    return LEVEL[t.tracks[TRACKS * seat + DEVELOPMENT]]


def gain_coins(t: Orleans, seat: int, coins: int) -> None:
    """1.6: what the treasury has, and no more."""
    coins = min(coins, t.treasury)
    if coins > 0:
        t.treasury -= coins
        t.coins[seat] += coins
        if t.telling:
            t.tell("coins", {"seat": seat, "coins": coins, "has": t.coins[seat]})


def spend_coins(t: Orleans, seat: int, coins: int) -> None:
    """Coins that a seat has go to the treasury."""
    t.coins[seat] -= coins
    t.treasury += coins
    if coins and t.telling:
        t.tell("paid", {"seat": seat, "coins": coins, "has": t.coins[seat]})


def gain_citizen(t: Orleans, seat: int, citizen: int) -> None:
    """A citizen goes to the first who comes; later ones find nothing."""
    if t.citizens_taken >> citizen & 1:
        return
    t.citizens_taken |= 1 << citizen
    t.citizens = bumped(t.citizens, seat, 1)
    if t.telling:
        facts: CitizenGained = {
            "seat": seat,
            "citizen": citizen,
            "of": CITIZEN_CODES[citizen],
            "has": t.citizens[seat],
        }
        t.tell("citizen", dict(facts))


def gain_good(t: Orleans, seat: int, good: int) -> None:
    """A good from the Jarmark, where there must be one."""
    t.jarmark = bumped(t.jarmark, good, -1)
    t.goods = bumped(t.goods, len(GOODS) * seat + good, 1)
    if t.telling:
        t.tell("good", {"seat": seat, "good": GOODS[good]})


def gain_technology(t: Orleans, seat: int) -> None:
    """A technology tile to be placed later."""
    t.technology_supply -= 1
    t.technology = bumped(t.technology, seat, 1)
    if t.telling:
        t.tell("technology", {"seat": seat, "has": t.technology[seat]})


def develop(t: Orleans, seat: int, points: int) -> None:
    """8.1, 8.2, 8.4: space by space, with the coins and citizens on the way."""
    here = t.tracks[TRACKS * seat + DEVELOPMENT]
    there = min(here + points, TRACK_END[DEVELOPMENT])
    if there == here:
        return
    t.tracks = bumped(t.tracks, TRACKS * seat + DEVELOPMENT, there - here)
    if t.telling:
        t.tell("developed", {"seat": seat, "points": there - here, "position": there})
    for position in range(here + 1, there + 1):
        if position in TRACK_COINS:
            gain_coins(t, seat, TRACK_COINS[position])
        elif position in TRACK_CITIZENS:
            gain_citizen(t, seat, FIRST_TRACK_CITIZEN + TRACK_CITIZENS.index(position))


# Place tiles


def tiles_for(t: Orleans, position: int) -> int:
    """7.4: the mask of tiles a trader's marker on this space may take: first of pile I only."""
    return t.pile & PILE_I if position == 1 else t.pile


def take_tile(t: Orleans, seat: int, place: int) -> None:
    """A place tile comes to lie beside its taker's board."""
    t.pile &= ~tile_bit(place)
    t.tiles = bumped(t.tiles, seat, tile_bit(place))
    if t.telling:
        t.tell("tile", {"seat": seat, "place": PLACE_CODES[place]})


# Recruiting


def why_not_recruit(t: Orleans, seat: int, kind: int) -> Reason | None:
    """6.5, 6.6: the end of a track, an empty stack; a Pilgrimage keeps monks away."""
    if kind == MONK:
        if t.event == PILGRIMAGE:
            return Reason("orleans.pilgrimage", "13.1")
    else:
        position = t.tracks[TRACKS * seat + kind] + 1
        if position > TRACK_END[kind]:
            return Reason("orleans.end_of_track", "6.5", {"track": TYPES[kind]})
        if kind == FARMER and t.jarmark[FARMER_GOODS[position]] == 0:
            return Reason("orleans.no_good", "6.6", {"good": GOODS[FARMER_GOODS[position]]})
        if kind == CRAFTSMAN and t.technology_supply == 0:
            return Reason("orleans.no_technology", "6.6")
        if kind == TRADER and tiles_for(t, position) == 0:
            return Reason("orleans.no_tile", "6.6")
    if t.supply[kind] == 0:
        return Reason("orleans.no_follower", "6.6", {"type": TYPES[kind]})
    return None


def can_recruit(t: Orleans, seat: int, kind: int) -> bool:
    """The same question without a reason, for search."""
    if t.supply[kind] == 0:
        return False
    if kind == MONK:
        return t.event != PILGRIMAGE
    position = t.tracks[TRACKS * seat + kind] + 1
    if position > TRACK_END[kind]:
        return False
    if kind == FARMER:
        return t.jarmark[FARMER_GOODS[position]] > 0
    if kind == CRAFTSMAN:
        return t.technology_supply > 0
    return kind != TRADER or tiles_for(t, position) != 0  # the others need nothing else


def recruit(t: Orleans, seat: int, kind: int, tile: int) -> None:
    """7.1 to 7.7: a new follower into the bag, a step on its track, the reward of that space."""
    t.supply = bumped(t.supply, kind, -1)
    t.bag[KINDS * seat + kind] += 1
    position = 0
    if kind != MONK:
        t.tracks = bumped(t.tracks, TRACKS * seat + kind, 1)
        position = t.tracks[TRACKS * seat + kind]
    if t.telling:
        t.tell("recruited", {"seat": seat, "type": TYPES[kind], "position": position})
    if kind == BOATMAN and position == BOATMAN_CITIZEN:
        gain_citizen(t, seat, CITIZEN_OF_BOATMEN)
    elif kind == KNIGHT and position == KNIGHT_CITIZEN:
        gain_citizen(t, seat, CITIZEN_OF_KNIGHTS)
    elif kind < KNIGHT or kind == SCHOLAR:
        track_reward(t, seat, kind, tile)


def track_reward(t: Orleans, seat: int, kind: int, tile: int) -> None:
    """What the space of a seat's marker gives."""
    position = t.tracks[TRACKS * seat + kind]
    if kind == FARMER:
        gain_good(t, seat, FARMER_GOODS[position])
    elif kind == BOATMAN:
        gain_coins(t, seat, BOATMAN_COINS[position])
    elif kind == CRAFTSMAN:
        gain_technology(t, seat)
    elif kind == TRADER:
        take_tile(t, seat, tile)
    elif kind == SCHOLAR:
        develop(t, seat, SCHOLAR_POINTS[position])
    else:
        raise AssertionError(f"no reward on the track of {TYPES[kind]}s")


def tiles_to_take(t: Orleans, seat: int, ahead: int) -> list[int]:
    """Place tiles that the trader's marker may take here, or one space ahead."""
    return tiles_in(tiles_for(t, t.tracks[TRACKS * seat + TRADER] + ahead))
