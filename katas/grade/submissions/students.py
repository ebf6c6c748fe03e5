"""Files of one folder put together by the students that their names have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from katas.grade.submissions.archives import is_archive
from katas.grade.submissions.names import HandIn, Pattern
from katas.grade.submissions.shapes import Item

UNNAMED = "solution"
"""What a file is called whose name says nothing but whose it is."""


class Named(NamedTuple):
    """Something in a folder, and what its name says."""

    item: Item
    hand_in: HandIn


@dataclass(frozen=True, slots=True)
class Student:
    """What one student has handed in: names in the folder, each with what it is called at home.

    `older` are names of what doesn't count any more.
    """

    name: str
    items: Mapping[str, str]
    older: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class ByStudent:
    """What a pattern has made of a folder.

    Strangers are submissions by a name without a student; what is loose is none at all.
    """

    students: Sequence[Student]
    strangers: Sequence[Item]
    loose: Sequence[str]


def by_student(items: Iterable[Item], pattern: Pattern) -> ByStudent:
    """Put together what belongs to one student."""
    students: dict[tuple[str, str], list[Named]] = {}
    others = []
    for item in items:
        if hand_in := pattern.read(item.name, is_folder=item.is_folder):
            students.setdefault(hand_in.who, []).append(Named(item, hand_in))
        else:
            others.append(item)
    by_folder = any(named.item.is_folder for found in students.values() for named in found)
    strangers = [
        item for item in others if item.is_code or item.is_archive or (item.is_folder and by_folder)
    ]
    loose = [item.name for item in others if item not in strangers]
    return ByStudent([_student(found) for found in students.values()], strangers, loose)


def _student(found: Sequence[Named]) -> Student:
    """What counts of what a student has handed in: the last attempt, the last file of a name."""
    attempt = max(hand_in.attempt for _, hand_in in found)
    homes: dict[str, str] = {}
    for item, hand_in in sorted(found, key=lambda named: named.hand_in.date):
        if hand_in.attempt == attempt and not _is_account(hand_in):
            home = _home(item, hand_in)
            taken = home in homes and not hand_in.date
            homes[item.name if taken else home] = item.name
    older = [
        item.name
        for item, hand_in in found
        if item.name not in homes.values() and not _is_account(hand_in)
    ]
    names = {name: home for home, name in homes.items()}
    return Student(found[0].hand_in.student, names, older)


def _is_account(hand_in: HandIn) -> bool:
    """Whether it is Blackboard's own account of an attempt, and nothing of a student's."""
    return bool(hand_in.attempt) and not hand_in.file


def _home(item: Item, hand_in: HandIn) -> str:
    """What something was called at home, as far as its name has it."""
    if hand_in.file or item.is_folder or is_archive(item.name):
        return hand_in.file or item.name
    _, dot, suffix = item.name.rpartition(".")
    return f"{UNNAMED}{dot}{suffix}" if dot else item.name
