"""The text behind each light, as a folder keeps it; it goes nowhere from there by itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from difflib import SequenceMatcher, unified_diff
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo.lit import DIGEST, Change

TEXTS = "texts"

LARGEST = 200_000
"""So many bytes of a file are read; what is longer nobody has written."""

MOST = 50
"""So many files are kept of one text."""

FULL = 2_000
"""So many texts a folder keeps: then it keeps no more."""

Text = Mapping[str, str]
"""Files by their names, with what stands in them."""


class Texts:
    """The texts of one folder, each once, in its `.katas`."""

    def __init__(self, folder: Path) -> None:
        self._place = folder / REMEMBERS / TEXTS

    def keep(self, text: Text) -> str:
        """Keep a text, and give what stands for it; empty where it can't be kept."""
        written = json.dumps(text, ensure_ascii=False, sort_keys=True)
        digest = hashlib.sha256(written.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        path = self._place / f"{digest}.json"
        if path.exists():
            return digest
        try:
            self._place.mkdir(exist_ok=True)
            if sum(1 for _ in self._place.iterdir()) >= FULL:
                return ""
            path.write_text(written, "utf-8", errors="replace")
        except OSError:
            return ""
        return digest

    def read(self, digest: str) -> Text | None:
        """The text that something stands for; None where it isn't here."""
        if not DIGEST.fullmatch(digest):
            return None
        with suppress(OSError, ValueError):
            match json.loads((self._place / f"{digest}.json").read_text("utf-8")):
                case dict() as text if all(isinstance(value, str) for value in text.values()):
                    return text
        return None


def text_of(files: Iterable[Path]) -> dict[str, str]:
    """What stands in some files of one folder, by their names."""
    text: dict[str, str] = {}
    for file in list(dict.fromkeys(files))[:MOST]:
        with suppress(OSError), file.open("rb") as opened:
            text[file.name] = opened.read(LARGEST).decode("utf-8", "replace").replace("\r\n", "\n")
    return text


def change_between(before: Text, after: Text) -> Change:
    """How many lines have come, and how many have gone."""
    added = removed = 0
    for name in sorted({*before, *after}):
        old, new = (text.get(name, "").splitlines() for text in (before, after))
        for kind, first, last, begins, ends in SequenceMatcher(
            None, old, new, autojunk=False
        ).get_opcodes():
            if kind != "equal":
                removed += last - first
                added += ends - begins
    return Change(added, removed)


def difference(before: Text, after: Text) -> str:
    """A unified diff of all that is otherwise; empty where nothing is."""
    lines: list[str] = []
    for name in sorted({*before, *after}):
        old, new = (text.get(name, "").splitlines() for text in (before, after))
        lines += unified_diff(old, new, name, name, lineterm="")
    return "\n".join(lines)
