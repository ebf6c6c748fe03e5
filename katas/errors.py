"""What can go wrong, as data: what the problem is, what was found, what to do next.

Rendered here and nowhere else, so that a message reads alike from `pytest` and from `kata`.
"""

from collections.abc import Iterable, Sequence


class KatasError(Exception):
    """Anything that stops a run, told in one message and never as a traceback.

    `problem` is one sentence; `found` are lines about what was there instead;
    `advice` is what to do next.
    """

    def __init__(self, problem: str, *, found: Sequence[str] = (), advice: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.found = tuple(found)
        self.advice = advice

    def __str__(self) -> str:
        lines = [self.problem, *(f"  {line}" for line in self.found)]
        if self.advice:
            lines.append(f"  {self.advice}")
        return "\n".join(lines)


class UsageError(KatasError):
    """The user can mend it: a name, a path, a setting, a file that doesn't load."""


class OurFault(KatasError):
    """Nobody who uses us can mend it here: what we need isn't there, or came out wrong."""


class SpecError(KatasError):
    """A feature file, a kata.toml or a rulebook contradicts itself. The pack's author mends it."""

    @classmethod
    def at(
        cls, place: str, problem: str, *, found: Sequence[str] = (), advice: str = ""
    ) -> "SpecError":
        """Name the file and line first: `pair.feature:27: …`."""
        return cls(f"{place}: {problem}", found=found, advice=advice)


FEW = 2
"""So many names are listed all, instead of the nearest."""


def nearest(name: str, known: Iterable[str]) -> str:
    """Say which known names are nearest to `name`, or list them all."""
    names = list(known)
    if 0 < len(names) <= FEW:
        return f"there are: {', '.join(names)}"
    from difflib import get_close_matches  # noqa: PLC0415  # only who has made a mistake needs it

    close = get_close_matches(name, names, n=3, cutoff=0.5)
    if close:
        return f"nearest: {', '.join(close)}"
    return f"there are: {', '.join(names)}" if names else "there are none"
