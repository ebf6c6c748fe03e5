"""What our rulebooks and near misses give on every roll: a cell for each, category by category.

They are made when the package is built, and shipped; without that they are made when asked for.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from enum import IntEnum
from functools import cached_property
from itertools import accumulate

from katas.catalog import Shelf, shipped
from katas.model import Failure, Outcome, Readings, Rulebook, Verdict
from katas.plug import Batch, InProcess, Limits
from katas.proof.domain import Domain, domain_of
from katas.proof.near_misses import NearMiss, near_misses
from katas.spec import load_rulebooks, open_specification

Cells = Sequence[int]
"""What came for some rolls: the scores, and a `NoScore` where there is none."""


class NoScore(IntEnum):
    """What is no score, as a number that no game pays."""

    NOTHING = -(10**6)
    RAISED = NOTHING - 1
    OTHER = NOTHING - 2
    ENDED = NOTHING - 3


def cell_of(outcome: Outcome) -> int:
    """What came, as a cell."""
    if isinstance(outcome, Failure):
        return NoScore.RAISED if outcome.verdict is Verdict.RAISED else NoScore.ENDED
    if outcome.score is not None:
        return outcome.score
    return NoScore.NOTHING if outcome.is_nothing else NoScore.OTHER


def cells_of(batch: Batch) -> list[int]:
    """What came for many rolls, as cells."""
    cells = [NoScore.ENDED if score is None else score for score in batch.scores]
    for index, outcome in batch.odd.items():
        cells[index] = cell_of(outcome)
    return cells


class Vectors:
    """The cells of all rulebooks and near misses of a family: as shipped, or made when needed.

    Those of a family that a pack has a say in are made.
    """

    def __init__(self, shelf: Shelf, family: str, *, afresh: bool = False) -> None:
        self._shelf = shelf
        self._family = family
        self._known: dict[str, Cells] = {}
        self._near: list[NearMiss] | None = None
        self._packed: Packed | None = None
        if not afresh and shelf.is_ours(family) and (data := shipped.read(shipped_name(family))):
            self._packed = Packed(data)

    @property
    def near(self) -> Sequence[NearMiss]:
        """The near misses of the family that are about scores."""
        if self._near is None:
            self._near = [
                near for near in near_misses(self._shelf, self._family) if near.categories
            ]
        return self._near

    def rules(
        self,
        rulebook: Rulebook,
        category: str | None,
        domain: Domain,
        readings: Readings | None = None,
    ) -> list[int]:
        """What a rulebook gives on each roll of a domain that it knows all rolls of."""
        cells: list[int] = []
        for many in domain.dice:
            key = _key("rules", rulebook.name, _said(readings), category, many)
            known = self._of(key)
            if known is None:
                known = self._known[key] = _by_rules(rulebook, category, many, readings)
            cells += known
        return cells

    def near_miss(self, near: NearMiss, category: str | None, many: int) -> Cells | None:
        """What a near miss gives with so many dice; None if its kata doesn't roll so many."""
        key = _key("near", near.file.stem, category, many)
        known = self._of(key)
        if known is None and not (self._packed and self._packed.has_near(near.file.stem)):
            self._known |= _by_near_miss(self._shelf, near)
            known = self._known.get(key)
        return known

    def _of(self, key: str) -> Cells | None:
        if key not in self._known and self._packed is not None:
            unpacked = self._packed.cells(key)
            if unpacked is not None:
                self._known[key] = unpacked
        return self._known.get(key)

    def prepared(self) -> Vectors:
        """Make all there is to make."""
        rulebooks = load_rulebooks(self._shelf, self._family).values()
        for rulebook in rulebooks:
            for category in rulebook.categories:
                for readings in _all_readings(rulebook):
                    self.rules(rulebook, category, domain_of(tuple(rulebook.dice)), readings)
        for near in self.near:
            self._known |= _by_near_miss(self._shelf, near)
        return self

    def as_bytes(self) -> bytes:
        """What is there so far, to be shipped: the same cells are kept once."""
        kept: dict[bytes, int] = {}
        index = {
            key: kept.setdefault(_packed(cells), len(kept)) for key, cells in self._known.items()
        }
        head = json.dumps([index, list(map(len, kept))], ensure_ascii=False).encode()
        return zlib.compress(len(head).to_bytes(HEAD, "big") + head + b"".join(kept), 9)


