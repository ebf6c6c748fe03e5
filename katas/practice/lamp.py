"""What a run is worth a light for: it tells the lamp, and the lamp sees to the rest."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from katas.model import Light
from katas.records import dataclass, field


@dataclass(frozen=True, slots=True)
class Ran:
    """What became of a run: its light, and what it found.

    `passing` are the keys of the examples that pass, None where the run doesn't tell: nothing ran,
    or a part. `readings` are the answers to open questions that the code gives; `foreseen` is the
    light that was foretold.
    """

    light: Light
    passing: Collection[str] | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    foreseen: Light | None = None


def readings_given(answers: Iterable[tuple[str, Sequence[str]]]) -> dict[str, str]:
    """The one reading of each open question that all answers to it fit, where there is just one.

    An answer is a question's name, and the names of the readings that it fits.
    """
    fitting: dict[str, set[str]] = {}
    for question, followed in answers:
        if question and followed:
            fitting[question] = fitting.get(question, set(followed)).intersection(followed)
    return {question: min(names) for question, names in fitting.items() if len(names) == 1}


class Lamp(Protocol):
    """Is lit by each run."""

    def light(self, ran: Ran) -> None:
        """Add a light."""

    def news(self) -> str:
        """What there is to say meanwhile, once; mostly nothing."""

    def close(self) -> None:
        """No more lights will come."""


class Dark:
    """A lamp where nobody wants a light."""

    def light(self, ran: Ran) -> None:
        """Nothing is lit."""

    def news(self) -> str:
        """Nothing has happened."""
        return ""

    def close(self) -> None:
        """Nothing is open."""
