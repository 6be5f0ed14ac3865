"""Saves: nothing that was changed is taken for true, and the message says what and where."""

import json
from pathlib import Path

import pytest
from caravan import SPEC
from caravan.spec import caravan

import tabularium
from tabularium.files import load_at, save
from tabularium.kernel import (
    BadSave,
    Facts,
    Picks,
    State,
    load_save,
    read_save,
    verify_save,
)

if "caravan" not in tabularium.games:
    tabularium.games.register(SPEC)


def played(words: int, seed: str = "save") -> State:
    """A game some words on."""
    state = SPEC.new(3, seed)
    picks = Picks(seed)
    while state.pending is not None and state.said < words:
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return state


@pytest.fixture
def text() -> str:
    return SPEC.save(played(12))


def refusal(text: str) -> BadSave:
    with pytest.raises(BadSave) as caught:
        load_save(SPEC, read_save(text))
    return caught.value


def test_a_save_is_read_back_and_goes_on(tmp_path: Path) -> None:
    state = played(12)
    save(state, tmp_path / "game.json")
    again = tabularium.load(tmp_path / "game.json")
    assert again.digest() == state.digest()
    assert again.record is not None and state.record is not None
    assert again.record.log == state.record.log
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]
    checked = tabularium.verify(tmp_path / "game.json")
    assert checked["fair"] is True and checked["over"] is False and checked["words"] == 12


def test_a_save_shows_any_earlier_point(tmp_path: Path) -> None:
    state = played(12)
    save(state, tmp_path / "game.json")
    assert state.record is not None
    for line in range(6, len(state.record.log) + 1):
        assert load_at(tmp_path / "game.json", line).said <= state.said
    whole = load_at(tmp_path / "game.json", len(state.record.log))
    assert whole.digest() == state.digest()


def test_every_cut_is_refused(text: str) -> None:
    for end in range(0, len(text) - 1, 97):
        error = refusal(text[:end])
        assert error.reason.code in ("save.not_json", "save.not_a_save")
        assert error.reason.code == "save.not_a_save" or "line" in error.reason.detail


def test_every_edit_of_one_character_is_refused(text: str) -> None:
    for at in range(0, len(text), 7):
        other = "7" if text[at] != "7" else "8"
        error = refusal(text[:at] + other + text[at + 1 :])
        assert error.reason.code.startswith("save.")
        assert error.reason.detail, error


def test_white_space_counts_too(text: str) -> None:
    error = refusal(text.replace('"log": [', '"log":  [', 1))
    assert error.reason.code == "save.not_as_written"
    assert error.reason.detail["line"] == text[: text.index('"log"')].count("\n") + 1


def test_an_edited_log_line_is_named(text: str) -> None:
    fields = json.loads(text)
    line = next(n for n, entry in enumerate(fields["log"]) if entry.startswith("* draws"))
    was = fields["log"][line]
    fields["log"][line] = "* draws gold" if was != "* draws gold" else "* draws salt"
    error = refusal(json.dumps(fields, indent=1, ensure_ascii=False) + "\n")
    assert error.reason.code == "save.log_differs"
    assert error.reason.detail == {
        "line": line + 1,
        "log": fields["log"][line],
        "replayed": was,
    }


def test_another_seed_is_seen(text: str) -> None:
    error = refusal(text.replace('"seed": "save"', '"seed": "sane"'))
    assert error.reason.code == "save.changed"
    assert error.reason.detail["where"] == "seed or commitment"


def test_unknown_formats_are_refused(text: str) -> None:
    assert refusal(text.replace('"format": 2', '"format": 9')).reason.detail["format"] == 9
    assert refusal("[]").reason.code == "save.not_a_save"
    assert refusal("{}").reason.code == "save.not_a_save"
    assert refusal("[" * 100_000).reason.code == "save.not_json"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSave) as caught:
        tabularium.load(tmp_path / "absent.json")
    assert caught.value.reason.code == "save.unreadable"
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSave) as caught:
        tabularium.load(tmp_path / "noise")
    assert caught.value.reason.code == "save.not_text"


