"""What grading costs, as ratios against peers measured in the same run. Judges nothing.

    python tests/benchmarks/grade.py [--rounds 9] [--many 200] [--memory 10000]

One submission in the strongest sandbox here, its examples and every roll, next to a bare start in
the same sandbox and a bare loop over the same calls. Many submissions, no two alike, by `kata
grade -j N`, next to a pytest process each on the examples, as many at a time. And the memory of
the grader with very many results beside a hundred: that of the process that has all of them,
which are made up, for it is not the submissions that are measured there.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from calls import (  # type: ignore[import-not-found]  # beside it, where it is run from
    REFERENCE,
    bare_loop,
    specification,
)

from katas.grade.assignment import Assignment
from katas.grade.graded import Graded
from katas.grade.grading import Grader, found_sandbox
from katas.grade.many.crew import Done, Job, usual_count
from katas.grade.many.ledger import Ledger
from katas.grade.rubric import Rubric
from katas.grade.run import Run
from katas.grade.sandbox.bounds import MEGABYTE, Bounds
from katas.grade.sandbox.wrapping import Inmate
from katas.grade.submissions import gather
from katas.plug import InProcess

KATA = "yatzy-exactly"

LIMITS = {"one": 2.0, "examples": 0.1, "every roll": 0.5, "memory": 1.2}
"""What a row may be at most."""


def waited(do: Callable[[], object]) -> float:
    """Do something and wait for it: the time on the clock."""
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def row(label: str, ours: float, peer: float, limit: float, unit: str = "ms") -> str:
    """A row of the table."""
    factor = 1000 if unit == "ms" else 1
    times = f"{ours * factor:9.1f} {unit}  {peer * factor:9.1f} {unit}"
    return f"{label:<62}  {times}  {ours / peer:5.2f}  {limit:>5}"


def bare_start(grader: Grader, nothing: Path) -> None:
    """Start a Python in the sandbox that does nothing."""
    room = grader.sandbox.room(grader.workspace)
    bounds = Bounds(1024 * MEGABYTE, 1024 * MEGABYTE, 48)
    inmate = Inmate(nothing, room.scratch, grader.sandbox.sight, bounds, bridge=nothing, told="{}")
    channel = grader.sandbox.start(inmate)
    channel.close(ended=True)
    room.close()


def one(workspace: Path, rounds: int) -> str:
    """One submission, from the copy of its files to its verdicts."""
    assignment = Assignment(KATA)
    grader = Grader.open(assignment, found_sandbox(assignment, workspace), workspace)
    (submission,) = gather([REFERENCE], workspace=workspace).submissions
    spec = specification()
    spec.plug(InProcess(REFERENCE))
    score, words = sys.modules[REFERENCE.stem].score, spec.category_names
    nothing = grader.sandbox.wrapping.tools.folder / "nothing"
    nothing.mkdir()
    (nothing / "__main__.py").touch()
    works: dict[str, Callable[[], object]] = {
        "graded": lambda: grader.grade(submission.content),
        "start": lambda: bare_start(grader, nothing),
        "loop": lambda: bare_loop(score, words),
    }
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds + 1):
        for name, work in works.items():
            taken[name].append(waited(work))
    least = {name: min(times[1:]) for name, times in taken.items()}
    label = f"one submission ({grader.sandbox.level}) / bare start there + bare loop"
    return row(label, least["graded"], least["start"] + least["loop"], LIMITS["one"])


def class_of(folder: Path, count: int) -> Path:
    """So many submissions, no two alike."""
    text = REFERENCE.read_text("utf-8")
    for number in range(count):
        place = folder / f"student{number}"
        place.mkdir(parents=True)
        (place / "my_yatzy.py").write_text(f"{text}\n# {number}\n", "utf-8")
    return folder


def many(folder: Path, count: int) -> Iterator[str]:
    """A class, next to a pytest process for each."""
    jobs = usual_count()
    kata = Path(sys.executable).with_name("kata")
    ours = [str(kata), "grade", "--kata", KATA, "-j", str(jobs), str(folder)]

    def pytest(place: Path) -> None:
        words = ["-q", "-p", "no:cacheprovider", "--kata", KATA, "--solution", "my_yatzy.py"]
        command = [sys.executable, "-m", "pytest", *words]
        subprocess.run(command, cwd=place, check=True, capture_output=True)

    def a_process_each() -> None:
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(pytest, islice(sorted(folder.iterdir()), count)))

    peer = waited(a_process_each)
    for name, more in (("examples", ["--examples"]), ("every roll", [])):
        command = [*ours, *more]
        took = waited(lambda it=command: subprocess.run(it, check=True, capture_output=True))  # type: ignore[misc]  # each its own
        label = f"{count} submissions, {name}, -j {jobs} / a pytest process each"
        yield row(label, took, peer, LIMITS[name], "s")


class MadeUp:
    """Whoever grades in no time, always the same."""

    def __init__(self, graded: Graded) -> None:
        self._graded = graded

    def grade(self, jobs: Iterable[Job]) -> Done:
        """Give the same result for each."""
        for job in jobs:
            yield job.key, self._graded


def remember(count: int, told: str) -> None:
    """Keep and mark so many results in this process, and print what it took at most."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        assignment = Assignment(KATA)
        grader = Grader.open(assignment, found_sandbox(assignment, folder), folder)
        (folder / "gathered").mkdir()
        found = gather([Path(told)], workspace=folder / "gathered").submissions
        graded = grader.grade(found[0].content)
        with Ledger.open(folder / "ledger") as ledger:
            run = Run.of(found, grader, ledger, Rubric())
            for _ in run.grade(MadeUp(graded)):
                pass
            assert sum(1 for _ in run.marked()) == count
    print(json.dumps(most_memory()))


def most_memory() -> float:
    """The most that this process has had in memory, in megabytes.

    Not what the system counts for its parent: that begins with what the parent had.
    """
    status = Path("/proc/self/status").read_text("ascii")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) / 1024


def memory(folder: Path, count: int) -> str:
    """The memory of the grader with so many submissions, beside a hundred."""
    taken = {}
    for number in (100, count):
        place = class_of(folder / str(number), number)
        command = [sys.executable, __file__, "--remember", str(number), str(place)]
        done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
        taken[number] = float(json.loads(done.stdout))
    label = f"memory of the grader, {count:,} submissions / 100"
    return row(label, taken[count], taken[100], LIMITS["memory"], "MB")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=9, help="measurements of one submission")
    parser.add_argument("--many", type=int, default=200, help="how many make a class")
    parser.add_argument("--memory", type=int, default=10_000, help="how many are very many")
    parser.add_argument("--remember", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.remember:
        remember(int(asked.remember[0]), asked.remember[1])
        return
    print(f"{'':<62}  {'ours':>12}  {'peer':>12}  ratio  limit")
    with TemporaryDirectory(prefix="katas-") as name:
        folder = Path(name)
        place = folder / "one"
        place.mkdir()
        print(one(place, asked.rounds), flush=True)
        for line in many(class_of(folder / "many", asked.many), asked.many):
            print(line, flush=True)
        print(memory(folder / "memory", asked.memory), flush=True)


if __name__ == "__main__":
    main()
