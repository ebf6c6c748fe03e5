"""What `kata hunt` and the process that runs the tests say to each other: a line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Asked:
    """A run that is asked for: some `tests`, or all, on the right solution or on a near miss.

    `near` is the near miss's name; `rules` another rulebook's, in place of one, for the category
    `about`. With `at_the_first` the run ends at the first test that fails;
    `limit` is in seconds. Where nothing `forks`, the process does the run itself, and somebody else
    looks at the clock.
    """

    readings: Mapping[str, str]
    near: str = ""
    rules: str = ""
    about: str | None = None
    tests: list[str] | None = None
    at_the_first: bool = False
    limit: float = 60.0
    forks: bool = True


@dataclass(frozen=True)
class Collecting:
    """A file or a folder is looked into for tests."""

    where: str


@dataclass(frozen=True)
class Collected:
    """The tests that there are; `problems` are files that couldn't be read, each with why.

    `unplayed` are the categories that nobody else can play in the solution's own module.
    """

    tests: list[str]
    problems: list[str] = field(default_factory=list)
    unplayed: list[str | None] = field(default_factory=list)


@dataclass(frozen=True)
class Begun:
    """A run has begun, in the process group of that number; 0 where it has none of its own."""

    group: int = 0


@dataclass(frozen=True)
class Started:
    """A test has started."""

    test: str


@dataclass(frozen=True)
class Tested:
    """What became of a test: it `passed`, `failed` or was `skipped`, or `ended` the whole run.

    `says` is what it failed with, or ended it by, in a line; `broke`, where that was no assertion.
    `foreign` is a roll that it asked for and the kata doesn't have. `asked` are the categories that
    it asked for, `handed` those that it asked through functions of the solution's own, and
    `listed` those of them for which it handed over a list.
    """

    test: str
    outcome: str
    says: str = ""
    broke: bool = False
    foreign: str = ""
    asked: list[str | None] = field(default_factory=list)
    handed: list[str | None] = field(default_factory=list)
    listed: list[str | None] = field(default_factory=list)


@dataclass(frozen=True)
class Ended:
    """A run has ended: `done`, by `timeout`, or it `died`, and `how`."""

    ended: str = "done"
    how: str = ""


Message = Asked | Collecting | Collected | Begun | Started | Tested | Ended

KINDS: Mapping[str, type[Message]] = {
    kind.__name__: kind for kind in (Asked, Collecting, Collected, Begun, Started, Tested, Ended)
}


def as_line(message: Message) -> bytes:
    """A message as it crosses."""
    return json.dumps({"kind": type(message).__name__, **asdict(message)}).encode("ascii") + b"\n"


def read(line: bytes) -> Message:
    """Read what was written so.

    Raises ValueError for anything else.
    """
    try:
        data = json.loads(line)
        return KINDS[data.pop("kind")](**data)
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"{line[:200]!r} is no message") from error
