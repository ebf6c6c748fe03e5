"""How deep control structures lie inside one another, by the grammars of tree-sitter.

lizard's own extensions for it count what stands one after the other in Python and Ruby, where no
braces end a block.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from tree_sitter import Language as Grammar
from tree_sitter import Node, Parser

from katas.catalog import Language
from katas.catalog.table import Table

TABLE = Path(__file__).parent / "nesting.toml"

CLASSES = frozenset({"class_definition", "class_declaration", "class"})
"""What stands in a class begins anew, wherever the class stands."""


@dataclass(frozen=True, slots=True)
class Nests:
    """What nests in one language: see nesting.toml."""

    grammar: Grammar
    controls: frozenset[str]
    continued: str
    functions: frozenset[str]


def deepest(text: str, language: Language) -> tuple[int, int]:
    """How deep the deepest place is, and its line.

    0 is a function without control structures; what stands outside of functions counts alike.
    """
    nests = _nests(language.key)
    root = Parser(nests.grammar).parse(text.encode("utf-8", "replace")).root_node
    return max(_depths(root, nests), key=lambda found: (found[0], -found[1]), default=(0, 1))


def _depths(root: Node, nests: Nests) -> Iterator[tuple[int, int]]:
    """Each structure that nests, as deep as what stands in it, with its line.

    No recursion: how deep it goes is up to whoever wrote the file.
    """
    waiting: list[tuple[Node, int, bool]] = [(root, 0, False)]
    while waiting:
        node, depth, inside = waiting.pop()
        if node.type in CLASSES and node.is_named:
            depth, inside = 0, False
        elif node.type in nests.functions and node.is_named:
            depth += inside and node.start_point.row != node.end_point.row
            inside = True
        elif node.type in nests.controls and node.is_named:
            depth += not _goes_on(node, nests)
        yield depth, node.start_point.row + 1
        waiting += [(child, depth, inside) for child in node.children]


def _goes_on(node: Node, nests: Nests) -> bool:
    """Whether it is the `else if` of the one that it stands in."""
    above = node.parent
    if node.type != nests.continued or above is None:
        return False
    if above.type == "else_clause":
        # Python's else has a block in between, and a way of its own to go on.
        return True
    return above.type == nests.continued and above.child_by_field_name("alternative") == node


@cache
def _nests(key: str) -> Nests:
    """What nests in a language."""
    table = Table.read(TABLE).below(key)
    module = import_module(table.get("module", str))
    pointer = module.language_typescript() if key == "typescript" else module.language()
    return Nests(
        Grammar(pointer),
        frozenset(table.texts("controls")),
        table.get("continued", str),
        frozenset(table.texts("functions")),
    )
