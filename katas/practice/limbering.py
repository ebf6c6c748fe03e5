"""Runs a lesson once against nobody, so that the next run finds everything in its place."""

import sys
from pathlib import Path

from katas.plug import InProcess
from katas.practice.cursor import Memory
from katas.practice.lesson import Lesson, Standing

PARTNER = Path(__file__).with_name("sparring.py")


def limber_up(lesson: Lesson) -> None:
    """Load, bind, replay and tell once; no module and no path of it stays."""
    path = list(sys.path)
    try:
        solution = lesson.spec.plug(InProcess(PARTNER))
        standing = Standing(lesson, solution, lesson.play(solution), Memory())
        standing.unfinished()
        standing.failure(standing.first)
    finally:
        sys.path[:] = path
        sys.modules.pop(PARTNER.stem, None)
