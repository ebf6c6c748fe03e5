"""The layers of the package: each imports from those to its left only."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import katas

PACKAGE = Path(katas.__file__).parent

LAYERS = [
    {"errors", "records"},
    {"model"},
    {"catalog"},
    {"plug"},
    {"greed", "yatzy"},
    {"spec"},
    {"proof"},
    {"practice", "shipping"},
    {"grade", "dojo"},
    {"plugin", "cli"},
]
"""From left to right. Two in one layer know nothing of each other."""

RANK = {name: rank for rank, layer in enumerate(LAYERS) for name in layer}


def rooms() -> list[str]:
    """The packages and modules that there are."""
    return sorted(
        path.stem
        for path in PACKAGE.iterdir()
        if (path / "__init__.py").exists() or (path.suffix == ".py" and path.stem[0] != "_")
    )


def imports(path: Path) -> Iterator[str]:
    """The rooms of the package that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "katas" and len(parts) > 1 and parts[1] in RANK:
                yield parts[1]


def test_every_room_has_its_place() -> None:
    """A new package or module is given a layer here before it is used."""
    assert set(rooms()) == set(RANK)


@pytest.mark.parametrize("room", rooms())
def test_a_room_imports_from_its_left_only(room: str) -> None:
    """No arrow points right, and none to a neighbour."""
    files = [PACKAGE / f"{room}.py"] if (PACKAGE / f"{room}.py").exists() else []
    files += sorted((PACKAGE / room).rglob("*.py"))
    for path in files:
        for imported in imports(path):
            left = RANK[imported] < RANK[room]
            assert left or imported == room, f"{path.relative_to(PACKAGE)} imports {imported}"


@pytest.mark.parametrize("room", ["plug/resident", "grade/sandbox/inside", "dojo/packing/stick"])
def test_what_runs_elsewhere_knows_nothing_else(room: str) -> None:
    """A worker's child has Python's own modules and these alone; so have a sandbox and a stick."""
    own = "katas." + room.replace("/", ".")
    for path in (PACKAGE / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                standard = name.partition(".")[0] in {*sys.stdlib_module_names, "annotationlib"}
                assert name.startswith(own) or standard, f"{path.name} imports {name}"
