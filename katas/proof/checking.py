"""Checks a solution: its examples, every roll there is, and whose rules it follows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from katas.model import Example, Readings
from katas.plug import Solution
from katas.proof.asking import Progress
from katas.proof.diagnosing.diagnosis import Diagnosing, Diagnosis
from katas.proof.playing.games import SEED, play_games, stages_with_games
from katas.proof.proof import Proof
from katas.proof.proving import prove
from katas.proof.vectors import Vectors
from katas.records import dataclass
from katas.spec import Specification, Teller, Told
from katas.spec.examining import Examined, examine


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a check: of the examples, of whole games beside ours, of every roll there is.

    `diagnoses` has what was found out about each category.
    """

    examined: Examined
    games: Sequence[Told]
    proof: Proof
    diagnoses: Mapping[str | None, Diagnosis]

    @property
    def spec(self) -> Specification:
        """The kata."""
        return self.examined.spec

    @property
    def passed(self) -> bool:
        """Whether every example passed, every game went alike, and every roll is right."""
        games = all(told.passed for told in self.games)
        return self.examined.passed and games and self.proof.passed

    @property
    def follows(self) -> tuple[str, ...]:
        """The rulebooks that are followed in every category that was asked."""
        names = [name for item in self.diagnoses.values() for name in item.follows]
        return tuple(
            name for name in self.spec.rulebooks if names.count(name) == len(self.diagnoses) > 0
        )


@dataclass(frozen=True, slots=True)
class Checking:
    """What a solution is checked against.

    `transcript` is that of the whole kata; up to a `stage` only so much is asked. `seed` chooses
    the whole games.
    """

    spec: Specification
    transcript: Sequence[Example]
    vectors: Vectors
    stage: str | None = None
    readings: Readings | None = None
    seed: int = SEED

    def check(self, solution: Solution, progress: Progress | None = None) -> Checked:
        """Check everything."""
        examined = examine(
            self.spec, solution, self.transcript, stage=self.stage, readings=self.readings
        )
        return self.prove(examined, progress)

    def prove(
        self,
        examined: Examined,
        progress: Progress | None = None,
        *,
        only: Collection[str | None] | None = None,
        games: bool = True,
    ) -> Checked:
        """Go on to every roll there is, and to whole games where a kata asks for them.

        With `only`, in some categories.
        """
        spec, solution = self.spec, examined.solution
        teller = Teller(spec, solution.binding, self.readings)
        played = [
            play_games(spec, solution, teller, stage, seed=self.seed, readings=self.readings)
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
        return Checked(examined, played, proof, Diagnosing(spec, self.vectors).all(proof))
