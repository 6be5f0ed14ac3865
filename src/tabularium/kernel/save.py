"""Saves: header, log and snapshot as readable JSON that shows any change made to it."""

import json
from typing import Final

from tabularium.kernel.chance import commitment
from tabularium.kernel.dump import digest_of, position_digest
from tabularium.kernel.errors import BadSave, Facts, Reason
from tabularium.kernel.state import State

FORMAT: Final = 2
READABLE: Final = (1, 2)  # in format 1 the digest is of the undo mark too
_FIELDS: Final = (
    "format",
    "game",
    "rules",
    "seats",
    "options",
    "seed",
    "commitment",
    "earlier",  # logs of older rules, kept for reading
    "start",  # the position a game began with, if not the usual one
    "log",
    "snapshot",
    "digest",
    "check",
)


def save_text(state: State) -> str:
    """The text of a save file."""
    record = state.record
    assert record is not None, "only a game with a record can be saved"
    setting = state.setting
    snapshot = state.dump()
    fields: Facts = {
        "format": FORMAT,
        "game": setting.spec.id,
        "rules": setting.spec.rules,
        "seats": state.seats,
        "options": dict(setting.options.given),
        "seed": setting.seed,
        "commitment": commitment(setting.seed),
        "earlier": record.earlier,
        "start": record.start,
        "log": record.log,
        "snapshot": snapshot,
        "digest": position_digest(snapshot),
    }
    fields["check"] = digest_of(fields)
    return _render(fields)


def _render(fields: Facts) -> str:
    return json.dumps(fields, indent=1, ensure_ascii=False) + "\n"


def bad_save(code: str, detail: Facts) -> BadSave:
    """An error that says what is wrong with a save, and where."""
    return BadSave(Reason(f"save.{code}", "K.11", detail))


def read_save(text: str) -> Facts:
    """The fields of a save of ours, form and checks in order; says what and where if not."""
    try:
        fields = json.loads(text)
    except json.JSONDecodeError as e:
        raise bad_save("not_json", {"line": e.lineno, "column": e.colno, "why": e.msg}) from None
    except RecursionError:
        raise bad_save("not_json", {"line": 1, "column": 1, "why": "nested too deeply"}) from None
    if not isinstance(fields, dict) or "format" not in fields:
        raise bad_save("not_a_save", {"where": "format"})
    if type(fields["format"]) is not int or fields["format"] not in READABLE:
        raise bad_save("unknown_format", {"format": fields["format"], "ours": FORMAT})
    for name in _FIELDS:
        if name not in fields:
            raise bad_save("missing", {"where": name})
    for name in fields:
        if name not in _FIELDS:
            raise bad_save("unknown_field", {"where": name})
    rendered = _render(fields)
    if rendered != text:
        raise bad_save("not_as_written", _first_difference(text, rendered))
    return fields


def _first_difference(text: str, rendered: str) -> Facts:
    """Where a file is not as we write it, by line and column."""
    n = 0
    while n < len(text) and n < len(rendered) and text[n] == rendered[n]:
        n += 1
    line = text.count("\n", 0, n) + 1
    return {"line": line, "column": n - text.rfind("\n", 0, n)}
