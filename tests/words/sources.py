"""What the sources say in codes, read from their syntax trees: reasons, questions, events."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import tabularium

ROOT = Path(tabularium.__file__).parent

# Helpers of the kernel that put a prefix before a code, or always say the same one.
_CODE = re.compile(r"[a-z]+\.[a-z_]+$")
_SAVES = {"bad_save": "save."}


class Reasons:
    """Reason codes with the rules they cite and the facts they carry (None: not to be read off)."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.facts: dict[str, set[str] | None] = {}
        self.rules: set[str] = set()
        for file in files:
            for function, call in _calls(file):
                self._note(function, call)
            self._note_pairs(ast.parse(file.read_text()))

    def _note(self, function: ast.AST, call: ast.Call) -> None:
        name = _name(call)
        if name in _SAVES and _text(call.args[0]):
            self._add(_SAVES[name] + _text(call.args[0]), function, call.args[1:])
        elif name == "Reason" and _text(call.args[0]):
            self._add(_text(call.args[0]), function, call.args[2:])
            rules = [n for n in ast.walk(call.args[1]) if isinstance(n, ast.Constant)]
            self.rules |= {rule.value for rule in rules if isinstance(rule.value, str)}

    def _note_pairs(self, tree: ast.Module) -> None:
        """A code and its rule that a class keeps as a pair, or a code that is passed on."""
        for node in ast.walk(tree):
            texts = [_text(each) for each in node.elts] if isinstance(node, ast.Tuple) else []
            if len(texts) == 2 and _CODE.match(texts[0]) and texts[1]:
                self.facts.setdefault(texts[0], None)
                self.rules.add(texts[1])

    def _add(self, code: str, function: ast.AST, rest: list[ast.expr]) -> None:
        keys: set[str] | None = set() if not rest else _keys(function, rest[0])
        known = self.facts.get(code, set())
        self.facts[code] = None if keys is None or known is None else known | keys


class Refusals:
    """Refusals of the server with the facts that all who raise them give."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.facts: dict[str, set[str] | None] = {}
        for file in files:
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Call) and _name(node) == "Refusal" and _text(node.args[0]):
                    names = {keyword.arg for keyword in node.keywords}
                    keys = None if None in names else {str(name) for name in names}
                    code = f"server.{_text(node.args[0])}"
                    known = self.facts.get(code, keys)
                    both = None if keys is None or known is None else known & keys
                    self.facts[code] = both


def prompts(files: Iterable[Path]) -> set[str]:
    """Questions that frames ask."""
    found = set()
    for file in files:
        for _, call in _calls(file):
            if _name(call) in ("ask", "ask_together") and len(call.args) == 2:
                found.add(_text(call.args[1]))
    return found - {""}


def events(files: Iterable[Path]) -> dict[str, set[str] | None]:
    """Events that are told, with the facts they carry."""
    found: dict[str, set[str] | None] = {}
    for file in files:
        for function, call in _calls(file):
            if _name(call) == "tell" and call.args and _text(call.args[0]):
                kind = _text(call.args[0])
                keys = _keys(function, call.args[1])
                known = found.get(kind, set())
                found[kind] = None if keys is None or known is None else known | keys
    return found


def literals(files: Iterable[Path], prefix: str) -> tuple[set[str], set[str]]:
    """Message ids written out in sources, and beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.JoinedStr) and node.values:
                first = node.values[0]
                if isinstance(first, ast.Constant) and str(first.value).startswith(prefix):
                    begun.add(str(first.value))
            elif isinstance(node, ast.Constant) and str(node.value).startswith(prefix):
                whole.add(str(node.value))
    return whole - begun, begun


def _calls(file: Path) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Every call with the function it stands in."""
    tree = ast.parse(file.read_text())
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                yield function, node


def _name(call: ast.Call) -> str:
    called = call.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def _keys(function: ast.AST, node: ast.expr) -> set[str] | None:
    """The keys of a dict that is written out here or put into a variable of this function."""
    if isinstance(node, ast.Dict):
        keys: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            inner = _keys(function, value) if key is None else {_text(key)}
            if inner is None or "" in inner:
                return None
            keys |= inner
        return keys
    if isinstance(node, ast.Name):
        found: list[set[str] | None] = []
        for each in ast.walk(function):
            targets = each.targets if isinstance(each, ast.Assign) else []
            if isinstance(each, ast.AnnAssign):
                targets = [each.target]
            names = [t.id for t in targets if isinstance(t, ast.Name)]
            if node.id in names and isinstance(each, ast.Assign | ast.AnnAssign) and each.value:
                found.append(_keys(function, each.value))
        if found and all(keys is not None for keys in found):
            return set().union(*(keys for keys in found if keys is not None))
    return None


def in_client(prefix: str) -> tuple[set[str], set[str]]:
    """Message ids that the browser client writes out, and beginnings of those it puts together."""
    folder = Path(__file__).parents[2] / "client" / "src" / "games"
    files = [f for f in folder.rglob("*") if f.suffix in (".ts", ".svelte")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    whole = set(re.findall(rf"[\"'`]({prefix}[a-z0-9_-]+)[\"'`]", text))
    begun = set(re.findall(rf"`({prefix}[a-z0-9_-]+-)\$\{{", text))
    return whole, begun
