"""Write what the boards draw from the games' own material, so that nobody types it twice.

python client/scripts/material.py           writes client/src/games/data/<game>.json
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
from tabularium.games.tigris import material as tigris

FOLDER = Path(__file__).parent.parent / "src" / "games" / "data"


def alea_data() -> dict[str, Any]:
    """Buildings by number of players, and which colours of cards are reconstructed."""
    sure = alea.PROVENANCE
    return {
        "colours": [*alea.COLOURS, "grey"],
        "setups": {
            str(s.seats): {
                "rounds": s.rounds,
                "columns": s.forum_columns,
                "temple": s.temple,
                "given": s.senate_given,
            }
            for s in alea.SETUPS
        },
        "dice": alea.DICE_PER_PLAYER,
        "reconstructed": [
            name.partition(".")[2] for name, (how, _) in sure.items() if how == alea.RECONSTRUCTED
        ],
    }


def tigris_data() -> dict[str, Any]:
    """The map and what is in the box."""
    return {
        "map": list(tigris.MAP),
        "columns": tigris.COLUMN_LETTERS,
        "colours": list(tigris.COLOURS),
        "offices": list(tigris.OFFICES),
        "dynasties": list(tigris.DYNASTIES),
        "pairs": list(tigris.PAIR_CODES),
        "tiles": tigris.TILES,
        "few": tigris.FEW_TREASURES,
    }


def orleans_data() -> dict[str, Any]:
    """The map with its ways, the places with their spaces, tracks and deeds."""
    needs = (*orleans.TYPES, "any", "civic")
    spaces = [
        [needs[orleans.SPACE_NEED[s]] for s in orleans.SPACES_OF[p]] for p in range(orleans.PLACES)
    ]
    ways = [
        {
            "ends": [orleans.CITY_CODES[end] for end in orleans.ENDS[c]],
            "water": orleans.mode_of(c, orleans.WATERWAY) == orleans.WATERWAY,
            "contested": c == orleans.CONTESTED,
            "second": orleans.SECOND_SPACE[c],
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
        "goods": list(orleans.GOODS),
        "cities": dict(zip(orleans.CITY_CODES, orleans.CITY_POSITIONS, strict=True)),
        "ways": ways,
        "places": {code: spaces[p] for p, code in enumerate(orleans.PLACE_CODES)},
        "board": list(orleans.PLACE_CODES[: orleans.FIRST_TILE]),
        "piles": dict(zip(orleans.PLACE_CODES, orleans.PILE_OF, strict=True)),
        "deeds": deeds,
        "tracks": {
            "end": list(orleans.TRACK_END),
            "farmer": list(orleans.FARMER_GOODS),
            "boatman": list(orleans.BOATMAN_COINS),
            "knight": list(orleans.DRAW_LIMIT),
            "scholar": list(orleans.SCHOLAR_POINTS),
            "stars": list(orleans.STARS),
            "coins": {str(k): v for k, v in orleans.TRACK_COINS.items()},
            "citizens": list(orleans.TRACK_CITIZENS),
        },
        "market": orleans.MARKET,
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
    }


def sigismundus_data() -> dict[str, Any]:
    """Tracks, countries, offices, action fields."""
    return {
        "tracks": dict(zip(sigismundus.TRACKS, map(list, sigismundus.TRACK_VOTES), strict=True)),
        "worth": [
            list(pair)
            for pair in zip(sigismundus.FIRST_WORTH, sigismundus.SECOND_WORTH, strict=True)
        ],
        "offices": [
            {
                "code": code,
                "income": sigismundus.INCOME[i],
                "prestige": sigismundus.PRESTIGE[i],
            }
            for i, code in enumerate(sigismundus.OFFICES)
        ],
        "fields": list(sigismundus.FIELDS),
        "decks": list(sigismundus.DECKS),
        "arms": list(sigismundus.ARMS),
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
    for game in games:
        file, wanted = FOLDER / f"{game}.json", text(game)
        if not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            stale.append(file.name)
            if "--check" not in sys.argv:
                file.write_text(wanted, encoding="utf-8")
    print(*(stale or ["up to date"]))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
