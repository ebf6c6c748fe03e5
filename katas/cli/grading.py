"""What `kata grade` does, from what was asked to the exit code."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import katas
from katas.catalog import Settings, read_settings
from katas.cli.progress import in_one_line
from katas.errors import UsageError
from katas.grade.assignment import CALL_LIMIT, RUN_LIMIT, Assignment, open_kata
from katas.grade.canaries import send_canaries
from katas.grade.comparing import Earlier
from katas.grade.formats import Format
from katas.grade.formats.feedback import Feedback, told_as
from katas.grade.graded import Status
from katas.grade.grading import Grader, found_sandbox
from katas.grade.many.crew import Alone, Crew, Processes, usual_count
from katas.grade.many.ledger import NAME as LEDGER
from katas.grade.many.ledger import Ledger
from katas.grade.marks import Marked
from katas.grade.outputs import (
    check_kata,
    formats_named,
    take_folder,
    usual_formats,
    with_ours,
    write_all,
    write_one,
)
from katas.grade.rubric import Rubric, read_rubric
from katas.grade.run import Run
from katas.grade.sandbox import level_named
from katas.grade.submissions import gather
from katas.grade.table import run_lines
from katas.plug import Limits, limits_of
from katas.spec.digests import spec_digest

CANARIES = 2
"""A right one and a wrong one; a kata of somebody's own may lack them."""

TERMINATED = 143
"""What a program ends with that somebody has asked to end."""


def grade(asked: argparse.Namespace) -> int:
    """Grade; 1 if a submission isn't passed, 3 if the fault is ours."""
    with _tidied():
        return _graded(asked)


@contextmanager
def _tidied() -> Iterator[None]:
    """Let whoever asks us to end have everything taken away first, as Ctrl-C does."""

    def end(*_: object) -> NoReturn:
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _graded(asked: argparse.Namespace) -> int:
    formats = _formats(asked)
    earlier = Earlier.read(asked.compare) if asked.compare else None
    assignment = _assignment(asked)
    with ExitStack() as stack:
        workspace = Path(stack.enter_context(TemporaryDirectory(prefix="katas-")))
        grader = _open(assignment, asked.spec, workspace)
        rubric = read_rubric(asked.rubric, grader.spec) if asked.rubric else Rubric()
        place = workspace / "gathered"
        place.mkdir(mode=0o700)
        gathered = gather(asked.submissions, pattern=asked.pattern, workspace=place)
        kept = workspace / LEDGER
        if asked.out:
            kept = take_folder(asked.out, asked.submissions, resume=asked.resume)
            check_kata(asked.out, asked.kata)
        ledger = stack.enter_context(Ledger.open(kept))
        with in_one_line() as show:
            if show:
                show("canaries first …")
            sent = send_canaries(grader)
        if len(sent) < CANARIES:
            print(
                f"kata: {assignment.kata} has {len(sent)} of two canaries; docs/grade.md says "
                "which solutions are sent first",
                file=sys.stderr,
            )
        grading = Run.of(gathered.submissions, grader, ledger, rubric)
        for note in gathered.notes:
            print(f"kata: {note.said()}", file=sys.stderr)
        _grade(grading, asked)
        return _report(grading, formats, earlier, asked)


def _formats(asked: argparse.Namespace) -> Sequence[Format]:
    """The formats that are wanted; what else can't be is told as early.

    Raises UsageError for those that have nowhere to go.
    """
    formats = formats_named(asked.format)
    if asked.out is None and len(formats) > 1:
        raise UsageError("several formats need a folder", advice="say which: --out DIR")
    if asked.out is None and asked.resume:
        raise UsageError("--resume goes on with a folder", advice="say which: --out DIR")
    if asked.jobs is not None and asked.jobs < 1:
        raise UsageError(f"-j {asked.jobs} is nobody", advice="-j 4 grades four at a time")
    return formats


def _assignment(asked: argparse.Namespace) -> Assignment:
    """What the teacher has said, by options and by a settings file.

    Raises UsageError for what makes no sense.
    """
    said = read_settings(asked.settings) if asked.settings else Settings(Path.cwd())
    if asked.settings and said == Settings(said.folder):
        raise UsageError(
            f"{asked.settings} says nothing",
            advice="settings stand under [tool.katas], as in docs/grade.md",
        )
    if said.kata not in (None, asked.kata):
        raise UsageError(f"{asked.settings} is about {said.kata}, and --kata says {asked.kata}")
    levels = [level_named(name) for name in (asked.sandbox, asked.require_sandbox) if name]
    if len({*levels}) > 1 and levels[0].strength < levels[1].strength:
        raise UsageError(
            f"--sandbox {asked.sandbox} is weaker than what --require-sandbox asks for",
            advice="leave one of them out",
        )
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


def _open(assignment: Assignment, pinned: str | None, workspace: Path) -> Grader:
    """Open the kata, whose spec somebody may have `pinned` by its digest; and find the sandbox.

    Raises UsageError or SpecError for a kata that can't be opened, or is another, OurFault where
    no sandbox is as strong as is required.
    """
    digest = spec_digest(open_kata(assignment))  # before anything is tried
    if pinned and pinned != digest:
        raise UsageError(
            f"--spec {pinned} is another version of the spec of {assignment.kata}",
            found=[f"katas {katas.__version__} here has {digest}"],
            advice="install the version of katas that it belongs to, or pin this one",
        )
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
    count = min(asked.jobs or usual_count(), grading.to_do)
    if count <= 1:
        return Alone(grader)
    return Processes(count, grader.assignment, grader.sandbox, grader.workspace)


def _report(
    grading: Run, formats: Sequence[Format], earlier: Earlier | None, asked: argparse.Namespace
) -> int:
    """Write what is wanted and show what came; the exit code."""
    feedback = Feedback(asked.feedback)
    rules = grading.rules(feedback.value)

    def told() -> Iterator[Marked]:
        return (told_as(marked, feedback) for marked in grading.marked())

    if asked.out is None and formats:
        write_one(formats[0], rules, grading.marked, feedback, sys.stdout)
    else:
        print("\n".join(run_lines(rules, told)), flush=True)
    if asked.out:
        wanted = with_ours(formats or usual_formats())
        for path in write_all(asked.out, wanted, rules, grading.marked, feedback):
            print(f"wrote {path}")
    if earlier:
        print("\n".join(earlier.lines(rules, told())))
    statuses = set(grading.statuses)
    if Status.OUR_FAULT in statuses:
        return 3
    return 0 if statuses == {Status.PASSED} else 1
