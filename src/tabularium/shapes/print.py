"""A fingerprint of shapes: two programs that have the same one speak of the same facts."""

import hashlib
from collections.abc import Iterable, Iterator

from tabularium.kernel import GameSpec
from tabularium.shapes.reading import Declared, entry, fields, is_record, item, literals, members


def fingerprint(specs: Iterable[GameSpec]) -> str:
    """Of all that some games tell."""
    lines = [line for spec in specs for line in _lines(spec)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def _lines(spec: GameSpec) -> Iterator[str]:
    shape = spec.shape
    yield spec.id
    for name in ("table", "outcome", "outlook", "score", "result"):
        yield f"{name} {spelled(getattr(shape, name))}"
    for name, declared in (*shape.prompts.items(), *shape.events.items()):
        yield f"{name} {spelled(declared)}"


def spelled(declared: Declared) -> str:
    """A type with all that it is made of, on one line."""
    options = members(declared)
    if len(options) > 1:
        return "|".join(spelled(option) for option in options)
    if is_record(declared):
        names = [
            f"{f.name}{'' if f.required else '?'}:{spelled(f.declared)}" for f in fields(declared)
        ]
        return "{" + ",".join(names) + "}"
    if (inner := item(declared)) is not None:
        return f"[{spelled(inner)}]"
    if (pair := entry(declared)) is not None:
        return f"<{spelled(pair[0])},{spelled(pair[1])}>"
    values = literals(declared)
    return "/".join(map(str, values)) if values else getattr(declared, "__name__", str(declared))
