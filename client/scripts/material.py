"""Write what the boards draw from the games' own material, so that nobody types it twice.

python client/scripts/material.py           writes client/src/games/<game>/material.json
python client/scripts/material.py --check   fails if one of them is not as it should be
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.games.alea import material as alea
from tabularium.games.magnaci import material as magnaci
from tabularium.games.orleans import material as orleans
from tabularium.games.sigismundus import material as sigismundus
from tabularium.games.sigismundus.view import TURNED_BY
from tabularium.games.tigris import material as tigris
from tabularium.kernel import codes_in

SOURCE = Path(__file__).parent.parent / "src"


def alea_data() -> dict[str, Any]:
    """Buildings by number of players, and which colours of cards are reconstructed."""
    sure = alea.PROVENANCE
    colours = [*alea.COLOURS, "grey"]
    return {
        "colours": colours,
        "setups": {
            str(s.seats): {
                "rounds": s.rounds,
                "columns": s.forum_columns,
                "temple": s.temple,
                "given": s.senate_given,
                "provinces": s.provinces_per_round,
            }
            for s in alea.SETUPS
        },
        "dice": alea.DICE_PER_PLAYER,
        "reconstructed": [
            name.partition(".")[2] for name, (how, _) in sure.items() if how == alea.RECONSTRUCTED
        ],
        "provinces": [
            {
                "code": code,
                "colour": colours[alea.province_colour(p)],
                "value": alea.province_value(p),
                "empty": alea.province_value(p) - 1,
            }
            for p, code in enumerate(alea.PROVINCE_CODES)
        ],
        "patricians": [
            {
                "code": code,
                "colour": colours[alea.patrician_colour(p)],
                "sex": alea.SEXES[alea.patrician_sex(p)],
                "value": alea.patrician_value(p),
            }
            for p, code in enumerate(alea.PATRICIAN_CODES)
        ],
        "senate": [
            {
                "code": code,
                "colours": [colours[c] for c in alea.rim_pair(i)] if alea.is_rim(i) else [],
                "home": alea.is_rim(i) or alea.is_joker(i),
            }
            for i, code in enumerate(alea.SENATE_CODES)
        ],
        "fortuna": {str(value): count for value, count in alea.FORTUNA_COUNTS},
        "tokens": alea.REROLL_TOKENS,
        "tokens_per_point": alea.TOKENS_PER_POINT,
    }


def tigris_data() -> dict[str, Any]:
    """The map and what is in the box."""
    return {
        "map": list(tigris.MAP),
        "columns": tigris.COLUMN_LETTERS,
        "colours": list(tigris.COLOURS),
        "offices": list(tigris.OFFICES),
        "pairs": list(tigris.PAIR_CODES),
        "tiles": tigris.TILES,
        "counts": dict(zip(tigris.COLOURS, tigris.TILE_COUNTS, strict=True)),
        "hand": tigris.HAND_SIZE,
        "catastrophes": tigris.CATASTROPHES,
        "treasures": tigris.TREASURES,
        "few": tigris.FEW_TREASURES,
        "cities": list(tigris.CITIES),
    }


def orleans_data() -> dict[str, Any]:
    """The map with its ways, the places with their spaces, tracks and deeds."""
    needs = (*orleans.TYPES, "any", "civic")
    spaces = [
        [needs[orleans.SPACE_NEED[s]] for s in orleans.SPACES_OF[p]] for p in range(orleans.PLACES)
    ]
    ways = [
        {
            "name": "-".join(orleans.CITY_CODES[end] for end in orleans.ENDS[c])
            + ("" if orleans.mode_of(c, orleans.WATERWAY) == orleans.ROAD else "~"),
            "ends": [orleans.CITY_CODES[end] for end in orleans.ENDS[c]],
            "water": orleans.mode_of(c, orleans.WATERWAY) == orleans.WATERWAY,
            "contested": c == orleans.CONTESTED,
            "second": orleans.SECOND_SPACE[c],
            # Tables of fewer players leave the second space empty.
            "from_seats": next(
                (
                    n + 2
                    for n, used in enumerate(orleans.GOODS_SPACES)
                    if 0 <= orleans.SECOND_SPACE[c] < used
                ),
                0,
            ),
        }
        for c in range(orleans.CONNECTIONS)
    ]
    deeds = {
        code: {
            "coins": orleans.DEED_COINS[d],
            "slots": {
                t: orleans.DEED_SLOTS[7 * d + i]
                for i, t in enumerate(orleans.TYPES)
                if orleans.DEED_SLOTS[7 * d + i]
            },
        }
        for d, code in enumerate(orleans.DEED_CODES)
    }
    return {
        "types": list(orleans.TYPES),
        "kinds": list(orleans.KIND_CODES),
        "goods": list(orleans.GOODS),
        "goods_points": list(orleans.GOODS_POINTS),
        "goods_box": list(orleans.GOODS_BOX),
        "food": [orleans.GOODS[good] for good in orleans.FOOD],
        "cities": dict(zip(orleans.CITY_CODES, orleans.CITY_POSITIONS, strict=True)),
        "ways": ways,
        "places": {code: spaces[p] for p, code in enumerate(orleans.PLACE_CODES)},
        "board": list(orleans.PLACE_CODES[: orleans.FIRST_TILE]),
        "piles": dict(zip(orleans.PLACE_CODES, orleans.PILE_OF, strict=True)),
        "extra": list(orleans.PLACE_CODES[-orleans.EXTRA_TILES :]),
        "deeds": deeds,
        "tracks": {
            "end": list(orleans.TRACK_END),
            "farmer": list(orleans.FARMER_GOODS),
            "boatman": list(orleans.BOATMAN_COINS),
            "knight": list(orleans.DRAW_LIMIT),
            "scholar": list(orleans.SCHOLAR_POINTS),
            "stars": list(orleans.STARS),
            "levels": list(orleans.LEVEL),
            "coins": {str(k): v for k, v in orleans.TRACK_COINS.items()},
            "citizens": list(orleans.TRACK_CITIZENS),
            "boatman_citizen": orleans.BOATMAN_CITIZEN,
            "knight_citizen": orleans.KNIGHT_CITIZEN,
        },
        "citizens": list(orleans.CITIZEN_CODES),
        "events": list(orleans.EVENT_CODES),
        "event_copies": orleans.EVENT_COPIES,
        "harvest_fine": orleans.HARVEST_FINE,
        "goods_per_tax": orleans.GOODS_PER_TAX,
        "market": orleans.MARKET,
        "tower": orleans.TOWER_ROOM,
        "stations": orleans.STATIONS,
        "technologies": orleans.TECHNOLOGIES,
        "rounds": orleans.ROUNDS,
    }


def magnaci_data() -> dict[str, Any]:
    """Provinces with their fiefs, powers and spaces; offices and family cards."""
    return {
        "provinces": [
            {
                "code": code,
                "power": magnaci.POWERS[p],
                "spaces": [magnaci.NUMERALS[2 * p], magnaci.NUMERALS[2 * p + 1]],
                "fiefs": [magnaci.AREA_CODES[f] for f in magnaci.FIEFS_OF[p]],
            }
            for p, code in enumerate(magnaci.PROVINCE_CODES)
        ],
        "offices": list(magnaci.OFFICE_CODES),
        "families": list(magnaci.FAMILIES),
        "ages": list(magnaci.AGES),
        "fields": magnaci.SEJM_FIELDS,
        "partitions": magnaci.PARTITIONS,
        "symbols": list(magnaci.SYMBOLS),
        "senators": [
            {
                "code": code,
                "symbol": magnaci.SYMBOLS[magnaci.OFFICE_SYMBOL[i]],
                "estates": magnaci.OFFICE_ESTATES,
                "bonus": magnaci.OFFICE_BONUS if i >= magnaci.HETMAN else 0,
                "sure": magnaci.PROVENANCE[f"OFFICE_SYMBOL.{code}"][0],
            }
            for i, code in enumerate(magnaci.OFFICE_CODES)
        ],
        "laws": [
            {
                "code": code,
                "symbols": codes_in(magnaci.SYMBOLS, magnaci.LAW_SYMBOLS[i]),
                "estates": magnaci.LAW_ESTATES[i],
                "occasions": codes_in(magnaci.OCCASIONS, magnaci.LAW_TIMING[i]),
                "value": magnaci.LAW_VALUE[i],
                "sure": _sure(code, "LAW_SYMBOLS", "LAW_ESTATES", "LAW_VALUE"),
            }
            for i, code in enumerate(magnaci.LAW_CODES)
        ],
        "conflicts": [
            {
                "code": code,
                "province": magnaci.PROVINCE_CODES[magnaci.ATTACKED[i]],
                "scale": magnaci.SCALE[i],
                "reward": magnaci.AREA_CODES[magnaci.REWARD[i]],
                "loss": magnaci.LOSS_CODES[magnaci.LOSS[i]],
                "invaded": [magnaci.PROVINCE_CODES[p] for p in magnaci.INVADED[i]],
                "sure": _sure(code, "SCALE", "REWARD", "LOSS"),
            }
            for i, code in enumerate(magnaci.CONFLICT_CODES)
        ],
        "kings": [
            {
                "code": code,
                "age": magnaci.AGES[i // magnaci.KINGS_OF_AGE],
                "symbol": magnaci.SYMBOLS[magnaci.KING_SYMBOL[i]],
                "sure": _sure(code, "KING_SYMBOL")[0],
            }
            for i, code in enumerate(magnaci.KING_CODES)
        ],
        "cards": [
            {"code": code, "influence": magnaci.INFLUENCE[i], "strength": magnaci.STRENGTH[i]}
            for i, code in enumerate(magnaci.CARDS)
        ],
        "estates": magnaci.ESTATES,
        "worth": {
            "dominance": magnaci.DOMINANCE_WORTH,
            "advantage": magnaci.ADVANTAGE_WORTH,
            "presence": magnaci.PRESENCE_WORTH,
        },
    }


def _sure(code: str, *values: str) -> list[str]:
    """How sure each value of a card of Magnaci is."""
    return [magnaci.PROVENANCE[f"{value}.{code}"][0] for value in values]


def sigismundus_data() -> dict[str, Any]:
    """Tracks, countries, offices, action fields."""
    return {
        "tracks": dict(zip(sigismundus.TRACKS, map(list, sigismundus.TRACK_VOTES), strict=True)),
        "worth": [
            list(pair)
            for pair in zip(sigismundus.FIRST_WORTH, sigismundus.SECOND_WORTH, strict=True)
        ],
        "countries": list(sigismundus.COUNTRIES),
        "houses": list(sigismundus.HOUSES),
        "offices": [_office(i) for i in range(sigismundus.OFFICE_COUNT)],
        "sejms": [
            {"act": act, "place": place, "date": date}
            for act, place, date in zip(
                sigismundus.ACTS, sigismundus.SEJM_PLACES, sigismundus.SEJM_DATES, strict=True
            )
        ],
        "short": [sigismundus.ACTS[act] for act in sigismundus.SHORT_GAME],
        "demands": list(sigismundus.DEMANDS),
        "demand_copies": sigismundus.DEMAND_COPIES,
        "figures": [
            {
                "code": code,
                "calling": sigismundus.FIGURE_CALLINGS[i],
                "ribbon": sigismundus.RIBBON_POINTS[i] if i < sigismundus.FIRST_ABILITY else None,
            }
            for i, code in enumerate(sigismundus.FIGURES)
        ],
        "fields": list(sigismundus.FIELDS),
        "decks": list(sigismundus.DECKS),
        "policies": {
            deck: list(sigismundus.POLICIES[4 * d : 4 * d + 4])
            for d, deck in enumerate(sigismundus.DECKS)
        },
        "copies": sigismundus.COPIES,
        "arms": list(sigismundus.ARMS),
        "power": dict(zip(sigismundus.ARMS, sigismundus.POWER, strict=True)),
        "units": dict(zip(sigismundus.ARMS, sigismundus.UNITS, strict=True)),
        "points_per_wound": sigismundus.POINTS_PER_WOUND,
        "markers": sigismundus.MARKERS,
        "votes": sigismundus.VOTES,
        "clients": sigismundus.CLIENTS,
        "reconstructed": [
            name
            for name, (how, _) in sigismundus.PROVENANCE.items()
            if how == sigismundus.RECONSTRUCTED
        ],
    }


def _office(office: int) -> dict[str, Any]:
    """Both sides of an office, and the act that turns it."""
    arm = sigismundus.OFFICE_ARM[office]
    by = TURNED_BY[office]
    return {
        "code": sigismundus.OFFICES[office],
        "kind": sigismundus.OFFICE_KINDS[sigismundus.kind_of(office)],
        "income": sigismundus.INCOME[office],
        "prestige": sigismundus.PRESTIGE[office],
        "income_back": sigismundus.INCOME_BACK[office],
        "prestige_back": sigismundus.PRESTIGE_BACK[office],
        "turned_by": sigismundus.ACTS[by] if by >= 0 else None,
        "arm": sigismundus.ARMS[arm] if arm >= 0 else None,
        "start": office in sigismundus.START_OFFICES,
    }


MATERIAL: dict[str, Callable[[], dict[str, Any]]] = {
    "alea": alea_data,
    "tigris": tigris_data,
    "orleans": orleans_data,
    "magnaci": magnaci_data,
    "sigismundus": sigismundus_data,
}


def text(game: str) -> str:
    """The file of one game: its letters, each with the code and facts the catalogues want."""
    letters = [[each.text, each.code, each.facts] for each in games[game].alphabet.letters]
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in letters)
    more = MATERIAL[game]() if game in MATERIAL else {}
    facts = json.dumps(more, ensure_ascii=False, indent=1)
    return f'{{"letters": [\n{rows}\n],\n"material": {facts}}}\n'


def main() -> int:
    """Write or check all of them."""
    stale = []
    declared = [game for game in games if games[game].shape.prompts]
    files = {SOURCE / "games" / game / "material.json": text(game) for game in declared}
    for file, wanted in files.items():
        if not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            stale.append(str(file.relative_to(SOURCE)))
            if "--check" not in sys.argv:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(wanted, encoding="utf-8")
    print(*(stale or ["up to date"]))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
