"""Every code has words in every language, with the same parameters; no message is unused."""

import re

import pytest
from fluent.syntax import ast as ftl

from tabularium import games
from tabularium.kernel import GameSpec, Options
from tabularium.registry import OURS as GAMES
from tabularium.words import LANGUAGES
from tabularium.words.catalogue import item_key, reason_key, rule_key
from words.messages import FUNCTIONS, attributes, entries, functions, messages, variables
from words.sources import ROOT, Reasons, Refusals, events, in_client, literals, prompts

PARTS = ["kernel", "cli", "server", *GAMES]
KERNEL = [
    *sorted((ROOT / "kernel").glob("*.py")),
    ROOT / "registry.py",
    ROOT / "files.py",
    *sorted((ROOT / "bots").glob("*.py")),
]
CLI = [
    path
    for folder in ("cli", "terminal", "words")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
# Facts of these differ from case to case; the messages choose by what is there.
CHANGING = {"kernel.bad_option", "kernel.box", "save.not_as_written"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_catalogue_can_be_read(lang: str, part: str) -> None:
    junk = [e.content for e in entries(lang, part) if isinstance(e, ftl.Junk)]
    assert junk == []
    ids = [e.id.name for e in entries(lang, part) if isinstance(e, ftl.Message)]
    assert sorted(ids) == sorted(set(ids)), "a message is there twice"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_only_known_functions_are_called(lang: str, part: str) -> None:
    for message in messages(lang, part).values():
        assert functions(message) <= FUNCTIONS, message.id.name


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("part", PARTS)
def test_languages_say_the_same(lang: str, part: str) -> None:
    first, other = messages(LANGUAGES[0], part), messages(lang, part)
    assert sorted(first) == sorted(other)
    for key in first:
        assert variables(first[key]) == variables(other[key]), key
        assert attributes(first[key]) == attributes(other[key]), key


@pytest.mark.parametrize("part", PARTS)
def test_polish_knows_one_few_and_many(part: str) -> None:
    """A choice by number that knows `one` says what happens to 2 and to 5, or the same for both."""

    def selects(node: object) -> list[ftl.SelectExpression]:
        found = [node] if isinstance(node, ftl.SelectExpression) else []
        values = vars(node).values() if isinstance(node, ftl.BaseNode) else []
        for value in values:
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ftl.BaseNode):
                    found += selects(each)
        return found

    for key, message in messages("pl", part).items():
        for select in selects(message):
            names = {v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)}
            if "one" in names:
                assert {"few", "many"} <= names or "other" in names, key


def test_every_reason_of_the_kernel_has_words() -> None:
    reasons = Reasons(KERNEL)
    assert "kernel.not_asked" in reasons.facts and "save.not_json" in reasons.facts
    for lang in LANGUAGES:
        said = messages(lang, "kernel")
        codes = {reason_key(code) for code in reasons.facts}
        assert codes == {key for key in said if key.startswith("why-")}
        for code, facts in reasons.facts.items():
            if facts is not None and code not in CHANGING:
                assert variables(said[reason_key(code)]) <= facts, code


def test_every_rule_of_the_kernel_has_words() -> None:
    reasons = Reasons(KERNEL)
    for lang in LANGUAGES:
        rules = {key for key in messages(lang, "kernel") if key.startswith("kernel-rule-")}
        assert rules == {rule_key("", rule) for rule in reasons.rules}
        assert all("long" in attributes(messages(lang, "kernel")[rule]) for rule in rules)


def test_the_kernel_says_nothing_else() -> None:
    whole, _ = literals([*CLI, *KERNEL], "kernel-")
    told = {f"kernel-event-{kind}" for kind in events(KERNEL)}
    options = {"kernel-option-horizon", "kernel-option-horizon-help"}
    for key in messages("en", "kernel"):
        rest = not key.startswith(("why-", "kernel-rule-"))
        assert not rest or key in whole | told | options | {"kernel-title"}, f"{key} is unused"
    assert told <= set(messages("en", "kernel"))


def test_every_message_of_the_terminal_exists_and_is_used() -> None:
    whole, begun = literals(CLI, "cli-")
    keys = set(messages("en", "cli"))
    assert whole <= keys, "a message is missing"
    for prefix in begun:
        assert any(key.startswith(prefix) for key in keys), prefix
    unused = {key for key in keys - whole if not key.startswith(tuple(begun))}
    assert not unused


def test_every_refusal_of_the_server_has_words_and_no_other() -> None:
    files = sorted((ROOT / "server").rglob("*.py"))
    refusals = Refusals(files)
    assert "server.stale" in refusals.facts
    whole, _ = literals(files, "server-")
    for lang in LANGUAGES:
        said = messages(lang, "server")
        codes = {reason_key(code) for code in refusals.facts}
        assert codes == {key for key in said if key.startswith("why-")}
        assert {key for key in said if not key.startswith("why-")} == whole
        for code, facts in refusals.facts.items():
            assert facts is None or variables(said[reason_key(code)]) <= facts, code


