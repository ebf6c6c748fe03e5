"""`kata check [FILE]`: the examples, every roll there is, and whose rules the code follows."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any

from katas.catalog import open_shelf
from katas.cli.hosting import declare_asking, gather, open_host, plugged
from katas.cli.progress import SLOW, in_one_line, rolls_so_far
from katas.errors import UsageError
from katas.plug import limits_of
from katas.spec import transcript
from katas.spec.examining import Examined, examine, example_lines

if TYPE_CHECKING:
    from katas.model import Example
    from katas.proof.checking import Checked


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "check", parents=[common], help="examples, every roll there is, whose rules you follow"
    )
    declare_asking(verb)
    verb.add_argument("--examples", action="store_true", help="the examples alone")
    verb.add_argument("--json", action="store_true", help="the same as data")
    verb.set_defaults(run=run, unread=1)  # who reads only the head of it knows no verdict


def run(asked: argparse.Namespace) -> int:
    """Check a solution; 1 if something isn't as it should be."""
    settings = gather(asked.kata, asked.file, asked.entry)
    if settings.solution is None and not settings.command:
        raise UsageError("which file is your solution?", advice="say it: kata check my_yatzy.py")
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    kata = shelf.find(settings.kata) if settings.kata else None
    katas = [kata] if kata else shelf.katas.values()
    vocabularies = [shelf.vocabulary(name) for name in dict.fromkeys(item.family for item in katas)]
    limits = limits_of(asked.call_limit, asked.run_limit)
    with closing(open_host(settings, vocabularies, isolate=asked.isolate, limits=limits)) as host:
        spec, solution, as_well = plugged(shelf, host, settings, kata)
        stage = asked.stage or (settings.stage if kata else None)
        examples = transcript(spec)
        spec.check_readings(settings.readings)
        with in_one_line() as show:
            began = time.monotonic()

            def asked_so_far(done: int, of: int) -> None:
                if show and time.monotonic() - began > SLOW:
                    show(f"examples: {done} of {of} …")

            examined = examine(
                spec,
                solution,
                examples,
                stage=stage,
                readings=settings.readings,
                progress=asked_so_far,
            )
        if asked.json:
            return _as_json(asked, examined, examples, as_well)
        if as_well is not None:
            also = f", and {', '.join(as_well)} as well" if as_well else ""
            print(f"nobody said which kata it is (--kata); it answers {spec.kata.id}{also}")
        print("\n".join(example_lines(examined)), flush=True)
        if asked.examples:
            return 0 if examined.passed else 1
        from katas.proof.report import proof_lines  # noqa: PLC0415  # nothing for the examples alone

        checked = _proved(examined, examples)
        print("\n".join(proof_lines(checked)))
        return 0 if checked.passed else 1


def _as_json(
    asked: argparse.Namespace,
    examined: Examined,
    examples: Sequence[Example],
    as_well: list[str] | None,
) -> int:
    """Print it as data."""
    import json  # noqa: PLC0415  # where it is asked for

    from katas.proof.data import as_data  # noqa: PLC0415  # as that

    checked = None if asked.examples else _proved(examined, examples)
    data = as_data(examined, checked, guessed=as_well)
    print(json.dumps(data, ensure_ascii=False, indent=2))
    return 0 if data["passed"] else 1


def _proved(examined: Examined, examples: Sequence[Example]) -> Checked:
    """Go on from the examples to every roll there is."""
    from katas.proof import Vectors  # noqa: PLC0415  # nothing for the examples alone
    from katas.proof.checking import Checking  # noqa: PLC0415  # as that

    spec = examined.spec
    vectors = Vectors(spec.shelf, spec.kata.family)
    checking = Checking(spec, examples, vectors, examined.stage, examined.readings)
    with rolls_so_far() as progress:
        return checking.prove(examined, progress)
