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

from katas.catalog import Shelf
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
    """The cells of all rulebooks and near misses of a family, made or read as they are needed."""

    def __init__(self, shelf: Shelf, family: str) -> None:
        self._shelf = shelf
        self._family = family
        self._known: dict[str, Cells] = {}
        self._near: list[NearMiss] | None = None

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
            if key not in self._known:
                self._known[key] = _by_rules(rulebook, category, many, readings)
            cells += self._known[key]
        return cells

    def near_miss(self, near: NearMiss, category: str | None, many: int) -> Cells | None:
        """What a near miss gives with so many dice; None if its kata doesn't roll so many."""
        key = _key("near", near.file.stem, category, many)
        if key not in self._known:
            self._known |= _by_near_miss(self._shelf, near)
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
        index = {}
        for key, cells in self._known.items():
            index[key] = [kept.setdefault(_packed(cells), len(kept)), len(cells)]
        lengths = list(map(len, kept))
        head = json.dumps([index, lengths], ensure_ascii=False).encode()
        return zlib.compress(len(head).to_bytes(4, "big") + head + b"".join(kept), 9)

    def read(self, shipped: bytes) -> Vectors:
        """Take what was shipped."""
        data = memoryview(zlib.decompress(shipped))
        end = 4 + int.from_bytes(data[:4], "big")
        index, lengths = json.loads(bytes(data[4:end]))
        blocks = []
        for length in lengths:
            blocks.append(data[end : end + length])
            end += length
        for key, (block, _) in index.items():
            self._known[key] = _unpacked(blocks[block])
        return self


def _packed(cells: Cells) -> bytes:
    packed = array("i", cells)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _unpacked(block: memoryview) -> array[int]:
    cells = array("i")
    cells.frombytes(block)
    if sys.byteorder == "big":
        cells.byteswap()
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
