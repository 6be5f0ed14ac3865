"""Catalogues as data: every message with its attributes and the variables it names."""

from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tabularium.words.catalogue import resource

# What the catalogues may call; see tabularium.words.
FUNCTIONS = {
    "SEAT", "ME", "ITEM", "NAME", "WORD", "CODE", "DICE", "SET", "AND", "OR", "SAME", "COUNT",
    "NUMBER",
}  # fmt: skip


class Names(Visitor):
    """Collects variables and functions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def entries(lang: str, part: str) -> list[ftl.EntryType]:
    found = resource(lang, part)
    assert found is not None, f"{lang}/{part}.ftl is missing"
    return list(found.body)


@cache
def messages(lang: str, part: str) -> dict[str, ftl.Message]:
    return {e.id.name: e for e in entries(lang, part) if isinstance(e, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.variables


def functions(message: ftl.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.functions


def attributes(message: ftl.Message) -> dict[str, set[str]]:
    """Variables of each attribute."""
    found: dict[str, set[str]] = {}
    for attribute in message.attributes:
        names = Names()
        names.visit(attribute.value)
        found[attribute.id.name] = names.variables
    return found
