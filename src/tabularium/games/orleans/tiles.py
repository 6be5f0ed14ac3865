"""Rules 12: what the place tiles do, and the choices that some of them need."""

from typing import Final

from tabularium.games.orleans import material
from tabularium.games.orleans.deeds import can_donate, deed_letters, donate, why_not_deed
from tabularium.games.orleans.letters import BY, CITY, GOOD, KIND, NUMBER, PLACE, SEAT
from tabularium.games.orleans.material import (
    BARRACKS,
    BATHHOUSE,
    BOATMAN,
    BOATMAN_CITIZEN,
    BREAD,
    BREWERY,
    CELLAR,
    CRAFTSMAN,
    FARMER,
    FARMER_GOODS,
    GOODS,
    GRAIN,
    HAYRICK,
    HERB_GARDEN,
    HOSPITAL,
    KINDS,
    LABORATORY,
    LIBRARY,
    OFFICE,
    ROAD,
    SACRISTY,
    SCHOLAR,
    SCHOOL,
    SHIPPING_LINE,
    TAILOR_SHOP,
    THEATRE,
    TRADER,
    WATERWAY,
    WINDMILL,
)
from tabularium.games.orleans.state import TRACKS, Orleans, bumped
from tabularium.games.orleans.tracks import (
    develop,
    gain_coins,
    gain_good,
    gain_technology,
    level_of,
    spend_coins,
    tiles_to_take,
    track_reward,
)
from tabularium.games.orleans.voyage import (
    city_letters,
    connection_to,
    good_letters,
    travel,
    why_not_city,
)
from tabularium.kernel import Reason, Word

BREAD_PRICE: Final = 2
PASSIVE: Final = (BATHHOUSE, HERB_GARDEN, SACRISTY, SCHOOL, BARRACKS)  # no action
# Their action is always the same: nothing has to be named.
PLAIN: Final = (
    *range(HAYRICK, TAILOR_SHOP + 1),
    BREWERY,
    LIBRARY,
    WINDMILL,
    HOSPITAL,
    SHIPPING_LINE,
    CELLAR,
    OFFICE,
    LABORATORY,
    THEATRE,
)


def unknown_tile(place: int) -> AssertionError:
    """For a tile that the box has and these rules do not."""
    return AssertionError(f"no such tile: {place}")


def why_not_tile(t: Orleans, seat: int, place: int) -> Reason | None:
    """What else a tile needs beside its followers."""
    match place:
        case _ if HAYRICK <= place <= TAILOR_SHOP:
            if t.jarmark[place - HAYRICK] == 0:
                return Reason("orleans.no_good", "6.6", {"good": GOODS[place - HAYRICK]})
        case _ if place in PASSIVE:
            return Reason("orleans.no_action", "12.16")
        case material.PHARMACY:
            if t.coins[seat] == 0:
                return Reason("orleans.no_coin", "12.8")
        case material.LABORATORY:
            if t.technology_supply == 0:
                return Reason("orleans.no_technology", "6.6")
        case material.TOWER:
            if not can_donate(t, seat, place):
                return Reason("orleans.nobody_can_go", "12.15")
        case material.BREWERY | material.LIBRARY | material.WINDMILL | material.HOSPITAL:
            return None
        case material.SHIPPING_LINE | material.CELLAR | material.OFFICE | material.HORSE_WAGON:
            return None
        case _:
            return why_not_extra(t, seat, place)
    return None


def why_not_extra(t: Orleans, seat: int, place: int) -> Reason | None:
    """The same for the tiles sold separately."""
    match place:
        case material.THEATRE:
            if sum(t.stage) == 0:
                return Reason("orleans.empty_theatre", "12.18")
        case material.TRIBUNAL:
            if t.coins[seat] == 0:
                return Reason("orleans.no_coin", "12.19")
        case material.GOLDSMITH:
            if sum(t.goods_of(seat)) == 0:
                return Reason("orleans.no_good_to_pay", "12.20")
        case material.BAKERY:
            if t.coins[seat] < BREAD_PRICE or t.goods[len(GOODS) * seat + GRAIN] == 0:
                return Reason("orleans.cannot_bake", "12.21")
        case material.HIDEAWAY:
            if sum(t.goods_of(seat)) == 0:
                return Reason("orleans.no_good_to_pay", "12.22")
            if not bonus_letters(t, seat):
                return Reason("orleans.no_bonus", "12.22")
        case _:
            raise unknown_tile(place)
    return None


