"""Fields of Orléans."""

from tabularium.games.orleans.material import (
    CITIZENS,
    CITY_CODES,
    DEED_CODES,
    EVENT_CODES,
    FIRST_TILE,
    GOODS,
    GOODS_BOX,
    GOODS_SPACES,
    KIND_CODES,
    KINDS,
    MARKET,
    NEUTRAL,
    PLACE_CODES,
    ROUNDS,
    SPACE_CODES,
    STATIONS,
    TECHNOLOGIES,
    TRACK_END,
    TYPES,
)
from tabularium.kernel import Options
from tabularium.research.fields import Fields
from tabularium.research.numbers.encoders import (
    Bits,
    By,
    Counts,
    Encoder,
    Index,
    Number,
    OneOf,
    Parts,
    Row,
)

COINS = 50  # of one player, usually fewer
DEBT = 10
TRACK_CODES = (*TYPES[:6], "development")


def fields(seats: int, options: Options) -> Fields:
    """All of the table lies open; only the hourglass is a pile."""
    questions = (
        "action",
        "bathhouse",
        "draw",
        "flogging",
        "harvest",
        "plan",
        "plan_one",
        "remove_tile",
        "sacristy",
        "take_back",
        "taxes",
        "tower",
    )
    return Fields(
        questions,
        _slots(seats),
        {**_followers(seats), **_rest(seats, options)},
        derived=(
            *("owners", "station_counts", "citizens_left", "markers", "levels"),
            *("round", "guests"),  # from the frames
        ),
    )


def _slots(seats: int) -> dict[str, dict[str, Encoder]]:
    seat, asked, turn = Index(seats), Bits(seats), Number(seats)
    fresh = Row(Number(MARKET), KINDS)
    return {
        "Match": {"round": Number(ROUNDS)},
        "Round": {"start": seat},
        "TileRemoval": {"turn": turn},
        "Drawing": {"asked": asked, "drawn": Row(Number(MARKET), seats), "fresh": fresh},
        "Bathhouse": {"seat": seat, "guests": Counts(range(KINDS), 2)},
        "Tower": {"seat": seat, "fresh": fresh},
        "Planning": {"seat": seat, "done": asked},
        "Actions": {"seat": seat, "passed": asked},
        "EventPhase": {"start": seat, "turn": turn},
        "Flogging": {"seat": seat, "debt": Number(DEBT)},
    }


def _followers(seats: int) -> dict[str, Encoder]:
    kinds = Counts(KIND_CODES, MARKET)
    return {
        "bag": Row(kinds, seats),
        "market": Row(kinds, seats),
        "tower": kinds,
        "stage": kinds,
        "spaces": Row(By(SPACE_CODES, OneOf((*KIND_CODES, "technology"))), seats),
        "supply": Counts(TYPES, max(NEUTRAL)),
        "lost": Counts(TYPES, max(NEUTRAL)),
        "deeds": By(DEED_CODES, Counts(TYPES, MARKET)),
    }


def _rest(seats: int, options: Options) -> dict[str, Encoder]:
    ends = dict(zip(TRACK_CODES, TRACK_END, strict=True))
    goods = Counts(GOODS, max(GOODS_BOX))
    tiles = Counts(PLACE_CODES[FIRST_TILE:])
    return {
        "event": OneOf(EVENT_CODES),
        "tracks": Row(Parts(**{code: Number(end) for code, end in ends.items()}), seats),
        "coins": Row(Number(COINS), seats),
        "treasury": Number(options.number("treasury")),
        "stations": By(CITY_CODES, Bits(seats)),
        "unbuilt": Row(Number(STATIONS), seats),
        "merchant": Row(OneOf(CITY_CODES), seats),
        "technology": Row(Number(TECHNOLOGIES), seats),
        "experienced": Row(Number(1), seats),
        "technology_supply": Number(TECHNOLOGIES),
        "technology_lost": Number(TECHNOLOGIES),
        "citizens": Row(Number(CITIZENS), seats),
        "citizens_taken": Bits(CITIZENS),
        "tiles": Row(tiles, seats),
        "pile": tiles,
        "jarmark": goods,
        "goods": Row(goods, seats),
        "goods_gone": goods,
        "ways": Row(OneOf(GOODS[:5]), GOODS_SPACES[seats - 2]),
    }
