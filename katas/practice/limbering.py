"""Runs a lesson once against nobody, so that the next run finds everything in its place."""

import sys
from collections.abc import Sequence
from pathlib import Path

from katas.plug import InProcess
from katas.practice.cursor import Memory
from katas.practice.lesson import Lesson, Standing

PARTNER = Path(__file__).with_name("sparring.py")


def limber_up(lesson: Lesson) -> None:
    """Load, bind, replay and tell once; no module and no path of it stays."""
    spec, path = lesson.spec, list(sys.path)

    def by_the_rules(dice: Sequence[int], category: str | None) -> int:
        """Be right while it is found out how to call it, so that this is soon known."""
        known = category and spec.vocabulary.category(category)
        if category and not known:
            raise ValueError(category)
        return spec.rulebook.explain(tuple(dice), known or None).score

    def mostly_wrong(dice: Sequence[int], category: str | None) -> int:
        """Be wrong then, so that the words for it are there."""
        return by_the_rules(dice, category) + 1

    try:
        host = InProcess(PARTNER)
        partner = vars(sys.modules[PARTNER.stem])
        partner["rules"] = by_the_rules
        solution = spec.plug(host)
        partner["rules"] = mostly_wrong
        standing = Standing(lesson, solution, lesson.play(solution), Memory())
        standing.unfinished()
        standing.failure(standing.first)
    finally:
        sys.path[:] = path
        sys.modules.pop(PARTNER.stem, None)
