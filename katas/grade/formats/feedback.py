"""How much of its grading a submission is told: everything, counts, or the verdict alone.

What is told less can't be read back from what is left: a submission that behaves otherwise on some
rolls than on others learns from its counts how many there were, and not which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import chain

from katas.grade.formats.words import said, status_words
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked, MarkedItem, Points, Section
from katas.model import Verdict
from katas.records import replace
from katas.spec import Told


class Feedback(Enum):
    """How much is told."""

    EVERYTHING = "everything"
    COUNTS = "counts"
    VERDICT = "verdict"


def told_as(marked: Marked, feedback: Feedback) -> Marked:
    """The submission as it is told; its points and their sums are the same."""
    if feedback is Feedback.EVERYTHING:
        return marked
    sections = _counts(marked) if feedback is Feedback.COUNTS else _verdict(marked)
    graded = marked.graded
    kept = graded if feedback is Feedback.COUNTS else Graded(graded.status, sandbox=graded.sandbox)
    if graded.status is not Status.DID_NOT_RUN:
        kept = replace(kept, problem="")
    quiet = replace(
        kept,
        items=tuple(each.item for section in sections for each in section.items),
        notes=(),
        says=(),
        printed="",
        seconds=0.0,  # a solution may be slow on purpose
    )
    return replace(marked, graded=quiet, sections=sections)


# Counts

_Group = tuple[Part, str]
"""The items of a section that can't be told apart any more: those of a part, and of a category."""


def _counts(marked: Marked) -> tuple[Section, ...]:
    """The sections with items that have lost their names: of a category those that passed first."""
    return tuple(
        Section(
            section.name,
            tuple(
                chain.from_iterable(
                    _unnamed(own, _label(marked, section, group))
                    for group, own in _groups(section).items()
                )
            ),
        )
        for section in marked.sections
    )


def _groups(section: Section) -> dict[_Group, list[MarkedItem]]:
    """The items of a section by what they can still be told apart by, in order."""
    groups: dict[_Group, list[MarkedItem]] = {}
    for each in section.items:
        groups.setdefault((each.item.part, each.item.told.category), []).append(each)
    return groups


def _label(marked: Marked, section: Section, group: _Group) -> str:
    """What they are called: by their category, with the section where others have it too."""
    shared = sum(group in _groups(other) for other in marked.sections) > 1
    return f"{section.name}, {group[1]}" if shared else group[1]


def _unnamed(own: Sequence[MarkedItem], label: str) -> Iterator[MarkedItem]:
    """Such items without all that tells which is which.

    They are sorted by what they earned, too: what a third of a point is rounded to goes with
    certain items.
    """
    in_order = sorted(own, key=_without_name)
    for number, each in enumerate(in_order, 1):
        name = said("item", category=label, number=number, count=len(own))
        item = replace(each.item, name=name, told=_without_words(each.item.told, name), stage="")
        yield replace(each, item=item)


def _without_name(each: MarkedItem) -> tuple[bool, int, int]:
    return (not each.item.passed, -each.points.earned, -each.points.most)


def _without_words(told: Told, heading: str) -> Told:
    """What came, and nothing of what was asked or how it failed."""
    verdict = Verdict(told.verdict)
    if verdict not in (Verdict.PASSED, Verdict.OUR_FAULT):
        verdict = Verdict.WRONG
    return Told(
        where="",
        heading=heading,
        category=told.category,
        verdict=verdict.value,
        word=verdict.word,
        got="" if told.passed else said("unnamed"),
        rows=told.rows,
        stretch=told.stretch,
    )


# The verdict alone

VERDICTS = {
    Status.PASSED: Verdict.PASSED,
    Status.NOT_PASSED: Verdict.WRONG,
    Status.DID_NOT_RUN: Verdict.NOT_RUN,
}


def _verdict(marked: Marked) -> tuple[Section, ...]:
    """One section with one item; none where there is no mark, or nothing was asked."""
    if marked.mark is None or not marked.sections:
        return ()
    status = marked.graded.status
    verdict = VERDICTS[status]
    told = Told(
        where="",
        heading=said("submission"),
        category="",
        verdict=verdict.value,
        word=verdict.word,
        got="" if status is Status.PASSED else status_words(status),
    )
    item = Item(Part.EXAMPLES, "", said("submission"), told)
    points = Points(marked.mark.earned, marked.most)
    return (Section("verdict", (MarkedItem(item, points),)),)
