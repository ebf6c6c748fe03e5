"""`kata watch [FILE]`: the examples at each save, and the proof right behind."""

import argparse
import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from katas.catalog import PYTHON, language_of, open_shelf
from katas.cli.hosting import gather, open_host
from katas.dojo.lamp import FolderLamp
from katas.errors import UsageError
from katas.plug import Solution
from katas.practice.behind import ProofBehind
from katas.practice.cursor import Memory, Notebook, digest_of
from katas.practice.files import Files
from katas.practice.keys import Keys
from katas.practice.lamp import Dark, Lamp
from katas.practice.lesson import Lesson, open_lesson
from katas.practice.limbering import limber_up
from katas.practice.own_files import files_of, remembers, text_of, with_tests
from katas.practice.running import Here, Job, Run
from katas.practice.watching import Screen, Watch, Watched, is_coloured
from katas.proof import Vectors
from katas.spec import transcript

CAN_FORK = sys.platform != "win32"


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "watch", parents=[common], help="the examples at each save; --next: one at a time"
    )
    verb.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="your solution; else the settings' own"
    )
    verb.add_argument("--kata", metavar="ID", help="the kata; else the settings'")
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument(
        "--next", dest="one", action="store_true", help="one example at a time, the next to pass"
    )
    verb.add_argument("--isolate", action="store_true", help="run the code in a process of its own")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Watch until somebody ends it."""
    settings = gather(asked.kata, asked.file, asked.entry)
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    lesson = open_lesson(shelf, settings)
    if settings.solution is None and not settings.command:
        raise UsageError("which file is your solution?", advice="say it: kata watch my_yatzy.py")
    words = [lesson.spec.vocabulary]
    files = Files(lambda: files_of(settings, words))
    elsewhere = asked.isolate or not CAN_FORK or language_of(files.main) is not PYTHON

    def plug() -> Solution:
        host = open_host(settings, words, isolate=elsewhere)
        try:
            return lesson.spec.plug(host, settings.calls, settings.refused)
        except BaseException:
            host.close()
            raise

    behind = ProofBehind(
        transcript(lesson.spec),
        Vectors(shelf, lesson.spec.kata.family),
    )
    job = Job(lesson, plug, behind, one=asked.one)
    limber = None if elsewhere else partial(limber_up, lesson)

    def prepare(memory: Memory) -> Run:
        if sys.platform != "win32":
            from katas.practice.forking import Forked  # noqa: PLC0415  # only where there is a fork

            return Forked(job, memory, gently=elsewhere, limber_up=limber)
        return Here(job, memory)

    folder = remembers(settings, gather(None, None, None))
    watched = Watched(
        name=files.main.name,
        kata=lesson.spec.kata.id,
        order=lesson.order,
        files=files,
        notebook=Notebook(lesson.spec.kata.id, folder),
        prepare=prepare,
        digest=lambda: digest_of(text_of(files.paths)),
        one=asked.one,
        isolated=elsewhere,
        lamp=_lamp(folder, lesson, lambda: with_tests(settings, words)),
    )
    coloured = is_coloured(terminal=sys.stdout.isatty())
    screen = Screen(partial(print, flush=True), lesson.says["watch"], coloured)
    _ = lesson.spec.rulebooks  # read once, and not by each child that has a wrong score to explain
    gc.freeze()  # what is there now stays: no child has to look through it, and copy it by that
    Watch(watched, Keys(), screen).watch()
    return 0


def _lamp(folder: Path | None, lesson: Lesson, files: Callable[[], list[Path]]) -> Lamp:
    """The lamp of the folder that remembers; none where nothing does."""
    return FolderLamp(folder, lesson.spec, "watch", files, lesson) if folder else Dark()
