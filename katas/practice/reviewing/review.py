"""A review as data: facts about one folder, in the order in which they are told. No total."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from katas.catalog import Settings
from katas.practice.reviewing.code import Code, History
from katas.spec import Specification


@dataclass(frozen=True, slots=True)
class Subject:
    """What is reviewed: a folder, its settings, its kata.

    `file` is the solution's own; None where a command stands in for it.
    """

    folder: Path
    settings: Settings
    spec: Specification
    file: Path | None


@dataclass(frozen=True, slots=True)
class Kept:
    """What the baseline of the folder says, line by line, in the language of the kata."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """The near misses that the own tests let pass, by what they are `about`: names, as hints."""

    about: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnTests:
    """What the own tests catch: `caught` of `of` near misses; `lines` are what else is to say.

    Of none where nothing could be counted: then the lines say why.
    """

    caught: int
    of: int
    missed: tuple[Missed, ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StageFacts:
    """One stage: how many of its examples pass.

    `beyond` says that the folder's own settings stop before it; `there` that something of it is.
    """

    name: str
    passed: int
    examples: int
    stretch: bool = False
    beyond: bool = False
    there: bool = True

    @property
    def complete(self) -> bool:
        """Whether all its examples pass."""
        return self.passed == self.examples


@dataclass(frozen=True, slots=True)
class Stages:
    """How far the code has come.

    `reached` is the last stage up to which every example passes, stretches left out; empty where
    that is none. `first` are the first failures, each in its lines, `more` counts the others;
    `missing` are the categories that aren't there.
    """

    stages: tuple[StageFacts, ...]
    reached: str = ""
    first: tuple[tuple[str, ...], ...] = ()
    more: int = 0
    missing: tuple[str, ...] = ()


class How(Enum):
    """How an open question of the document is answered."""

    FOLLOWED = "followed"
    MIXED = "mixed"
    TO_DISCUSS = "to_discuss"
    NOT_ANSWERED = "not_answered"


@dataclass(frozen=True, slots=True)
class ReadingFacts:
    """One open question: how the code answers it, by which `readings`, and what was `announced`.

    `clash` are two rolls that follow different readings, each with what came; `discussed` counts
    the answers of no reading that is known. `keeps` says whether the code does as was announced.
    """

    question: str
    asks: str
    how: How
    readings: tuple[str, ...] = ()
    announced: str = ""
    keeps: bool = True
    clash: tuple[tuple[str, str], tuple[str, str]] | None = None
    discussed: int = 0


class Manner(Enum):
    """What comes of something that has no answer."""

    RAISED = "raised"
    ACCIDENT = "accident"
    RETURNED = "returned"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which refusals are made, or aren't.

    `what` is the error's class, or the type of what came, empty for nothing; `message` is the
    first error's, or the first answer, one of `messages` that differ; `accident` says what slipped.
    `times` counts where it came so, `names` the categories or moves, `shows` is the first roll or
    scenario, empty for no dice, and `place` the line of the code.
    """

    manner: Manner
    what: str
    message: str
    messages: int
    times: int
    names: tuple[str, ...]
    shows: str
    place: str = ""
    accident: str = ""


@dataclass(frozen=True, slots=True)
class Refusals:
    """How rolls of wrong numbers of dice are met, and moves that a game doesn't allow.

    `wanted` says whether the kata asks for the first; whether for the second, the moves say.
    `everywhere` is in how many categories it was tried.
    """

    wanted: bool
    dice: tuple[Way, ...] = ()
    moves: tuple[Way, ...] = ()
    everywhere: int = 0


@dataclass(frozen=True, slots=True)
class Head:
    """What is reviewed, in words: the kata and its document, the file, how it is called."""

    folder: str
    kata: str
    title: str
    document: str
    file: str
    language: str
    calls: tuple[str, ...]
    stage: str = ""


@dataclass(frozen=True, slots=True)
class Review:
    """Everything there is to talk over, in its order. `words` is the language that it is told in.

    `baseline` is None where the folder has none, `hunt` where its tests were to be left out.
    """

    words: str
    head: Head
    stages: Stages
    readings: tuple[ReadingFacts, ...]
    refusals: Refusals
    proof: tuple[str, ...]
    baseline: Kept | None
    hunt: OwnTests | None
    code: Code
    history: History
