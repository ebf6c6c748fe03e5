"""Canaries: a solution that is known to be right and one that is known to be wrong go first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import copy2

from katas.errors import OurFault
from katas.grade.graded import Graded, Part, Status
from katas.grade.grading import Grader
from katas.proof import NearMiss, near_misses
from katas.spec import Specification


@dataclass(frozen=True, slots=True)
class Canary:
    """Files of ours that are graded as if somebody had handed them in.

    `wrong` is the category that a wrong one gets wrong, None of one that is right.
    """

    name: str
    files: tuple[Path, ...]
    wrong: str | None = None

    def copy_to(self, folder: Path) -> Sequence[str]:
        """Copy them: the first is the solution, the others are what it imports."""
        for file in self.files:
            copy2(file, folder / file.name)
        return ()


def send_canaries(grader: Grader) -> list[str]:
    """Grade the canaries of a kata, and give the names of those that were sent.

    A pack need not have any.

    Raises OurFault where one comes out otherwise than it is known to.
    """
    sent = []
    for canary in canaries(grader.spec):
        graded = grader.graded_as(canary.files[0].name, canary)
        expected = "passes" if canary.wrong is None else f"fails in {canary.wrong}"
        if _came_out(graded, canary):
            sent.append(canary.name)
            continue
        raise OurFault(
            f"a canary came out wrong: {canary.name} {expected}, and was found to be "
            f"{graded.status.value}",
            found=[line for line in graded.problem.splitlines() if line],
            advice="nothing was graded; this is our fault or this machine's, and no submission's",
        )
    return sent


def _came_out(graded: Graded, canary: Canary) -> bool:
    """Whether a canary came out as it is known to."""
    if canary.wrong is None:
        return graded.status is Status.PASSED
    failed = {item.told.category for item in graded.items if not item.passed}
    parts = {item.part for item in graded.items}
    found = canary.wrong in failed or Part.PROOF not in parts  # examples may not show it
    return graded.status is Status.NOT_PASSED and found


def canaries(spec: Specification) -> list[Canary]:
    """The right one and the wrong one of a kata, as far as there are."""
    kata, found = spec.kata, []
    for board in spec.shelf.boards:
        folder = board.solutions / kata.family / "reference" / "python"
        names = {Path(kata.path).name, kata.rulebook.replace("-", "_")}
        found += [file for file in sorted(folder.glob("*.py")) if file.stem in names]
    right = [Canary(file.name, (file,)) for file in found[:1]]
    wrong = [near for near in near_misses(spec.shelf, kata.family) if _is_plain(near, spec)]
    return right + [_wrong(near, spec) for near in wrong[:1]]


def _is_plain(near: NearMiss, spec: Specification) -> bool:
    """Whether a near miss gets one category of this kata wrong, and nothing else."""
    return near.kata == spec.kata.id and len(near.categories) == 1 and not near.impurity


def _wrong(near: NearMiss, spec: Specification) -> Canary:
    beside = sorted(file for file in near.file.parent.glob("*.py") if file != near.file)
    (category,) = near.categories
    return Canary(near.name, (near.file, *beside), spec.category_name(category))
