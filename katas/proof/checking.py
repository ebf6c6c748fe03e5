"""Checks a solution: its examples, every roll there is, and whose rules it follows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from katas.model import Example, Readings, Result
from katas.plug import Solution
from katas.proof.asking import Progress
from katas.proof.diagnosis import Diagnosing, Diagnosis
from katas.proof.games import play_games, stages_with_games
from katas.proof.proof import Proof
from katas.proof.proving import prove
from katas.proof.vectors import Vectors
from katas.spec import Specification, Teller, Told, replay


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a check.

    `told` has the examples that a kata asks for, those of stretches left out, `games` whole games
    beside ours. `proof` is None where only the examples were asked for; `diagnoses` has what was
    found out about each category.
    """

    spec: Specification
    solution: Solution
    stage: str | None
    readings: Readings
    results: Sequence[Result]
    told: Sequence[Told]
    games: Sequence[Told] = ()
    proof: Proof | None = None
    diagnoses: Mapping[str | None, Diagnosis] | None = None

    @property
    def passed(self) -> bool:
        """Whether every example passed, and every roll, if they were asked."""
        told = (*self.told, *self.games)
        return all(item.passed for item in told) and (self.proof is None or self.proof.passed)

    @property
    def examples_passed(self) -> int:
        """How many examples passed."""
        return sum(item.passed for item in self.told)

    @property
    def follows(self) -> tuple[str, ...]:
        """The rulebooks that are followed in every category there is."""
        if not self.diagnoses:
            return ()
        names = [name for item in self.diagnoses.values() for name in item.follows]
        return tuple(
            name for name in self.spec.rulebooks if names.count(name) == len(self.diagnoses)
        )


@dataclass(frozen=True, slots=True)
class Checking:
    """What a solution is checked against.

    `transcript` is that of the whole kata; up to a `stage` only so much is asked.
    """

    spec: Specification
    transcript: Sequence[Example]
    vectors: Vectors
    stage: str | None = None
    readings: Readings | None = None

    def examples(self, solution: Solution) -> Checked:
        """Check the examples alone."""
        spec, readings = self.spec, self.readings or {}
        stages = spec.kata.stages_upto(self.stage)
        required = {
            f"{spec.kata.path}/{name}.feature"
            for stage in stages
            for name in stage.features
            if not stage.stretch or stage.name == self.stage
        }
        asked = [example for example in self.transcript if example.feature in required]
        results = list(replay(asked, solution, readings))
        teller = Teller(spec, solution.binding, readings)
        told = [teller.tell(result) for result in results]
        return Checked(spec, solution, self.stage, readings, results, told)

    def prove(
        self,
        checked: Checked,
        progress: Progress | None = None,
        *,
        only: Collection[str | None] | None = None,
        games: bool = True,
    ) -> Checked:
        """Go on to every roll there is, and to whole games where a kata asks for them.

        With `only`, in some categories.
        """
        spec, solution = self.spec, checked.solution
        teller = Teller(spec, solution.binding, self.readings)
        played = [
            play_games(spec, solution, teller, stage, readings=self.readings)
            for stage in stages_with_games(spec, solution.binding, self.stage)
            if games and (not stage.stretch or stage.name == self.stage)
        ]
        proof = prove(
            spec,
            solution,
            self.transcript,
            stage=self.stage,
            readings=self.readings,
            vectors=self.vectors,
            progress=progress,
            only=only,
        )
        diagnosing = Diagnosing(spec, self.vectors)
        diagnoses = {name: diagnosing.category(item) for name, item in proof.categories.items()}
        return replace(checked, games=played, proof=proof, diagnoses=diagnoses)