def test_a_save_of_an_unknown_game(tmp_path: Path, text: str) -> None:
    (tmp_path / "game.json").write_text(text.replace('"game": "caravan"', '"game": "carafan"'))
    with pytest.raises(BadSave) as caught:
        tabularium.load(tmp_path / "game.json")
    assert caught.value.reason.code == "save.unknown_game"
    assert "alea" in str(caught.value)


def test_newer_rules_are_refused(text: str) -> None:
    error = refusal(text.replace('"rules": 1', '"rules": 2'))
    assert error.reason.code == "save.newer_rules"


@pytest.mark.interpreted
def test_older_rules_are_migrated_and_their_log_is_kept(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def migrate(dump: Facts, rules: int) -> Facts:
        table = dict(dump["table"])  # type: ignore[call-overload]
        return {**dump, "table": {**table, "storms": 1}}

    monkeypatch.setattr(SPEC, "rules", 2)
    with pytest.raises(BadSave) as caught:
        load_save(SPEC, read_save(text))
    assert caught.value.reason.code == "save.no_migration"
    monkeypatch.setattr(SPEC, "migrate", migrate)
    state = load_save(SPEC, read_save(text))
    assert state.dump()["rules"] == 2
    assert state.record is not None and len(state.record.earlier) == 1
    state.act(state.pending.seats[0], state.fallback(state.pending.seats[0]))  # type: ignore[union-attr]
    again = load_save(SPEC, read_save(SPEC.save(state)))
    assert again.digest() == state.digest()


def test_a_game_of_older_rules_is_proven_as_far_as_the_rules_agree() -> None:
    state = played(1000)
    fields = read_save(SPEC.save(state))
    whole = verify_save(SPEC, fields)
    assert whole["fair"] is True and whole["proven"] == whole["words"] == state.said
    same = verify_save(caravan(2, lambda dump, rules: dump), fields)
    assert same == whole  # nothing that was played has changed
    none = verify_save(caravan(2), fields)  # no way to our rules
    assert (none["proven"], none["fair"], none["over"]) == (0, False, True)
    assert none["result"] == whole["result"]

    def shorter(dump: Facts, rules: int) -> Facts:
        return {**dump, "options": {**dict(dump["options"]), "rounds": 1}}  # type: ignore[call-overload]

    part = verify_save(caravan(2, shorter), fields)
    assert 0 < int(str(part["proven"])) < int(str(part["words"])) and part["fair"] is False


def test_a_game_brought_to_newer_rules_on_its_way_is_proven_as_a_whole_or_in_part() -> None:
    state = SPEC.new(3, "on the way")
    for _ in range(8):
        assert state.pending is not None
        state.act(state.pending.seats[0], state.fallback(state.pending.seats[0]))
    text = SPEC.save(state)
    for migrate, proven in ((lambda dump, rules: dump, True), (_many_coins_more, False)):
        newer = caravan(2, migrate)
        again = load_save(newer, read_save(text))
        while again.pending is not None:
            seat = again.pending.seats[0]
            again.act(seat, again.fallback(seat))
        found = verify_save(newer, read_save(newer.save(again)))
        assert found["words"] == again.said and found["over"] is True
        assert (found["proven"] == found["words"]) is proven and found["fair"] is proven


def _many_coins_more(dump: Facts, rules: int) -> Facts:
    table = dict(dump["table"])  # type: ignore[call-overload]
    return {**dump, "table": {**table, "coins": [coins + 50 for coins in table["coins"]]}}


def test_the_undo_mark_is_no_part_of_a_digest() -> None:
    state = SPEC.new(3, "mark")
    before = state.digest()
    state.undo_mark += 1
    assert state.digest() == before and state.dump()["undo_mark"] == 1
