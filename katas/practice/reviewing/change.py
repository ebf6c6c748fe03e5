"""What has changed between the code of before and now: lines that came, and lines that went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher

from katas.practice.reviewing.code import FileChange
from katas.practice.reviewing.shape import LONGEST


def changes_between(before: Mapping[str, str], now: Mapping[str, str]) -> tuple[FileChange, ...]:
    """The files that aren't as they were."""
    names = dict.fromkeys([*now, *before])
    return tuple(
        _change(name, before.get(name, ""), now.get(name, ""))
        for name in names
        if before.get(name) != now.get(name)
    )


def _change(name: str, before: str, now: str) -> FileChange:
    if max(len(before), len(now)) > LONGEST:
        return FileChange(name, None, None)
    parts = list(_parts(before.splitlines(), now.splitlines()))
    return FileChange(name, sum(added for added, _ in parts), sum(removed for _, removed in parts))


def _parts(before: list[str], now: list[str]) -> Iterator[tuple[int, int]]:
    """Lines that came and went, place by place."""
    matcher = SequenceMatcher(None, before, now, autojunk=False)
    for what, first, last, first_now, last_now in matcher.get_opcodes():
        if what != "equal":
            yield last_now - first_now, last - first
