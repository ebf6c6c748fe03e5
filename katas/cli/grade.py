"""`kata grade --kata ID SUBMISSION…`: marks many submissions, and trusts none of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from katas.catalog import Settings, read_settings
from katas.cli.progress import in_one_line
from katas.errors import UsageError
from katas.grade.assignment import CALL_LIMIT, RUN_LIMIT, Assignment, open_kata
from katas.grade.canaries import send_canaries
from katas.grade.comparing import Earlier
from katas.grade.formats import Format
from katas.grade.formats.feedback import Feedback
from katas.grade.graded import Status
from katas.grade.grading import Grader, found_sandbox
from katas.grade.many.crew import Alone, Crew, Processes, usual_count
from katas.grade.many.ledger import NAME as LEDGER
from katas.grade.many.ledger import Ledger
from katas.grade.outputs import formats_named, take_folder, usual_formats, write_all, write_one
from katas.grade.rubric import Rubric, read_rubric
from katas.grade.run import Run
from katas.grade.sandbox import Level, level_named
from katas.grade.submissions import gather
from katas.grade.table import run_lines
from katas.plug import Limits, limits_of


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
        choices=[item.value for item in Feedback],
        default=Feedback.EVERYTHING.value,
        help="what the reports tell: everything, counts by category, or the verdict alone",
    )
    verb.add_argument("--examples", action="store_true", help="the examples alone")
    verb.add_argument("--play-seed", metavar="N", type=int, default=1, help="which whole games")


def _declare_sandbox(verb: argparse.ArgumentParser) -> None:
    """How they are kept in."""
    levels = ", ".join(level.value for level in Level)
    verb.add_argument(
        "--require-sandbox", metavar="LEVEL", help=f"grade nothing in a weaker one: {levels}"
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
        "--call-limit", metavar="SECONDS", type=float, help=f"for one call ({CALL_LIMIT:g})"
    )
    verb.add_argument(
        "--run-limit", metavar="SECONDS", type=float, help=f"for a submission ({RUN_LIMIT:g})"
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
    formats = _formats(asked)
    earlier = Earlier.read(asked.compare) if asked.compare else None
    assignment = _assignment(asked)
    with ExitStack() as stack:
        workspace = Path(stack.enter_context(TemporaryDirectory(prefix="katas-")))
        grader = _open(assignment, workspace)
        rubric = read_rubric(asked.rubric, grader.spec) if asked.rubric else Rubric()
        place = workspace / "gathered"
        place.mkdir(mode=0o700)
        found = gather(asked.submissions, pattern=asked.pattern, workspace=place)
        kept = take_folder(asked.out, resume=asked.resume) if asked.out else workspace / LEDGER
        ledger = stack.enter_context(Ledger.open(kept))
        send_canaries(grader)
        grading = Run.of(found, grader, ledger, rubric)
        _grade(grading, asked)
        return _report(grading, formats, earlier, asked)


def _formats(asked: argparse.Namespace) -> Sequence[Format]:
    """The formats that are wanted.

    Raises UsageError for those that have nowhere to go.
    """
    formats = formats_named(asked.format)
    if asked.out is None and len(formats) > 1:
        raise UsageError("several formats need a folder", advice="say which: --out DIR")
    if asked.out is None and asked.resume:
        raise UsageError("--resume goes on with a folder", advice="say which: --out DIR")
    return formats


def _assignment(asked: argparse.Namespace) -> Assignment:
    """What the teacher has said, by options and by a settings file.

    Raises UsageError for what makes no sense.
    """
    said = read_settings(asked.settings) if asked.settings else Settings(Path.cwd())
    if said.kata not in (None, asked.kata):
        raise UsageError(f"{asked.settings} is about {said.kata}, and --kata says {asked.kata}")
    for level in filter(None, (asked.sandbox, asked.require_sandbox)):
        level_named(level)
    limits = limits_of(asked.call_limit, asked.run_limit, Limits(CALL_LIMIT, RUN_LIMIT))
    if limits.call is None or limits.run is None:
        raise UsageError("who isn't trusted has no time without end", advice="say how many seconds")
    return Assignment(
        kata=asked.kata,
        stage=asked.stage or said.stage,
        readings=dict(said.readings),
        calls=dict(said.calls),
        entry=asked.entry or said.entry,
        refused=said.refused,
        packages=tuple(asked.allow_package),
        packs=tuple(path.resolve() for path in asked.kata_path),
        at_least=asked.require_sandbox or "",
        only=asked.sandbox or "",
        call_limit=limits.call,
        run_limit=limits.run,
        examples_only=asked.examples,
        seed=asked.play_seed,
    )


def _open(assignment: Assignment, workspace: Path) -> Grader:
    """Open the kata, and find the sandbox.

    Raises UsageError or SpecError for a kata that can't be opened, OurFault where no sandbox is
    as strong as is required.
    """
    open_kata(assignment)  # what somebody has mistyped is told before anything is tried
    return Grader.open(assignment, found_sandbox(assignment, workspace), workspace)


def _grade(grading: Run, asked: argparse.Namespace) -> None:
    """Grade all that isn't yet, and show how far it is where somebody looks on.

    What is done is kept, whatever stops it.
    """
    with in_one_line() as show:
        done = 0
        try:
            for done, of in grading.grade(_crew(grading, asked)):
                if show:
                    show(f"{done} of {of} graded …")
        except KeyboardInterrupt:
            if asked.out:
                again = "go on by --resume"
                print(f"\nkata: {done} were graded and are kept; {again}", file=sys.stderr)
            raise


def _crew(grading: Run, asked: argparse.Namespace) -> Crew:
    """Whoever grades: this process, several, or those of a cluster."""
    grader = grading.grader
    if asked.cluster:
        from katas.grade.many.cluster import Cluster  # noqa: PLC0415  # an extra

        return Cluster(asked.cluster, grader.assignment, grader.digest)
    count = usual_count() if asked.jobs is None else asked.jobs
    if count < 1:
        raise UsageError(f"-j {count} is nobody", advice="-j 4 grades four at a time")
    count = min(count, len(grading.to_do))
    if count <= 1:
        return Alone(grader)
    return Processes(count, grader.assignment, grader.sandbox, grader.workspace)


def _report(
    grading: Run, formats: Sequence[Format], earlier: Earlier | None, asked: argparse.Namespace
) -> int:
    """Write what is wanted and show what came; the exit code."""
    feedback = Feedback(asked.feedback)
    rules = grading.rules(feedback.value)
    if asked.out is None and formats:
        write_one(formats[0], rules, grading.marked, feedback, sys.stdout)
    else:
        print("\n".join(run_lines(rules, grading.marked)), flush=True)
    if asked.out:
        for path in write_all(
            asked.out, formats or usual_formats(), rules, grading.marked, feedback
        ):
            print(f"wrote {path}")
    if earlier:
        print("\n".join(earlier.lines(rules, grading.marked())))
    statuses = set(grading.statuses)
    if Status.OUR_FAULT in statuses:
        return 3
    return 0 if statuses == {Status.PASSED} else 1