# Choices


def tile_letters(t: Orleans, seat: int, place: int, rest: Word) -> list[int]:
    """What may follow the name of a tile; none if the word is whole."""
    match place:
        case material.HORSE_WAGON:
            return journey_letters(t, seat, ROAD, rest)
        case material.TOWER:
            return deed_letters(t, seat, place, rest)
        case material.TRIBUNAL:
            return tribunal_letters(t, seat, rest)
        case material.HIDEAWAY:
            return hideaway_letters(t, seat, rest)
        case material.PHARMACY:
            return [] if rest else [NUMBER + n for n in range(min(3, t.coins[seat]))]
        case material.BAKERY:
            grain = t.goods[len(GOODS) * seat + GRAIN]
            return [] if rest else [NUMBER + n for n in range(min(3, grain))]
        case material.GOLDSMITH:
            return [] if rest else own_goods(t, seat)
        case _ if place in PLAIN or place in PASSIVE:
            return []
        case _:
            raise unknown_tile(place)


def own_goods(t: Orleans, seat: int) -> list[int]:
    """Letters of the goods that a seat has."""
    return [GOOD + good for good, n in enumerate(t.goods_of(seat)) if n]


def journey_letters(t: Orleans, seat: int, mode: int, rest: Word) -> list[int]:
    """A city, then what to take on the way if there is anything."""
    if not rest:
        return city_letters(t, seat, mode)
    if len(rest) == 1:
        return good_letters(t, connection_to(t, seat, mode, rest[0] - CITY))
    return []


def tribunal_letters(t: Orleans, seat: int, rest: Word) -> list[int]:
    """Whose merchant, by which kind of way, then as with a journey of one's own."""
    if not rest:
        return [SEAT + other for other in range(t.seats) if other != seat]
    other = rest[0] - SEAT
    if len(rest) == 1:
        modes = (ROAD, WATERWAY)
        return [BY + mode for mode in modes if city_letters(t, other, mode)]
    return journey_letters(t, other, rest[1] - BY, rest[2:])


def bonus_letters(t: Orleans, seat: int) -> list[int]:
    """12.22: tracks whose space has something for this seat now."""
    letters: list[int] = []
    for kind in (*range(FARMER, TRADER + 1), SCHOLAR):
        position = t.tracks[TRACKS * seat + kind]
        if position == 0 or (kind == BOATMAN and position == BOATMAN_CITIZEN):
            continue
        if kind == FARMER and t.jarmark[FARMER_GOODS[position]] == 0:
            continue
        if kind == CRAFTSMAN and t.technology_supply == 0:
            continue
        if kind != TRADER or tiles_to_take(t, seat, 0):
            letters.append(KIND + kind)
    return letters


def hideaway_letters(t: Orleans, seat: int, rest: Word) -> list[int]:
    """A good, then the track, and for the traders' the tile."""
    if not rest:
        return own_goods(t, seat)
    if len(rest) == 1:
        return bonus_letters(t, seat)
    if len(rest) == 2 and rest[1] == KIND + TRADER:
        return [PLACE + place for place in tiles_to_take(t, seat, 0)]
    return []


def why_not_tile_letter(t: Orleans, seat: int, place: int, rest: Word, letter: int) -> Reason:
    """Why a choice at a tile is not open."""
    match place:
        case material.TOWER:
            return why_not_deed(t, seat, place, rest, letter)
        case material.PHARMACY:
            return Reason("orleans.pay_one_to_three", "12.8", {"coins": t.coins[seat]})
        case material.BAKERY:
            return Reason("orleans.bake_one_to_three", "12.21")
        case material.GOLDSMITH:
            return Reason("orleans.pay_a_good", "12.20")
        case material.HIDEAWAY if not rest:
            return Reason("orleans.pay_a_good", "12.22")
        case material.HIDEAWAY:
            return Reason("orleans.choose_bonus", "12.22")
        case material.TRIBUNAL if len(rest) < 2:
            return Reason("orleans.choose_merchant", "12.19")
        case material.TRIBUNAL:
            return why_not_journey(t, rest[1] - BY, rest[2:])
        case material.HORSE_WAGON:
            return why_not_journey(t, ROAD, rest)
        case _ if place in PLAIN or place in PASSIVE:
            return Reason("orleans.action_or_pass", "6.1")  # nothing follows
        case _:
            raise unknown_tile(place)


