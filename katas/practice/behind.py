"""What goes on behind the examples' verdict: every roll there is, of what is finished by them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from katas.model import Example
from katas.practice.lesson import Standing
from katas.proof import Vectors
from katas.proof.checking import Checking
from katas.proof.report import proof_lines
from katas.spec.examining import Examined


@dataclass(frozen=True, slots=True)
class ProofBehind:
    """Proves the categories whose examples all pass; `transcript` is the whole kata's.

    Whole games are played once everything passes.
    """

    transcript: Sequence[Example]
    vectors: Vectors

    def __call__(self, standing: Standing) -> Iterator[str]:
        """Say what comes of every roll there is, one line after the other."""
        settings, spec = standing.lesson.settings, standing.lesson.spec
        checking = Checking(spec, self.transcript, self.vectors, settings.stage, settings.readings)
        finished = standing.finished
        if not finished:
            return
        examined = Examined(spec, standing.solution, settings.stage, settings.readings, ())
        proved = checking.prove(examined, only=finished, games=not standing.next_up)
        if proved.proof.categories:
            yield ""
            yield from proof_lines(proved)
