"""Our own format: all there is about a run as JSON, written and read one by one.

Documented in docs/grading-formats.md. Each submission stands on a line of its own, so that a file
of a hundred thousand is read in the memory of one; laid out otherwise it is read as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, fields
from typing import Any, TextIO

from katas.errors import UsageError
from katas.grade.formats.words import number
from katas.grade.graded import Graded, Item
from katas.grade.marks import Marked, MarkedItem, Points, Rules, Section

FORMAT = 1
"""Raised when a field changes its meaning or goes; new ones may come."""

CLOSED = "\n]}\n"
"""How the file ends."""


def write(rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:
    """Write all submissions, a line each."""
    head = json.dumps({"format": FORMAT, "rules": asdict(rules)})
    to.write(f'{head[:-1]}, "submissions": [')
    before = "\n"
    for marked in submissions:
        to.write(before + json.dumps(as_data(marked)))
        before = ",\n"
    to.write(CLOSED)


def read(file: TextIO) -> tuple[Rules, Iterator[Marked]]:
    """Read what a run was graded by, and its submissions as they are asked for.

    Raises UsageError if it is no such file, or one of a later format; of a submission when it is
    that one's turn.
    """
    first = file.readline()
    try:
        head = json.loads(first.rstrip() + "]}")
    except ValueError:
        whole = _loaded(first + file.read())
        return _rules(whole), map(_marked, whole["submissions"])
    return _rules(head), map(_marked, _one_a_line(file))


def _one_a_line(file: TextIO) -> Iterator[Mapping[str, Any]]:
    for line in file:
        text = line.strip().removesuffix(",")
        if text == CLOSED.strip():
            return
        yield _loaded(text)
    raise _no_grades("it ends before its end")


def _loaded(text: str) -> Mapping[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise _no_grades(str(error)) from None
    if not isinstance(data, dict):
        raise _no_grades("it is no object")
    return data


def _no_grades(found: str) -> UsageError:
    return UsageError(
        "this is no report of `kata grade` as JSON",
        found=[found],
        advice="kata grade DIR --format json writes one",
    )


def _rules(head: Mapping[str, Any]) -> Rules:
    if "format" not in head or "submissions" not in head:
        raise _no_grades("it has no format, or no submissions")
    if head["format"] != FORMAT:
        raise UsageError(
            f"this report is of format {head['format']}, and format {FORMAT} can be read",
            advice="grade anew, or install the version of katas that wrote it",
        )
    known = {field.name for field in fields(Rules)}
    try:
        data = {name: value for name, value in head["rules"].items() if name in known}
        lists = {name: tuple(data[name]) for name in ("mechanisms", "gaps")}
        return Rules(**{**data, **lists})
    except (AttributeError, KeyError, TypeError) as error:
        raise _no_grades(f"its rules lack {error}") from None


def as_data(marked: Marked) -> dict[str, Any]:
    """A submission as values that JSON has. Points are numbers; an item of a section is named."""
    mark = marked.mark
    return {
        "id": marked.id,
        "owner": marked.owner,
        "name": marked.name,
        "digest": marked.digest,
        "same_as": list(marked.same_as),
        "points": None if mark is None else number(mark.earned),
        "most": number(marked.most),
        "sections": [_section(section) for section in marked.sections],
        **marked.graded.as_data(),
    }


def _section(section: Section) -> dict[str, Any]:
    return {
        "name": section.name,
        **_points(section.points),
        "items": [
            {"part": each.item.part.value, "name": each.item.name, **_points(each.points)}
            for each in section.items
        ],
    }


def _points(points: Points) -> dict[str, float]:
    return {"points": number(points.earned), "most": number(points.most)}


def _marked(data: Mapping[str, Any]) -> Marked:
    """A submission of such values again.

    Raises UsageError where a field isn't as it should be.
    """
    try:
        graded = Graded.from_data(data)
        items = {(item.part.value, item.name): item for item in graded.items}
        return Marked(
            id=data["id"],
            owner=data["owner"],
            name=data["name"],
            digest=data["digest"],
            graded=graded,
            sections=tuple(_section_of(section, items) for section in data["sections"]),
            most=_hundredths(data["most"]),
            same_as=tuple(data["same_as"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _no_grades(f"a submission lacks {error}") from None


def _section_of(data: Mapping[str, Any], items: Mapping[tuple[str, str], Item]) -> Section:
    return Section(
        data["name"],
        tuple(
            MarkedItem(
                items[each["part"], each["name"]],
                Points(_hundredths(each["points"]), _hundredths(each["most"])),
            )
            for each in data["items"]
        ),
    )


def _hundredths(points: float) -> int:
    return round(points * 100)
