"""Finds out from where a file's imports work: its own folder, or its repository's root.

Two of three published solutions are modules of a package, `src.yatzy`, and import their
neighbours by that name or relatively. The file's imports say which; nothing is run for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _ast import AST

HIGHEST = 6
"""So many folders above the file are looked at."""

ONLY_AST = 0x0400  # ast.PyCF_ONLY_AST, without the time that importing ast takes


class Imported:
    """One module that a file imports: its dotted name, and how many dots stand before it."""

    def __init__(self, name: str, dots: int = 0) -> None:
        self.name = name
        self.dots = dots

    @property
    def head(self) -> str:
        """The package at the beginning."""
        return self.name.partition(".")[0]


class Root:
    """Where a file's imports start from, and what the file is called there."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name

    @property
    def package(self) -> str:
        """The package that the file is a module of; empty if it is of none."""
        return self.name.rpartition(".")[0]


def imports(source: bytes, file: str) -> list[Imported]:
    """List what a file imports, in functions too.

    Raises SyntaxError or ValueError if it doesn't parse.
    """
    if b"import" not in source:
        return []
    import _ast  # noqa: PLC0415  # many a solution needs nothing

    tree = compile(source, file, "exec", ONLY_AST, dont_inherit=True)
    found: list[Imported] = []
    for node in _statements(tree):
        if isinstance(node, _ast.Import):
            found += [Imported(alias.name) for alias in node.names]
        elif isinstance(node, _ast.ImportFrom):
            if node.module:
                found.append(Imported(node.module, node.level))
            else:
                found += [Imported(alias.name, node.level) for alias in node.names]
    return found


def _statements(node: AST) -> Iterator[AST]:
    """All statements of a module, whatever they stand in: expressions hold none."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        yield current
        for name in BLOCKS:
            block = getattr(current, name, ())
            if isinstance(block, list):  # what a lambda has as its body is none
                waiting += block


BLOCKS = ("body", "handlers", "orelse", "finalbody", "cases")
"""Where statements have statements in them."""


def find_root(file: Path, imported: list[Imported]) -> Root:
    """Say from where a file's imports work.

    Relative imports make it a module of the package that they start from; `src.dice` is
    looked for in the folders above. A file that needs neither is a module by itself.
    """
    dots = max((item.dots for item in imported), default=0)
    if dots:
        return _relative(file, dots, imported)
    for item in imported:
        if is_found(item, file.parent):
            continue
        for folder in list(file.parents)[1:HIGHEST]:
            if _is_in(item, folder):
                heads = {other.head for other in imported}
                return Root(folder, _dotted(file, folder) if _owns(file, folder, heads) else "")
    return Root(file.parent, "")


def is_found(item: Imported, folder: Path) -> bool:
    """Whether an import works from a folder, or is Python's or installed."""
    if _is_in(item, folder) or item.head in sys.stdlib_module_names:
        return True
    if item.head in sys.modules:
        return True
    return PathFinder.find_spec(item.head) is not None


def _is_in(item: Imported, folder: Path) -> bool:
    """Whether a folder has the module: as deep as the name goes."""
    path = folder.joinpath(*item.name.split("."))
    return path.is_dir() or path.with_name(f"{path.name}.py").is_file()


def _owns(file: Path, folder: Path, heads: set[str]) -> bool:
    """Whether the file lies in one of the packages that it imports from."""
    return file.relative_to(folder).parts[0] in heads


def _relative(file: Path, dots: int, imported: list[Imported]) -> Root:
    top = file.parents[min(dots, len(file.parents) - 1) - 1]
    while (top.parent / "__init__.py").is_file():
        top = top.parent
    for item in imported:
        if not item.dots and not is_found(item, file.parent):
            for folder in list(top.parents)[:HIGHEST]:
                if _is_in(item, folder) and _owns(file, folder, {item.head}):
                    return Root(folder, _dotted(file, folder))
    return Root(top.parent, _dotted(file, top.parent))


def _dotted(file: Path, folder: Path) -> str:
    """The file's name as a module below a folder; empty where Python couldn't spell it."""
    parts = file.relative_to(folder).with_suffix("").parts
    return ".".join(parts)
