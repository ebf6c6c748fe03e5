"""Where a learner stands in a kata: the first example not yet passed in this folder.

What has passed here is remembered, not where somebody stands: that follows from it, whatever is
added to the spec or left out of it later. The **cursor** is the first example in the spec's order
that has never passed here. What has passed and doesn't any more is **lost**, and comes before the
cursor: it is what the last change did. A run is green when nothing is lost and the example that
the cursor was at passes. A *try* is a run of another text at the same example.
"""

import hashlib
import json
import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from katas.catalog import REMEMBERS
from katas.errors import UsageError
from katas.model import Example

FILE = "cursor.json"

VERSION = 1

IGNORE = "*\n"
"""The .gitignore in it: what is remembered is about this folder, and no business of git's."""


def key_of(example: Example) -> str:
    """What an example is remembered by: never its line, which moves with what stands above it."""
    return "::".join([example.feature, *dict.fromkeys([example.scenario, example.title])])


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of one kata.

    `passed` are the keys of the examples that have ever passed here. `at` is the example that
    was worked at, `tries` how often the text has changed since then without its passing, and
    `digest` stands for the text as it was last run.
    """

    passed: frozenset[str] = frozenset()
    at: str = ""
    tries: int = 0
    digest: str = ""

    def cursor(self, order: Sequence[str]) -> str:
        """The first example in this order that has never passed; empty when all have."""
        return next((key for key in order if key not in self.passed), "")

    def lost(self, order: Sequence[str], passing: Collection[str]) -> list[str]:
        """What has passed before and doesn't now, in this order."""
        return [key for key in order if key in self.passed and key not in passing]

    def is_green(self, order: Sequence[str], passing: Collection[str]) -> bool:
        """Whether nothing is lost, and the example that the cursor is at passes."""
        cursor = self.cursor(order)
        return not self.lost(order, passing) and (not cursor or cursor in passing)

    def next_up(self, order: Sequence[str], passing: Collection[str]) -> str:
        """What to look at after a run: the first that was lost, else the cursor; empty for none."""
        after = replace(self, passed=self.passed | set(passing))
        return next(iter(self.lost(order, passing)), "") or after.cursor(order)

    def after(self, order: Sequence[str], passing: Collection[str], digest: str) -> "Memory":
        """What is remembered after a run of a text, by what passes in it."""
        at = self.next_up(order, passing)
        changed = digest != self.digest
        tries = self.tries + changed if at and at == self.at else 0
        return Memory(self.passed | set(passing), at, tries, digest)


def digest_of(files: Iterable[Path]) -> str:
    """What stands for the text of some files; one that can't be read counts as empty."""
    digest = hashlib.sha256()
    for file in sorted(files):
        text = b""
        with suppress(OSError):
            text = file.read_bytes()
        digest.update(f"{file.name}:{len(text)}:".encode())
        digest.update(text)
    return digest.hexdigest()[:16]


@dataclass
class Notebook:
    """Remembers one kata in one folder; where there is none, as long as the process runs.

    `trouble` says in one sentence why nothing can be kept, or nothing could be read; nothing else
    comes of it. A file that isn't ours, or that a newer version wrote, is left as it is.
    """

    kata: str
    folder: Path | None = None
    trouble: str = ""
    _here: Memory = field(default_factory=Memory)

    def make(self) -> None:
        """Make the folder that remembers."""
        if self.folder is not None:
            place = self.folder / REMEMBERS
            try:
                place.mkdir(exist_ok=True)
                if not (place / ".gitignore").exists():
                    (place / ".gitignore").write_text(IGNORE, "utf-8")
            except OSError as error:
                self._is_in_trouble(f"{REMEMBERS} can't be written ({error.strerror})")

    @property
    def is_there(self) -> bool:
        """Whether there is a folder that remembers."""
        return self.folder is not None and (self.folder / REMEMBERS).is_dir()

    @property
    def memory(self) -> Memory:
        """What is remembered now; another run may have added to it."""
        katas = self._read().get("katas", {})
        if self.trouble or self.kata not in katas:
            return self._here
        return _as_memory(katas[self.kata])

    def keep(self, memory: Memory) -> None:
        """Remember this, if there is a folder that remembers."""
        self._here = memory
        if self._path is None or not self._path.parent.is_dir():
            return
        data = self._read()
        if self.trouble:
            return
        kept = {
            "at": memory.at,
            "tries": memory.tries,
            "digest": memory.digest,
            "passed": sorted(memory.passed),
        }
        katas = data.get("katas", {})
        if katas.get(self.kata) != kept:
            self._write({"version": VERSION, "katas": {**katas, self.kata: kept}})

    @property
    def _path(self) -> Path | None:
        return None if self.folder is None else self.folder / REMEMBERS / FILE

    def _read(self) -> Mapping[str, Any]:
        """What the file has; nothing where there is none, or it isn't ours."""
        if self._path is None or self.trouble:
            return {}
        try:
            data = json.loads(self._path.read_text("utf-8"))
            _check(data)
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except OSError as error:
            self._is_in_trouble(f"{REMEMBERS}/{FILE} can't be read ({error.strerror})")
        except (ValueError, RecursionError):  # UsageError is none of them: see _check
            self._is_in_trouble(f"{REMEMBERS}/{FILE} is not as we wrote it")
        except UsageError as error:
            self._is_in_trouble(error.problem)
        else:
            found: Mapping[str, Any] = data
            return found
        return {}

    def _write(self, data: Mapping[str, Any]) -> None:
        """Write the file in one go: whoever reads meanwhile has the old one or the new one."""
        assert self._path is not None, "the caller has seen to it"
        new = self._path.with_name(f"{FILE}.{os.getpid()}")
        try:
            new.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")
            new.replace(self._path)
        except OSError as error:
            with suppress(OSError):
                new.unlink()
            self._is_in_trouble(f"{REMEMBERS}/{FILE} can't be written ({error.strerror})")

    def _is_in_trouble(self, what: str) -> None:
        self.trouble = self.trouble or what


def _check(data: object) -> None:
    """See that a file is ours and of this version.

    Raises ValueError for anything else, and UsageError for a version that came later.
    """
    match data:
        case {"version": int(version)} if version > VERSION:
            raise UsageError(f"{REMEMBERS}/{FILE} was written by a newer version of katas")
        case {"version": 1, "katas": dict(katas)}:
            for kept in katas.values():
                _as_memory(kept)
        case _:
            raise ValueError


def _as_memory(kept: object) -> Memory:
    """Read what is kept of one kata.

    Raises ValueError if it isn't as we wrote it.
    """
    match kept:
        case {"passed": list(passed), "at": str(at), "tries": int(tries), "digest": str(digest)}:
            if all(isinstance(key, str) for key in passed):
                return Memory(frozenset(passed), at, tries, digest)
    raise ValueError
