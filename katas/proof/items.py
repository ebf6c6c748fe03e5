"""The proof as items of a run: one a category."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from katas.model import Example, Readings
from katas.plug import Solution
from katas.proof.diagnosing.diagnosis import Diagnosing
from katas.proof.proving import prove
from katas.proof.report import tell_category, words
from katas.proof.vectors import Vectors
from katas.records import dataclass
from katas.spec import Specification, Told


def item_name(spec: Specification, category: str | None) -> str:
    """What the proof of a category is called."""
    name: str = words(spec.rulebook.language)["item"]
    return name.format(category=spec.category_name(category))


@dataclass(frozen=True)
class Prover:
    """One solution of a kata, asked category by category; `transcript` is the whole kata's."""

    spec: Specification
    solution: Solution
    transcript: Sequence[Example]
    stage: str | None
    readings: Readings

    @cached_property
    def _vectors(self) -> Vectors:
        return Vectors(self.spec.shelf, self.spec.kata.family)

    def tell(self, category: str | None) -> Told:
        """Ask every roll there is in a category, and tell what came."""
        proof = prove(
            self.spec,
            self.solution,
            self.transcript,
            stage=self.stage,
            readings=self.readings,
            vectors=self._vectors,
            only=[category],
        ).categories[category]
        diagnosis = Diagnosing(self.spec, self._vectors).category(proof)
        return tell_category(self.spec, proof, diagnosis)