def why_not_journey(t: Orleans, mode: int, rest: Word) -> Reason:
    """The wrong city; or a good that does not lie on the way."""
    return Reason("orleans.good_not_there", "10.3") if rest else why_not_city(t, mode)


# Effects


def use_tile(t: Orleans, seat: int, place: int, rest: Word) -> None:
    """Do what the tile says."""
    match place:
        case _ if HAYRICK <= place <= TAILOR_SHOP:
            gain_good(t, seat, place - HAYRICK)
        case material.BREWERY:
            gain_coins(t, seat, 2)
        case material.LIBRARY:
            develop(t, seat, 2)
        case material.WINDMILL:
            gain_coins(t, seat, 2)
            develop(t, seat, 1)
        case material.HOSPITAL:
            gain_coins(t, seat, level_of(t, seat))
        case material.SHIPPING_LINE:
            develop(t, seat, 1)
        case material.CELLAR:
            gain_coins(t, seat, 4)
        case material.OFFICE:
            gain_coins(t, seat, t.stations_of(seat))
        case _:
            use_choosy_tile(t, seat, place, rest)


def use_choosy_tile(t: Orleans, seat: int, place: int, rest: Word) -> None:
    """Tiles with a choice, the Laboratory and the Theatre."""
    match place:
        case material.PHARMACY:
            spend_coins(t, seat, rest[0] - NUMBER + 1)
            develop(t, seat, rest[0] - NUMBER + 1)
        case material.HORSE_WAGON:
            travel(t, seat, seat, ROAD, rest[0] - CITY, rest[1] if len(rest) > 1 else -1)
        case material.TOWER:
            donate(t, seat, place, rest)
        case material.LABORATORY:
            gain_technology(t, seat)
        case material.THEATRE:
            leave_theatre(t, seat)
        case material.TRIBUNAL:
            hold_tribunal(t, seat, rest)
        case material.GOLDSMITH:
            pay_good(t, seat, rest[0] - GOOD)
            develop(t, seat, t.stations_of(seat))
        case material.BAKERY:
            bake(t, seat, rest[0] - NUMBER + 1)
        case material.HIDEAWAY:
            pay_good(t, seat, rest[0] - GOOD)
            tile = rest[2] - PLACE if len(rest) > 2 else -1
            track_reward(t, seat, rest[1] - KIND, tile)
        case _:
            raise unknown_tile(place)


def pay_good(t: Orleans, seat: int, good: int) -> None:
    """A good goes back to the Jarmark; bread is grain again."""
    t.goods = bumped(t.goods, len(GOODS) * seat + good, -1)
    t.jarmark = bumped(t.jarmark, GRAIN if good == BREAD else good, 1)
    if t.telling:
        t.tell("good_paid", {"seat": seat, "good": GOODS[good]})


def bake(t: Orleans, seat: int, loaves: int) -> None:
    """12.21: two coins, and grain becomes bread."""
    spend_coins(t, seat, BREAD_PRICE)
    t.goods = bumped(t.goods, len(GOODS) * seat + GRAIN, -loaves)
    t.goods = bumped(t.goods, len(GOODS) * seat + BREAD, loaves)
    if t.telling:
        t.tell("baked", {"seat": seat, "loaves": loaves})


def leave_theatre(t: Orleans, seat: int) -> None:
    """12.18: all go to the bag, a coin for each."""
    gain_coins(t, seat, sum(t.stage))
    for kind in range(KINDS):
        t.bag[KINDS * seat + kind] += t.stage[kind]
    t.stage = [0] * KINDS


def hold_tribunal(t: Orleans, seat: int, rest: Word) -> None:
    """12.19: another one's merchant moves, its owner gets a coin of ours."""
    other = rest[0] - SEAT
    t.coins[seat] -= 1
    t.coins[other] += 1
    if t.telling:
        t.tell("compensated", {"from": seat, "to": other})
    choice = rest[3] if len(rest) > 3 else -1
    travel(t, other, seat, rest[1] - BY, rest[2] - CITY, choice)
