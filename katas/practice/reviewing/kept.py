"""What the folder has kept of how its code was, and what has moved since."""

from __future__ import annotations

from collections.abc import Sequence

from katas.catalog import baseline_of
from katas.model import Example
from katas.plug import Solution
from katas.practice.baseline.declaring import declared_for
from katas.practice.baseline.item import is_about, tell_baseline
from katas.practice.reviewing.review import Kept, Subject


def kept_of(subject: Subject, solution: Solution, examples: Sequence[Example]) -> Kept | None:
    """What its baseline says; None where there is none of this kata."""
    if subject.file is None:
        return None
    spec, settings = subject.spec, subject.settings
    place = baseline_of(subject.file, settings)
    if not place.is_file() or not is_about(place, spec):
        return None
    declared = declared_for(spec, settings.expected)
    told = tell_baseline(spec, solution, place, declared, examples)
    return Kept((told.heading, *(f"  {line}" for line in told.story), *told.kept[1:]))
