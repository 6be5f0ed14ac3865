"""Lists name the decision: every question of every game has its short name in both languages."""

import re
from pathlib import Path

import pytest

from tabularium import games
from tabularium.registry import OURS

WORDS = Path(__file__).parents[2] / "src" / "tabularium" / "words"


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", OURS)
def test_every_question_is_named_in_lists(game: str, lang: str) -> None:
    text = (WORDS / lang / "client.ftl").read_text()
    message = re.search(rf"^client-asks-{game} =\n((?: .*\n)+)", text, re.MULTILINE)
    assert message is not None
    named = set(re.findall(r"\[(\w+)\]", message[1])) - {"other"}
    assert named == set(games[game].shape.prompts)
