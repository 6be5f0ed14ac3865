"""Reading the shape of the code: which module imports which, in whatever way it does."""

import ast
from collections.abc import Iterator
from pathlib import Path

Graph = dict[str, set[str]]


def modules(root: Path) -> dict[str, Path]:
    """Modules below a package's folder by name."""
    found: dict[str, Path] = {}
    for path in sorted(root.rglob("*.py")):
        parts = (root.name, *path.relative_to(root).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path) -> Iterator[tuple[str, int]]:
    """Everything a file imports, with the line: at the top, inside functions, for types alone."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, node.lineno
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def graph_of(root: Path) -> Graph:
    """Which module of a package imports which others of it."""
    known = modules(root)
    return {
        name: {other for other, _ in imported(path) if other in known and other != name}
        for name, path in known.items()
    }


def cycles(graph: Graph) -> list[list[str]]:
    """Groups of nodes that reach each other (Tarjan), each sorted."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            group = []
            while not group or group[-1] != node:
                group.append(stack.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def grouped(graph: Graph, package_of: dict[str, str]) -> Graph:
    """The same graph between packages."""
    packages: Graph = {package: set() for package in package_of.values()}
    for name, others in graph.items():
        for other in others:
            if package_of[name] != package_of[other]:
                packages[package_of[name]].add(package_of[other])
    return packages