class Packed:
    """Cells as they were shipped, unpacked as they are asked for."""

    def __init__(self, data: bytes) -> None:
        plain = memoryview(zlib.decompress(data))
        self._start = HEAD + int.from_bytes(plain[:HEAD], "big")
        index, lengths = json.loads(bytes(plain[HEAD : self._start]))
        self._index: dict[str, int] = index
        self._ends = list(accumulate(lengths, initial=self._start))
        self._plain = plain

    def cells(self, key: str) -> Cells | None:
        """The cells under a key; None if there are none."""
        block = self._index.get(key)
        if block is None:
            return None
        return _unpacked(self._plain[self._ends[block] : self._ends[block + 1]])

    @cached_property
    def _near(self) -> set[str]:
        return {key.split("/")[1] for key in self._index if key.startswith("near/")}

    def has_near(self, stem: str) -> bool:
        """Whether there is anything of a near miss."""
        return stem in self._near


HEAD = 4
"""Bytes that say how long the index is."""


def shipped_name(family: str) -> str:
    """The name under which the vectors of a family are shipped."""
    return f"vectors/{family}"


SMALL = {code: -(2**15) + number for number, code in enumerate(NoScore)}
LARGE = {small: int(code) for code, small in SMALL.items()}
"""What is no score, as it is packed into two bytes."""


def _packed(cells: Cells) -> bytes:
    packed = array("h", [SMALL.get(cell, cell) for cell in cells])  # type: ignore[call-overload]  # an int is one
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _unpacked(block: memoryview) -> Cells:
    cells = array("h")
    cells.frombytes(block)
    if sys.byteorder == "big":
        cells.byteswap()
    if min(cells) < -(2**15) + len(SMALL):
        return [LARGE.get(cell, cell) for cell in cells]
    return cells


def _key(*parts: object) -> str:
    return "/".join("" if part is None else str(part) for part in parts)


def _said(readings: Readings | None) -> str:
    return ",".join(f"{question}={reading}" for question, reading in (readings or {}).items())


def _all_readings(rulebook: Rulebook) -> Iterator[Readings]:
    """No answer at all, and each answer to each open question."""
    yield {}
    for question, readings in rulebook.readings.items():
        yield from ({question: reading} for reading in readings)


def _by_rules(
    rulebook: Rulebook, category: str | None, many: int, readings: Readings | None
) -> list[int]:
    # Order never matters by any rules: each shape is asked for once.
    domain = domain_of((many,))
    by_shape = [rulebook.explain(shape, category, readings).score for shape in domain.shapes]
    return domain.spread(by_shape)


def _by_near_miss(shelf: Shelf, near: NearMiss) -> Mapping[str, Cells]:
    """Run a near miss in the categories that it gets wrong."""
    spec = open_specification(shelf, shelf.find(near.kata))
    domain = domain_of(tuple(spec.rulebook.dice))
    # It is ours, and may take its time.
    with closing(InProcess(near.file, limits=Limits(None, None))) as host:
        came = spec.plug(host).perform_many(near.categories, domain.rolls)
    return {
        _key("near", near.file.stem, category, many): cells[domain.span(many)]
        for category, cells in _all_cells(came.items())
        for many in domain.dice
    }


def _all_cells(
    came: Iterable[tuple[str | None, Batch]],
) -> Iterator[tuple[str | None, list[int]]]:
    return ((category, cells_of(batch)) for category, batch in came)