# Games


# What SET says, and what that is made of.
SETS = ("set", "face", "faces")


def _sources(game: str) -> list:  # type: ignore[type-arg]
    return sorted((ROOT / "games" / game).rglob("*.py"))


def _item_codes(spec: GameSpec) -> set[str]:
    codes: set[str] = set()
    for seats in spec.seats:
        for deck in spec.places_for(seats, Options(spec.schema, None)).decks:
            codes |= set(deck.codes)
    return codes


def expected(game: str) -> dict[str, set[str] | None]:
    """All messages a game needs, with the facts each may name (None: any)."""
    spec = games[game]
    need: dict[str, set[str] | None] = {f"{game}-title": set(), f"{game}-about": set()}
    for letter in spec.alphabet.letters:
        need[f"{game}-letter-{letter.code}"] = set(letter.facts)
    for name, frame in spec.frame_classes.items():
        need[f"{game}-frame-{name}"] = {"frame", "step", *frame.SLOTS}
    for option in spec.schema[:-1]:  # the last one is the kernel's
        need[f"{game}-option-{option.name}"] = {"choice"}
        need[f"{game}-option-{option.name}-help"] = set()
    for code in _item_codes(spec):
        need[item_key(game, code)] = set()
    for prompt in prompts(_sources(game)):
        need[f"{game}-ask-{prompt}"] = None
    for kind, facts in events(_sources(game)).items():
        need[f"{game}-event-{kind}"] = facts
    reasons = Reasons(_sources(game))
    for code, facts in reasons.facts.items():
        need[reason_key(code)] = facts
    for rule in reasons.rules:
        need[rule_key(game, rule)] = set()
    return need


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_a_game_has_words(game: str, lang: str) -> None:
    said = messages(lang, game)
    missing = [key for key in expected(game) if key not in said]
    assert missing == []
    for key, facts in expected(game).items():
        if facts is not None:
            assert variables(said[key]) <= facts, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_a_sentence_with_a_choice(game: str, lang: str) -> None:
    for option in games[game].schema:
        part = "kernel" if option.name == "horizon" else game
        message = messages(lang, part)[f"{part}-option-{option.name}"]
        assert variables(message) == {"choice"}, option.name
        allowed = option.schema().get("allowed") or []
        named = {f"is-{str(each).lower()}" for each in allowed}  # type: ignore[attr-defined]
        assert set(attributes(message)) == {"say", *named}, option.name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_nothing_else(game: str) -> None:
    whole, begun = literals(CLI, f"{game}-")
    codes = {letter.code for letter in games[game].alphabet.letters}
    used = set(expected(game)) | whole | {f"{game}-group-{code}" for code in codes}
    used |= {f"{game}-event-{kind}" for kind in events(KERNEL)}
    used |= {f"{game}-{part}" for part in SETS}
    shown, started = in_client(f"{game}-")
    used |= shown
    # Pages of the stage and keys are named by the frame, scenes by the theatre.
    named = (f"{game}-page-", f"{game}-help-keys", f"{game}-scene-")
    general = (f"{game}-rule-", f"{game}-name-", *named, *begun, *started)
    unused = [k for k in messages("en", game) if k not in used and not k.startswith(general)]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_those_of_the_book(game: str) -> None:
    """Every rule of RULES.md has a short and a long text; no other rule of its chapters has."""
    book = (ROOT / "games" / game / "RULES.md").read_text()
    numbers = re.findall(r"^- \*\*([\d.]+)\*\*", book, re.MULTILINE)
    rules = {rule_key(game, number) for number in numbers}
    chapters = tuple({f"{game}-rule-{number.partition('.')[0]}-" for number in numbers})
    for lang in LANGUAGES:
        said = messages(lang, game)
        assert {key for key in said if key.startswith(chapters)} == rules
        texts = [message for key, message in said.items() if key.startswith(f"{game}-rule-")]
        assert all("long" in attributes(text) for text in texts)


@pytest.mark.parametrize("game", GAMES)
def test_rules_named_by_frames_have_words(game: str) -> None:
    said = messages("en", game)
    for name in games[game].frame_classes:
        for attribute in said[f"{game}-frame-{name}"].attributes:
            if attribute.id.name == "rule":
                text = attribute.value.elements[0]
                assert isinstance(text, ftl.TextElement)
                for number in text.value.split():
                    assert rule_key(game, number) in said, f"{name}: {number}"
