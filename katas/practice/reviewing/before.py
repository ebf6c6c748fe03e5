"""Finds the code as it was before: as somebody says, in git, or as the kata hands it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from katas.catalog import Kata, Start, language_of
from katas.errors import UsageError
from katas.practice.reviewing.code import Before, Origin
from katas.practice.reviewing.history import first_state
from katas.practice.reviewing.sources import Sources, code_in, is_test

STILL_THERE = 4
"""Of a kata that asks for new code a start is taken if one line in so many is still there."""

Texts = Mapping[str, str]


def before(kata: Kata, file: Path, sources: Sources, said: Path | None) -> Before:
    """The code as it was, by what was `said` if anything was, and how that was found.

    Raises UsageError if what was said isn't there, or has no code of that language.
    """
    if said is not None:
        return _said(said, file)
    first = first_state(file)
    if first is not None and first.files != sources.files:
        return first
    start = _start(kata, file, sources.files)
    if start is not None:
        return Before(Origin.START, f"legacy:{start.name}", files=_texts(start))
    return first or Before(Origin.NONE)


def _said(path: Path, file: Path) -> Before:
    """A file, which stands for the solution's own whatever it is called, or a folder."""
    if path.is_dir():
        files = code_in(path, language_of(file))
        if not files:
            raise UsageError(
                f"{path} has no code to compare with",
                found=[f"the solution is {file.name}"],
                advice="--before takes a folder with files of the same language, or a file",
            )
        return Before(Origin.SAID, str(path), files=files)
    if not path.is_file():
        raise UsageError(f"there is no {path} to compare with", advice="--before PATH")
    try:
        text = path.read_text("utf-8-sig", errors="replace")
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror}") from None
    return Before(Origin.SAID, str(path), files={file.name: text})


def _start(kata: Kata, file: Path, now: Texts) -> Start | None:
    """The start that the code may have begun with: of several, the one most of which is there."""
    language = language_of(file)
    shared = [
        (_shared(_texts(start), now), start)
        for start in kata.starts
        if language and start.language == language.key and _texts(start).keys() <= now.keys()
    ]
    if not shared:
        return None
    (there, of), best = max(shared, key=lambda item: item[0][0])
    if kata.task == "write" and there * STILL_THERE < of:
        return None
    return best


def _texts(start: Start) -> dict[str, str]:
    """The code that a start hands out, without its tests."""
    return {
        name: path.read_text("utf-8") for name, path in start.files.items() if not is_test(name)
    }


def _shared(old: Texts, new: Texts) -> tuple[int, int]:
    """How many lines of the old are still there, of how many."""
    before, now = _lines(old), _lines(new)
    return (before & now).total(), before.total()


def _lines(texts: Texts) -> Counter[str]:
    stripped = (line.strip() for text in texts.values() for line in text.splitlines())
    return Counter(line for line in stripped if line)
