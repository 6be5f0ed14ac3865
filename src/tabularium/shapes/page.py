"""The page for people who write clients: what each game tells, from its declared shape.

python -m tabularium.shapes.page           writes docs/clients.md
python -m tabularium.shapes.page --check   fails if it is not as it should be
"""

import argparse
import inspect
import sys
from pathlib import Path
from typing import Final

from tabularium.kernel import GameSpec
from tabularium.registry import OURS, games
from tabularium.shapes.print import fingerprint
from tabularium.shapes.reading import (
    Declared,
    entry,
    fields,
    is_nothing,
    is_record,
    item,
    literals,
    members,
)

TARGET: Final = Path("docs/clients.md")
MANY: Final = 12  # values that are told one by one
PARTS: Final = (
    ("table", "The table: `view.table`"),
    ("outcome", "An outcome: `consequences`, `weigh`"),
    ("outlook", "The outlook"),
    ("score", "The forecast"),
    ("result", "The result: `view.result.detail`"),
)
HEAD: Final = """\
# For people who write clients

Made from the declared shapes by `python -m tabularium.shapes.page`; do not edit. Fingerprint:
`{shape}`.

How to talk to the server is in [protocol.md](protocol.md); a client needs `hello`, `update`,
`act` and, if it likes, the rest. This page lists what the games tell: fields of the table, of
every question (`question.prompt`), of every event (`moves[].events`), of outcomes, outlook,
forecast and result. `X?` may be missing; `A | B` is one or the other; `[X]` a list; `{{K: V}}`
facts by name. Seats are numbers from 0; pieces, cells and colours go by the names in which words
are spelled (`GET /api/games/{{game}}/alphabet` has all letters with their facts). What every view
has:

| field | what |
| --- | --- |
| `game`, `rules`, `seats`, `options` | what is played, and how |
| `seat` | whose eyes; null: a spectator's |
| `pending` | null, or `{{id, kind, seats, prompt}}`: who owes a word, in answer to what |
| `answered`, `word` | who of several has answered already, and what this seat has said |
| `places` | pieces by place: a list of names where this seat sees them, else their number |
| `known` | what this seat remembers of pieces it cannot see: `{{places, items}}` |
| `said`, `draft`, `prompt` | words said so far; this seat's half-made word; facts of its question |
| `sealed`, `offers` | letters that lie face down, by seat; open offers, by numbers of letters |
| `stack` | where in the rules we are, innermost last; its numbers are the engine's |
| `table` | the game's own part, below |
| `result` | null, or `{{kind, places, scores, detail}}` |

A new game needs nothing of this: a client that draws `places` and `table` as lists and spells
words from `question.ways` or `question.form` can play all of them (`client/src/games/plain`
does).
"""


def kind_of(declared: Declared) -> str:
    """A type in a few signs; records by their names."""
    options = members(declared)
    if len(options) > 1:
        return " | ".join(kind_of(option) for option in options)
    if is_record(declared):
        return str(declared.__name__)
    if (inner := item(declared)) is not None:
        return f"[{kind_of(inner)}]"
    if (pair := entry(declared)) is not None:
        return "{" + f"{kind_of(pair[0])}: {kind_of(pair[1])}" + "}"
    if values := literals(declared):
        few = [str(value) for value in values[:MANY]]
        return " / ".join(few) + (" / …" if len(values) > MANY else "")
    return "null" if is_nothing(declared) else str(getattr(declared, "__name__", declared))


def inside(declared: Declared) -> list[Declared]:
    """The records that a type is made of, each once, itself first."""
    found: list[Declared] = []
    waiting = [declared]
    while waiting:
        each = waiting.pop(0)
        parts = [*members(each)] if len(members(each)) > 1 else []
        parts += [] if (inner := item(each)) is None else [inner]
        parts += [] if (pair := entry(each)) is None else list(pair)
        if is_record(each) and each not in found:
            found.append(each)
            parts += [field.declared for field in fields(each)]
        waiting += parts
    return found


def row(declared: Declared) -> str:
    """All fields of a record on one line."""
    told = [
        f"`{field.name}{'' if field.required else '?'}` {kind_of(field.declared)}"
        for field in fields(declared)
    ]
    return "; ".join(told).replace("|", "\\|") or "nothing"


def said_of(declared: Declared) -> str:
    """The sentence that stands at a record."""
    doc = inspect.getdoc(declared) or ""
    return "" if doc.startswith("dict(") else " ".join(doc.split()).replace("|", "\\|")


def chapter(spec: GameSpec) -> list[str]:
    """One game."""
    shape = spec.shape
    told: list[Declared] = []
    lines = [f"## {spec.id.capitalize()}", ""]
    for name, title in PARTS:
        declared = getattr(shape, name)
        for each in members(declared):  # a result may be one of two
            if each is object or not is_record(each):
                continue
            told.append(each)
            lines += [f"**{title}** {said_of(each)}".rstrip(), "", row(each), ""]
    for title, kinds in (("question", shape.prompts), ("event", shape.events)):
        lines += [f"| {title} | facts | |", "| --- | --- | --- |"]
        for kind, declared in kinds.items():
            told.append(declared)
            facts = row(declared) if is_record(declared) else kind_of(declared)
            lines.append(f"| `{kind}` | {facts} | {said_of(declared)} |")
        lines.append("")
    more = [each for declared in told for each in inside(declared) if each not in told]
    lines += ["| made of | facts | |", "| --- | --- | --- |"]
    lines += [f"| {d.__name__} | {row(d)} | {said_of(d)} |" for d in dict.fromkeys(more)]
    return [*lines, ""]


def text() -> str:
    """The whole page."""
    ours = [games[game] for game in OURS]
    lines = [HEAD.format(shape=fingerprint(ours))]
    for spec in ours:
        lines += chapter(spec)
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write or check the page."""
    parser = argparse.ArgumentParser(prog="python -m tabularium.shapes.page")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(arguments)
    if given.check:
        return int(not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text())
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
