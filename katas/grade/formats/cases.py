"""What a report has a test, a row or a message for: an item, or the submission as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from katas.grade.formats.escaping import line
from katas.grade.formats.words import said, status_words, verdict_words
from katas.grade.graded import Status
from katas.grade.marks import UNMARKED, Marked, MarkedItem, Points
from katas.model import Verdict
from katas.records import replace
from katas.spec import Told, failure_lines, phrases
from katas.spec.plain import shortened


class Ending(Enum):
    """How a case came out, as far as any format tells one from another."""

    PASSED = auto()
    WRONG = auto()
    """Another answer than was wanted, or none because it isn't written yet."""
    RAISED = auto()
    """An error of its own, or an answer that is no score."""
    STOPPED = auto()
    """It was ended, or ended itself, so that nothing came back."""
    OURS = auto()
    """The fault is ours, or we have to look first."""


ENDINGS: Mapping[str, Ending] = {
    Verdict.PASSED.value: Ending.PASSED,
    Verdict.WRONG.value: Ending.WRONG,
    Verdict.NOT_THERE.value: Ending.WRONG,
    Verdict.RAISED.value: Ending.RAISED,
    Verdict.NOT_A_SCORE.value: Ending.RAISED,
    Verdict.TIMEOUT.value: Ending.STOPPED,
    Verdict.OUT_OF_MEMORY.value: Ending.STOPPED,
    Verdict.TOO_MUCH_OUTPUT.value: Ending.STOPPED,
    Verdict.CRASHED.value: Ending.STOPPED,
    Verdict.PROTOCOL.value: Ending.STOPPED,
    Verdict.NOT_RUN.value: Ending.STOPPED,
    Verdict.OUR_FAULT.value: Ending.OURS,
}

WHOLE = {
    Status.PASSED: Ending.OURS,  # of nothing
    Status.NOT_PASSED: Ending.WRONG,
    Status.DID_NOT_RUN: Ending.STOPPED,
    Status.NEEDS_A_HUMAN: Ending.OURS,
    Status.OUR_FAULT: Ending.OURS,
}
"""How a submission came out, where its items don't say it."""

STORY = 60
"""So many lines of a game are told, or of what is behind wrong answers."""

Safe = Callable[[str], str]
"""Makes a text one line that is safe where it is read."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case, its texts safe where they are read, but for what was `printed`.

    `verdict` is that of the item, or the status of the submission, as one word. `message` says
    in a line what came, `lines` all there is to say; both are empty for a pass. `heading` is the
    example's, `where` its file and line, `place` the solution's. The submission as a whole has no
    section.
    """

    section: str
    category: str
    name: str
    ending: Ending
    verdict: str
    message: str
    lines: tuple[str, ...]
    points: Points
    heading: str = ""
    where: str = ""
    place: str = ""
    printed: str = ""

    @property
    def passed(self) -> bool:
        """Whether it is as it should be."""
        return self.ending is Ending.PASSED


def cases_of(marked: Marked, safe: Safe = line) -> Iterator[Case]:
    """Everything that was asked of a submission, in order.

    Where its items don't say by themselves that it isn't passed, or why, the submission as a whole
    comes first, so that there always is a case: nothing that isn't passed looks as if it were.
    """
    yield from _as_a_whole(marked, safe)
    yield from (_case(section, item, safe) for section, item in _asked(marked))


def failed_of(marked: Marked, safe: Safe = line) -> Iterator[Case]:
    """Of everything that was asked what isn't as it should be.

    Where there is no mark it is only why.
    """
    yield from _as_a_whole(marked, safe)
    if marked.mark is None:
        return
    for section, item in _asked(marked):
        if not item.item.passed:
            yield _case(section, item, safe)


def _asked(marked: Marked) -> Iterator[tuple[str, MarkedItem]]:
    """The items that count for anything, with the names of their sections."""
    for section in marked.sections:
        for item in section.items:
            if _is_asked_for(item):
                yield section.name, item


def _is_asked_for(item: MarkedItem) -> bool:
    """Whether it counts for anything: a stretch that fails and earns nothing is no failure."""
    return not item.item.told.stretch or item.points.most > 0 or item.item.passed


def _as_a_whole(marked: Marked, safe: Safe) -> Iterator[Case]:
    """The submission as a whole, where its items don't tell how it came out."""
    asked = [item for _, item in _asked(marked)]
    unasked = marked.most - sum(item.points.most for item in asked)
    if marked.graded.status is Status.PASSED:
        told = bool(asked)
    else:
        failed = not all(item.item.passed for item in asked)
        told = marked.graded.status is Status.NOT_PASSED and failed and unasked <= 0
    if not told:
        yield _whole(marked, unasked, safe)


def _whole(marked: Marked, unasked: int, safe: Safe) -> Case:
    graded = marked.graded
    about = said("nothing-asked") if graded.status is Status.PASSED else status_words(graded.status)
    lines = [safe(text) for text in graded.problem.splitlines()[:STORY] if text.strip()]
    has_mark = graded.status not in UNMARKED
    return Case(
        section="",
        category="",
        name=said("submission"),
        ending=WHOLE[graded.status],
        verdict=graded.status.value.replace(" ", "_"),
        message=": ".join([about, *lines[:1]]),
        lines=(about, *lines),
        points=Points(0, max(unasked, 0) if has_mark else 0),
    )


def _case(section: str, marked: MarkedItem, safe: Safe) -> Case:
    item, told = marked.item, _tamed(marked.item.told, safe)
    earned, most = marked.points.earned, marked.points.most
    return Case(
        section=safe(section),
        category=told.category,
        name=safe(item.name),
        ending=ENDINGS[told.verdict],
        verdict=told.verdict,
        message="" if told.passed else safe(_message(told)),
        lines=() if told.passed else tuple(failure_lines(told)),
        points=Points(min(max(earned, 0), most), most),
        heading=told.heading,
        where=told.where,
        place=told.place,
        printed=told.printed,
    )


def _tamed(told: Told, safe: Safe) -> Told:
    """The same words, each safe where it is read; of a pass there are few."""
    if told.passed:
        few: Any = {name: safe(getattr(told, name)) for name in OF_A_PASS}
        return replace(told, **few)
    texts: Any = {name: safe(getattr(told, name)) for name in TEXTS}
    texts |= {name: shortened(safe(getattr(told, name)), VALUE) for name in VALUES}
    story = tuple(map(safe, told.story[:STORY]))
    if len(told.story) > STORY:
        story = (*story, said("more", count=len(told.story) - STORY))
    return replace(told, **texts, story=story)


TEXTS = (
    "where",
    "heading",
    "category",
    "expected_why",
    "source",
    "got_why",
    "played",
)
"""The words that are laid out."""

OF_A_PASS = ("where", "heading", "category", "place")
"""Those that are laid out of a pass."""

VALUES = ("expected", "got", "place")
"""Those that stand in a column, where others begin behind the longest."""

VALUE = 80
"""They have so many characters at most."""


def _message(told: Told) -> str:
    """What came, in a line."""
    says = phrases(told.language)
    if told.expected:
        came = told.got or verdict_words(told.verdict)
        return f"{says['expected']} {told.expected}, {says['got']} {came}"
    if told.got:
        return ": ".join(filter(None, (told.got, told.got_why)))
    return told.heading or verdict_words(told.verdict)
