"""Record what the engine says, for the client's unit tests: sentences in both languages.

python client/scripts/fixtures.py           writes client/tests/fixtures/*.json
python client/scripts/fixtures.py --check   fails if one of them is not as it should be
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from tabularium import games
from tabularium.words import LANGUAGES, Words

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"
NAMES = ["Livia", "Gaius", "Flavia", "Quintus", "Marcus"]
GAMES = {"alea": 4, "tigris": 3, "orleans": 3}
MOVES = 700
LISTENER = 1


def sentences(game: str, seats: int) -> list[dict[str, Any]]:
    """One event, question, frame and letter of each kind, with the sentence for it."""
    spec = games[game]
    spoken = {}
    for lang in LANGUAGES:
        spoken[lang] = Words(lang, game, spec.alphabet, NAMES[:seats])
        spoken[lang].seat = LISTENER
    state = spec.new(seats, "fixtures")
    chance = random.Random(game)
    found: dict[str, dict[str, Any]] = {}

    def note(key: str, how: str, *given: Any) -> None:
        if key not in found:
            said = {lang: getattr(words, how)(*given) for lang, words in spoken.items()}
            found[key] = {"how": how, "given": list(given), "said": said}

    for _ in range(MOVES):
        if state.over:
            break
        seat = state.pending.seats[0]
        view = state.view(LISTENER).dump()
        for frame in view["stack"]:
            note(f"frame {frame['frame']} {frame.get('seat')}", "frame", frame)
        if LISTENER in state.pending.seats:
            note(f"ask {state.pending.prompt}", "ask", state.pending.prompt, view["prompt"])
        letter = chance.choice(state.options(seat))
        note(f"letter {spec.alphabet.letters[letter].code}", "letter", spec.alphabet.text(letter))
        state.play(seat, letter)
    for told in state.record.told(LISTENER):
        mine = told.get("seat") == LISTENER
        note(f"event {told['kind']} {mine} {told.get('source', '')}", "event", told)
        note(f"brief {told['kind']} {mine}", "brief", told)
    return list(found.values())


def texts() -> dict[str, str]:
    """All fixtures by file name."""
    files = {f"{game}.json": sentences(game, seats) for game, seats in GAMES.items()}
    return {
        name: json.dumps(rows, ensure_ascii=False, indent=0) + "\n" for name, rows in files.items()
    }


def main() -> int:
    """Write or check all of them."""
    stale = []
    for name, wanted in texts().items():
        file = FOLDER / name
        if not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            stale.append(name)
            if "--check" not in sys.argv:
                file.write_text(wanted, encoding="utf-8")
    print(*(stale or ["up to date"]))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
