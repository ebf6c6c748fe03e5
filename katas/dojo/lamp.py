"""The lamp of a folder: each run lights it, and the dojo that was joined hears of it."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from katas.catalog.table import said_in
from katas.dojo.lit import Change, Count, Lit
from katas.dojo.messenger import Messenger
from katas.dojo.strip import Strip
from katas.dojo.texts import Texts, change_between, text_of
from katas.model import Light
from katas.practice.lamp import Ran
from katas.practice.lesson import Lesson
from katas.records import dataclass, field
from katas.spec import Specification

WORDS = Path(__file__).with_name("words.toml")


class FolderLamp:
    """Keeps a light for each run in the folder's `.katas`, if it has one, and sends it on.

    `by` is the program that runs the kata of `spec`; the `lesson` in it tells how far somebody is,
    where there is one. `files` lists the texts that are run, and their tests.
    """

    def __init__(
        self,
        folder: Path,
        spec: Specification,
        by: str,
        files: Callable[[], Iterable[Path]],
        lesson: Lesson | None = None,
    ) -> None:
        self._folder = folder
        self._kata = spec.kata.id
        self._says = said_in(spec.rulebook.language, WORDS)
        self._by = by
        self._files = files
        self._lesson = lesson
        self._strip = Strip(folder)
        self._texts = Texts(folder)
        self._messenger = Messenger(folder, self._says["sending"])
        self._last: Light | None = None

    def light(self, ran: Ran) -> None:
        """Keep a light, and send it."""
        if not self._strip.there:
            return
        self._last = ran.light
        self._strip.add(self._lit(ran))
        self._messenger.send()

    def _lit(self, ran: Ran) -> Lit:
        text, change = self._text()
        found = Found()
        if self._lesson is not None and ran.passing is not None:
            found = found_in(self._lesson, set(ran.passing))
        return Lit(
            uuid.uuid4().hex,
            time.time(),
            ran.light,
            self._kata,
            self._by,
            found.stage,
            found.reached,
            found.counts,
            ran.readings,
            ran.foreseen,
            change,
            text,
        )

    def _text(self) -> tuple[str, Change]:
        """What stands for the text as it is now, and how it has changed since the last light."""
        now = text_of(self._files())
        known = [lit.text for lit in self._strip.read() if lit.text]
        before = self._texts.read(known[-1]) if known else None
        return self._texts.keep(now), Change() if before is None else change_between(before, now)

    def news(self) -> str:
        """What there is to say of the dojo."""
        return self._messenger.news()

    def lines(self) -> Iterator[str]:
        """What there is to say at the end of a run: its light, and whether it has arrived.

        A second after it was lit at the latest.
        """
        if self._last is None:
            return
        word = self._says["light"][self._last.value]
        yield self._says["light"]["lit"].format(light=word)
        if self._strip.trouble:
            yield self._strip.trouble
        if sent := self._messenger.back():
            yield self._messenger.told(sent)

    def close(self) -> None:
        """Leave no process behind."""
        self._messenger.back()


@dataclass(frozen=True, slots=True)
class Found:
    """What a run tells of how far somebody is, as a light has it."""

    stage: str = ""
    reached: tuple[str, ...] = ()
    counts: Mapping[str, Count] = field(default_factory=dict)


def found_in(lesson: Lesson, passing: set[str]) -> Found:
    """What a run of a lesson tells, by the keys of the examples that pass."""
    by_stage: dict[str, list[bool]] = {}
    by_name: dict[str, list[bool]] = {}
    for key, example in lesson.examples.items():
        by_stage.setdefault(lesson.stage_of(example), []).append(key in passing)
        by_name.setdefault(lesson.about(example), []).append(key in passing)
    reached = tuple(stage for stage, passes in by_stage.items() if all(passes))
    stages = [stage for stage in by_stage if stage not in reached]
    counts = {name: Count(sum(passes), len(passes)) for name, passes in by_name.items()}
    return Found(next(iter([*stages, *reached[-1:]]), ""), reached, counts)
