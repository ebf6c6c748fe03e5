"""`kata hunt [DIR]`: are your own tests any good? They are tried on our wrong solutions."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from katas.catalog import PYTHON, Settings, language_of, open_shelf
from katas.cli.hosting import gather
from katas.cli.progress import in_one_line
from katas.errors import UsageError
from katas.plug import find_source
from katas.practice.hunting.data import as_data
from katas.practice.hunting.hunt import Hunt
from katas.practice.hunting.session import Session
from katas.practice.hunting.telling import Telling, words
from katas.records import replace
from katas.spec import Specification, open_specification, transcript

LIMIT = 60.0
"""Seconds that all tests together may take, once."""


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "hunt", parents=[common], help="set your own tests on our wrong solutions"
    )
    verb.add_argument(
        "dir",
        metavar="DIR",
        nargs="?",
        type=Path,
        help="the folder with your tests, or a file of them; else the settings' own",
    )
    verb.add_argument("--kata", metavar="ID", help="the kata; else the settings'")
    verb.add_argument(
        "--solution", metavar="FILE", type=Path, help="your solution; else the settings'"
    )
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument("--stage", metavar="NAME", help="only the mistakes that matter up to it")
    verb.add_argument("-k", metavar="EXPRESSION", help="only the tests that pytest's -k would pick")
    verb.add_argument("--all", action="store_true", help="all hints, not only the first few")
    verb.add_argument(
        "--answers", action="store_true", help="what each mistake does, and a roll that shows it"
    )
    verb.add_argument(
        "--limit",
        metavar="SECONDS",
        type=float,
        default=LIMIT,
        help=f"the longest that all your tests may take, once ({LIMIT:g})",
    )
    verb.add_argument("--json", action="store_true", help="the same as data, answers included")
    verb.set_defaults(run=run, unread=1)


def run(asked: argparse.Namespace) -> int:
    """Hunt; 1 unless every mistake is caught."""
    if not asked.limit > 0:
        raise UsageError(f"--limit {asked.limit:g} is no limit", advice="it is in seconds")
    settings = _settings(asked)
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    if settings.kata is None:
        raise UsageError(
            "which kata?",
            found=[f"there are: {', '.join(shelf.katas)}"],
            advice="say it: --kata ID",
        )
    if settings.solution is None and not settings.command:
        raise UsageError(
            "which file is your solution?", advice="say it: kata hunt --solution my_yatzy.py"
        )
    spec = open_specification(shelf, shelf.find(settings.kata))
    spec.check_readings(settings.readings)
    spec.kata.stages_upto(settings.stage)
    elsewhere = _not_in_python(settings, spec)
    hunt = Hunt(
        spec,
        transcript(spec),
        settings.stage,
        settings.readings,
        partial(Session, settings.folder, _arguments(asked, settings), asked.limit),
        asked.limit,
    )
    says = words(spec.rulebook.language)
    with in_one_line() as show:
        hunted = hunt.run(
            lambda done, of: show(says["trying"].format(done=done, all=of)) if show else None
        )
    if asked.json:
        print(json.dumps(as_data(hunted), ensure_ascii=False, indent=2))
    else:
        if elsewhere:
            print(says["elsewhere"].format(name=elsewhere))
        folder = str(asked.dir or settings.folder.name)
        telling = Telling(hunted, folder, asked.limit, every=asked.all, answers=asked.answers)
        print("\n".join(telling.lines()))
    return 0 if hunted.passed else 1


def _not_in_python(settings: Settings, spec: Specification) -> str:
    """The name of a solution that is in another language, or a command; else nothing."""
    if settings.command:
        return settings.command[0]
    assert settings.solution is not None, "run has seen to it"
    file = find_source(settings.folder / settings.solution, settings.entry, [spec.vocabulary])
    return "" if language_of(file) is PYTHON else file.name


def _settings(asked: argparse.Namespace) -> Settings:
    """The settings of the folder with the tests, with what was said laid over them.

    Raises UsageError if there is no such folder.
    """
    here = Path.cwd()
    where = here / (asked.dir or "")
    if not where.exists():
        raise UsageError(f"there is no file or folder {asked.dir}")
    if where.suffix == ".feature":
        raise UsageError(
            f"{asked.dir} is a feature, which pytest runs by a file of tests",
            advice=f'one with: from pytest_bdd import scenarios; scenarios("{where.name}")',
        )
    folder = where if where.is_dir() else where.parent
    settings = gather(asked.kata, asked.solution, asked.entry, folder.resolve())
    return replace(settings, stage=asked.stage or settings.stage)


def _arguments(asked: argparse.Namespace, settings: Settings) -> list[str]:
    """What pytest is told, to run these tests with this solution."""
    said = {
        "kata": asked.kata,
        "solution": asked.solution and Path.cwd() / asked.solution,
        "entry": asked.entry,
        "stage": asked.stage,
    }
    options = [f"--{name}={value}" for name, value in said.items() if value]
    more = [f"--kata-path={Path.cwd() / pack}" for pack in asked.kata_path]
    more += ["-k", asked.k] if asked.k else []
    where = Path.cwd() / asked.dir if asked.dir else settings.folder
    if not options and where == settings.folder:
        return more  # as plain `pytest` collects them there
    return [*options, *more, str(where)]
