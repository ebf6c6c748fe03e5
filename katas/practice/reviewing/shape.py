"""The shape of some code: its length, depth, branches and what stands twice, mostly by lizard."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from katas.catalog import language_of
from katas.practice.reviewing.code import Repeat, Shape, Spot
from katas.practice.reviewing.nesting import deepest

LONGEST = 200_000
"""Files with more characters are nobody's kata, and take long."""

TWICE = 31
"""So many tokens in a row have to be alike to be told: as many as lizard compares at once."""

NAMELESS = "(anonymous)"
"""What lizard calls a function without a name."""


@dataclass(frozen=True, slots=True)
class _Function:
    """A function as lizard has found it."""

    name: str
    file: str
    first: int
    last: int
    branches: int

    @property
    def place(self) -> str:
        return f"{self.file}:{self.first}"

    @property
    def length(self) -> int:
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class _Block:
    """Some lines that stand elsewhere as well."""

    file: str
    first: int
    last: int

    @property
    def lines(self) -> set[tuple[str, int]]:
        return {(self.file, line) for line in range(self.first, self.last + 1)}

    def __str__(self) -> str:
        return f"{self.file}:{self.first}-{self.last}"


def shape_of(files: Mapping[str, str]) -> Shape | None:
    """Measure texts by their names; None where there is nothing that can be measured."""
    infos, repeats = _by_lizard(
        {name: text for name, text in files.items() if _is_measured(name, text)}
    )
    read = {info.filename: files[info.filename] for info in infos}
    if not read:
        return None
    functions = [
        _Function(_short(item.name), info.filename, *_of(item))
        for info in infos
        for item in info.function_list
    ]
    repeated = {line for repeat in repeats for block in repeat for line in block.lines}
    return Shape(
        files=len(read),
        lines=sum(info.nloc for info in infos),
        functions=len(functions),
        longest=_most(functions, "length"),
        deepest=_deepest(read, functions),
        most_branches=_most(functions, "branches"),
        branches=sum(item.branches for item in functions),
        repeated=len(repeated),
        repeats=tuple(Repeat(tuple(str(block) for block in repeat)) for repeat in repeats),
        unmeasured=tuple(name for name in files if name not in read),
    )


def _is_measured(name: str, text: str) -> bool:
    return language_of(Path(name)) is not None and len(text) <= LONGEST


def _of(item: Any) -> tuple[int, int, int]:
    return item.start_line, item.end_line, item.cyclomatic_complexity


def _short(name: str) -> str:
    """A function's own name, without its class."""
    return name if name == NAMELESS else name.replace("::", ".").rpartition(".")[2]


def _most(functions: Sequence[_Function], what: str) -> Spot:
    """The function that has the most of something, the first of several."""
    if not functions:
        return Spot(0)
    most = max(functions, key=lambda item: getattr(item, what))
    return Spot(getattr(most, what), most.name, most.place)


def _deepest(files: Mapping[str, str], functions: Sequence[_Function]) -> Spot:
    """The deepest place of all, with the function that it is in."""
    found = []
    for name, text in files.items():
        language = language_of(Path(name))
        assert language is not None, "others aren't measured"
        depth, line = deepest(text, language)
        around = [
            item for item in functions if item.file == name and item.first <= line <= item.last
        ]
        inner = max(around, key=lambda item: item.first, default=None)
        found.append(Spot(depth, inner.name if inner else "", f"{name}:{line}"))
    return max(found, key=lambda spot: spot.value)


def _by_lizard(files: Mapping[str, str]) -> tuple[list[Any], list[list[_Block]]]:
    """What lizard makes of the files, and what stands more than once, wherever it does."""
    path = list(sys.path)
    import lizard  # noqa: PLC0415  # what only a review needs
    from lizard_ext.lizardduplicate import LizardExtension  # noqa: PLC0415  # as that

    sys.path[:] = path  # it puts the folder of the running program there
    twice = LizardExtension()
    analyzer = lizard.FileAnalyzer(lizard.get_extensions([twice]))
    with redirect_stderr(StringIO()):  # what it can't make sense of, it says there
        infos = [analyzer.analyze_source_code(name, text) for name, text in files.items()]
    # What it has given up halfway, for it goes too deep, lacks what would be compared.
    infos = list(twice.cross_file_process(info for info in infos if hasattr(info, "hash_nodes")))
    return infos, [
        [_Block(item.file_name, item.start_line, item.end_line) for item in snippets]
        for snippets in twice.get_duplicates(TWICE)
    ]
