"""`kata grade --kata ID SUBMISSION…`: marks submissions, one or very many, and trusts none."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

FEEDBACK = ("everything", "counts", "verdict")
LEVELS = ("bubblewrap", "namespaces", "landlock", "rlimits", "bare")
"""What can be chosen, written out: a list of all verbs is shown without what grades."""


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "grade", parents=[common], help="mark submissions in a sandbox, one or very many"
    )
    verb.add_argument(
        "submissions",
        metavar="SUBMISSION",
        nargs="+",
        type=Path,
        help="a file, a folder, a folder of folders, or an archive as platforms export them",
    )
    verb.add_argument("--kata", metavar="ID", required=True, help="the kata that they solve")
    verb.add_argument("--stage", metavar="NAME", help="only what can be asked up to this stage")
    verb.add_argument("--out", metavar="DIR", type=Path, help="write results and reports here")
    verb.add_argument(
        "--format",
        metavar="NAME",
        action="append",
        default=[],
        help="junit, exercism, classroom, gradescope, markdown, annotations, html, csv or json; "
        "several by commas. Without --out: one, to be read at once",
    )
    verb.add_argument("--pattern", metavar="TEXT", help="how names are made: {student}_{id}_{file}")
    _declare_teacher(verb)
    _declare_sandbox(verb)
    _declare_many(verb)
    verb.set_defaults(run=run)


def _declare_teacher(verb: argparse.ArgumentParser) -> None:
    """What a teacher says of all of them."""
    verb.add_argument(
        "--settings",
        metavar="FILE",
        type=Path,
        help="[tool.katas] for the whole class: calls, entry, readings, refused",
    )
    verb.add_argument(
        "--entry", metavar="NAME", help="the file of each folder that is the solution"
    )
    verb.add_argument("--rubric", metavar="FILE", type=Path, help="points and weights, in TOML")
    verb.add_argument(
        "--feedback",
        choices=FEEDBACK,
        default=FEEDBACK[0],
        help="what the reports tell: everything, counts by category, or the verdict alone",
    )
    verb.add_argument("--examples", action="store_true", help="the examples alone")
    verb.add_argument(
        "--spec", metavar="DIGEST", help="grade by this version of the spec or not at all"
    )
    verb.add_argument("--play-seed", metavar="N", type=int, default=1, help="which whole games")


def _declare_sandbox(verb: argparse.ArgumentParser) -> None:
    """How they are kept in."""
    verb.add_argument(
        "--require-sandbox",
        metavar="LEVEL",
        help=f"grade nothing in a weaker one: {', '.join(LEVELS)}",
    )
    verb.add_argument("--sandbox", metavar="LEVEL", help="this level and no other")
    verb.add_argument(
        "--allow-package",
        metavar="NAME",
        action="append",
        default=[],
        help="a library that submissions may import (can be repeated)",
    )
    verb.add_argument(
        "--call-limit", metavar="SECONDS", type=float, help="the longest that one call may take (2)"
    )
    verb.add_argument(
        "--run-limit", metavar="SECONDS", type=float, help="the longest that a submission may (60)"
    )


def _declare_many(verb: argparse.ArgumentParser) -> None:
    """How the work is shared out, and gone on with."""
    verb.add_argument("-j", "--jobs", metavar="N", type=int, help="so many at a time")
    verb.add_argument("--resume", action="store_true", help="go on with what --out has already")
    verb.add_argument(
        "--compare",
        metavar="OLD",
        type=Path,
        help="the --out of an earlier run: who moved, and why",
    )
    verb.add_argument(
        "--cluster", metavar="ADDRESS", help="share out over the workers of a Dask scheduler"
    )


def run(asked: argparse.Namespace) -> int:
    """Grade; 1 if a submission isn't passed, 3 if the fault is ours."""
    from katas.cli.grading import grade  # noqa: PLC0415  # it brings all that grades

    return grade(asked)
