"""`kata check [FILE]`: the examples, every roll there is, and whose rules the code follows."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from katas.catalog import Settings, Shelf, open_shelf
from katas.cli.hosting import gather, open_host
from katas.errors import UsageError
from katas.plug import Host, Solution, limits_of
from katas.proof.asking import Progress
from katas.proof.checking import Checked, Checking
from katas.proof.data import as_data
from katas.proof.recognising import recognised
from katas.proof.report import example_lines, proof_lines
from katas.proof.vectors import Vectors
from katas.spec import Recorder, Specification, guess, open_specification


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "check", parents=[common], help="examples, every roll there is, whose rules you follow"
    )
    verb.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="your solution; else the settings' own"
    )
    verb.add_argument("--kata", metavar="ID", help="the kata; else the settings', or a guess")
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument("--stage", metavar="NAME", help="only what can be asked up to this stage")
    verb.add_argument("--isolate", action="store_true", help="run the code in a process of its own")
    verb.add_argument(
        "--call-limit", metavar="SECONDS", type=float, help="the longest that one call may take (2)"
    )
    verb.add_argument(
        "--run-limit", metavar="SECONDS", type=float, help="the longest that all together may (60)"
    )
    verb.add_argument("--examples", action="store_true", help="the examples alone")
    verb.add_argument("--json", action="store_true", help="the same as data")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Check a solution; 1 if something isn't as it should be."""
    settings = gather(asked.kata, asked.file, asked.entry)
    if settings.solution is None and not settings.command:
        raise UsageError("which file is your solution?", advice="say it: kata check my_yatzy.py")
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    vocabularies = [
        shelf.vocabulary(family)
        for family in dict.fromkeys(
            kata.family
            for kata in shelf.katas.values()
            if settings.kata is None or kata.id == settings.kata
        )
    ]
    if settings.kata:
        shelf.find(settings.kata)
    limits = limits_of(asked.call_limit, asked.run_limit)
    with closing(open_host(settings, vocabularies, isolate=asked.isolate, limits=limits)) as host:
        spec, solution, others = _plugged(shelf, host, settings)
        stage = asked.stage or (settings.stage if settings.kata else None)
        spec.kata.stages_upto(stage)
        spec.check_readings(settings.readings)
        checking = Checking(
            spec,
            Recorder(spec).transcript(),
            Vectors(shelf, spec.kata.family),
            stage,
            settings.readings,
        )
        return _check(checking, solution, asked, others if settings.kata is None else None)


def _plugged(
    shelf: Shelf, host: Host, settings: Settings
) -> tuple[Specification, Solution, list[str]]:
    """The kata and the solution; where nobody has said which kata it is, the one it answers."""
    if settings.kata:
        spec = open_specification(shelf, shelf.find(settings.kata))
        return spec, spec.plug(host, settings.calls, settings.refused), []
    return recognised(shelf, *guess(shelf, host))


def _check(
    checking: Checking, solution: Solution, asked: argparse.Namespace, others: list[str] | None
) -> int:
    """Check, and print what came as soon as it is there."""
    checked = checking.examples(solution)
    if asked.json:
        checked = checked if asked.examples else _prove(checking, checked)
        print(json.dumps(as_data(checked, guessed=others), ensure_ascii=False, indent=2))
        return 0 if checked.passed else 1
    if others is not None:
        also = f", and {', '.join(others)} as well" if others else ""
        print(f"nobody said which kata it is (--kata); it answers {checking.spec.kata.id}{also}")
    print("\n".join(example_lines(checked)), flush=True)
    if not asked.examples:
        checked = _prove(checking, checked)
        print("\n".join(proof_lines(checked)))
    return 0 if checked.passed else 1


def _prove(checking: Checking, checked: Checked) -> Checked:
    with _progress() as progress:
        return checking.prove(checked, progress)


@contextmanager
def _progress() -> Iterator[Progress | None]:
    """What shows how far the rolls are, where somebody looks on; nothing of it stays."""
    if not sys.stderr.isatty():
        yield None
        return

    def show(category: str | None, done: int, of: int) -> None:
        _in_place(f"every roll: {category or 'score'} ({done + 1} of {of}) …")

    try:
        yield show
    finally:
        _in_place("")


def _in_place(line: str) -> None:
    print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
