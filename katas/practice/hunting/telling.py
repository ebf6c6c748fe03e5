"""Tells a hunt: hints first, answers where they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from katas.catalog.table import said_in
from katas.model import show_roll
from katas.practice.hunting.hunt import Hunted
from katas.practice.hunting.messages import Tested
from katas.practice.hunting.rivals import Mistake
from katas.practice.hunting.scene import GAME
from katas.practice.hunting.showing import Showing, Shown
from katas.proof import Vectors
from katas.proof.vectors import NoScore

WORDS = Path(__file__).parent / "words.toml"

FEW = 3
"""So many hints of a category are given, where nobody has asked for all."""


def words(language: str) -> Mapping[str, Any]:
    """What is said in a language; English where there are no words."""
    return said_in(language, WORDS)


@dataclass(frozen=True)
class Telling:
    """Tells one hunt in `folder`: `every` hint, or the `answers` as well.

    `limit` is in seconds, of a run. Of `theirs` it is told to somebody else.
    """

    hunted: Hunted
    folder: str
    limit: float
    every: bool = False
    answers: bool = False
    theirs: bool = False

    def lines(self) -> Iterator[str]:
        """All of it."""
        if self.hunted.failed:
            yield from self.failures()
            return
        yield from self.tests()
        yield self._count()
        yield from self._missed()

    def failures(self) -> Iterator[str]:
        """The tests that fail on the right solution, each with what is known of it."""
        failed, tests = self.hunted.failed, self.hunted.tests
        key = "failed" if len(failed) > 1 else "one-failed" if len(tests) > 1 else "only-failed"
        yield self._says[key].format(failed=len(failed), all=len(tests))
        for test in failed:
            yield f"  {test.test}"
            yield from (f"    {line}" for line in self._failure(test))
        if len(tests) > len(failed) and not self.theirs:
            yield self._says["leave-out"]

    def _failure(self, test: Tested) -> Iterator[str]:
        ended = self.hunted.ended
        if ended.ended != "done" and test is self.hunted.failed[-1]:
            yield self._says[ended.ended].format(limit=f"{self.limit:g}", how=ended.how)
            return
        if test.outcome == "ended":
            yield self._says["died"].format(how=test.says)
            return
        if test.says:
            yield test.says
        names = ", ".join(map(self._about, test.asked))
        if test.foreign:
            yield self._says["foreign"].format(roll=test.foreign)
        elif names and not test.broke:
            yield self._says["asks"].format(categories=names)
        elif not test.broke:
            yield self._says["round"]

    def tests(self) -> Iterator[str]:
        """How many tests there are, and what is known of them."""
        many = len(self.hunted.tests)
        key = "tests" if many > 1 else "one-test" if many else "no-tests"
        yield self._says[key].format(count=many, folder=self.folder)
        for question in self.hunted.spec.kata.questions:
            reading = question.reading(self.hunted.readings.get(question.name, ""))
            if reading not in (None, question.readings[0]):
                yield self._says["reading"].format(asks=question.asks, says=reading.says)
        if unplayed := ", ".join(map(self._about, self.hunted.unplayed)):
            yield self._says["unplayed"].format(categories=unplayed)
        if idle := len(self.hunted.idle):
            yield self._says["idle" if idle > 1 else "one-idle"].format(count=idle)
            yield from (f"  {test}" for test in self.hunted.idle if idle <= FEW)

    def _count(self) -> str:
        caught, of = len(self.hunted.caught), self.hunted.all
        key = "caught-all" if caught == of else "caught" if caught else "caught-none"
        line: str = self._says[key].format(caught=caught, all=of)
        endless = sum(item.ended == "timeout" for item in self.hunted.caught)
        return f"{line} ({self._says['never-ended'].format(count=endless)})" if endless else line

    def _missed(self) -> Iterator[str]:
        """What wasn't caught, category by category."""
        groups: dict[str, list[Mistake]] = {}
        for mistake in self.hunted.missed:
            groups.setdefault(self.heading(mistake), []).append(mistake)
        if not groups:
            return
        yield ""
        yield self._says["missed"]
        folded = False
        for heading, missed in groups.items():
            shown = missed if self.every or self.answers else missed[:FEW]
            yield f"  {heading}"
            for mistake in shown:
                yield f"    {mistake.named(self._language)}"
                yield from (f"      {line}" for line in self._answer(mistake))
            if rest := len(missed) - len(shown):
                folded = True
                yield f"    {self._says['more'].format(count=rest)}"
        if not self.answers:
            yield ""
            yield self._says["more-hints" if folded else "more-answers"]

    def heading(self, mistake: Mistake) -> str:
        """What a mistake is about: categories, or a whole game."""
        if mistake.parts:
            return str(self._says["game"])
        return ", ".join(map(self._about, mistake.categories))

    def _answer(self, mistake: Mistake) -> Iterator[str]:
        """What a mistake does, and what shows it; nothing where nobody has asked for it."""
        if not self.answers:
            return
        yield mistake.sentence(self._language)
        shown = self._showing.of(mistake)
        if shown is not None:
            yield self._says["shows"].format(
                roll=show_roll(shown.roll), right=shown.right, wrong=self._came(shown)
            )

    def _came(self, shown: Shown) -> str:
        if shown.wrong > NoScore.NOTHING:
            return str(shown.wrong)
        ended = shown.wrong in (NoScore.RAISED, NoScore.ENDED)
        return str(self._says["raised" if ended else "nothing"])

    def _about(self, category: str | None) -> str:
        if category == GAME:
            return str(self._says["game"])
        return self.hunted.spec.category_name(category)

    @property
    def _language(self) -> str:
        return self.hunted.spec.rulebook.language

    @property
    def _says(self) -> Mapping[str, Any]:
        said = words(self._language)
        return {**said, **said["theirs"]} if self.theirs else said

    @cached_property
    def _showing(self) -> Showing:
        spec = self.hunted.spec
        vectors = Vectors(spec.shelf, spec.kata.family)
        return Showing(spec, self.hunted.readings, vectors)
