"""What a check costs, as ratios against peers measured in the same run. Judges nothing.

    python tests/benchmarks/check.py [--rounds 20]

Each row once with a function that takes a list, and once with static methods, of which most take
five dice: the examples from a cold start, and from a save to the verdict of a watch, next to
`python -c pass`; and every roll there is in every category, in this process and through a worker,
next to a bare loop over the same calls, and a bare start.

The rows take turns with their peers, and the least of each counts, for all that a busy machine
does is add. Processes are measured in processor time, loops here in that of the thread, which
leaves out what else goes on here; what a worker or a watch does is waited for, by the clock.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from calls import (  # type: ignore[import-not-found]  # beside it, where it is run from
    REFERENCE,
    STATIC,
    bare_loop,
    bare_loop_of_methods,
    bare_start,
    every_roll,
    specification,
    worker_from_nothing,
)
from watch import REST, verdict  # type: ignore[import-not-found]  # as above

from katas.plug import InProcess, Solution
from katas.plug.hosts.port import Dice

KATA = "yatzy-exactly"

Work = Callable[[], float]
"""Does something, and gives the seconds it took."""


@dataclass(frozen=True)
class Row:
    """What is measured, next to the sum of its peers, and what it may be at most."""

    label: str
    ours: str
    peers: tuple[str, ...]
    limit: float

    def shown(self, least: Mapping[str, float]) -> str:
        """The row of the table."""
        ours, peer = least[self.ours], sum(least[name] for name in self.peers)
        times = f"{ours * 1000:7.1f} ms  {peer * 1000:7.1f} ms"
        return f"{self.label:<62}  {times}  {ours / peer:5.2f}  {self.limit:>7}"


def processor(*command: object) -> Work:
    """Run a command to its end, which must be a success: the processor time it took."""
    words = [str(word) for word in command]
    environment = {name: value for name, value in os.environ.items() if name not in SLOWED_BY}

    def work() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    return work


SLOWED_BY = ("PYTHONDONTWRITEBYTECODE",)
"""Settings of whoever measures that nobody has who uses it."""


def here(do: Callable[[], object]) -> Work:
    """Do something in this thread: the processor time it took."""

    def work() -> float:
        began = time.thread_time()
        do()
        return time.thread_time() - began

    return work


def waited(do: Callable[[], object]) -> Work:
    """Do something and wait for it: the time on the clock."""

    def work() -> float:
        began = time.perf_counter()
        do()
        return time.perf_counter() - began

    return work


@contextmanager
def watched(solution: Path, folder: Path) -> Iterator[Work]:
    """A watch on a copy of a solution: saves it, and waits for the verdict."""
    folder.mkdir()
    file = folder / "mine.py"
    text = solution.read_text("utf-8")
    file.write_text(text, "utf-8")
    command = [sys.executable, "-m", "katas", "watch", str(file), "--kata", KATA]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=folder
    ) as watch:
        verdict(watch)
        saves = 0

        def work() -> float:
            nonlocal saves
            saves += 1
            time.sleep(REST + saves % 10 / 1000)  # not always at the same moment between two looks
            began = time.perf_counter()
            file.write_text(f"{text}\n# {saves}\n", "utf-8")
            verdict(watch)
            return time.perf_counter() - began

        try:
            yield work
        finally:
            watch.terminate()


def loops() -> tuple[Mapping[str, Callable[[], object]], Mapping[str, Solution]]:
    """The bare loop over each solution's calls, and the solution plugged in."""
    spec = specification()
    plugged = {name: spec.plug(InProcess(file)) for name, file in FILES.items()}
    score = sys.modules[REFERENCE.stem].score
    cls = sys.modules[STATIC.stem].Yatzy
    methods = [
        (getattr(cls, call.path[-1]), call.arguments == (Dice.EACH,))
        for call in plugged["static methods"].binding.calls.values()
    ]
    bare = {
        "a list": lambda: bare_loop(score, spec.category_names),
        "static methods": lambda: bare_loop_of_methods(methods),
    }
    return bare, plugged


FILES = {"a list": REFERENCE, "static methods": STATIC}
"""The solutions, by how they want the dice."""


def rows(name: str) -> list[Row]:
    """The rows of one solution."""
    return [
        Row(f"{name}: kata check --examples, cold / python -c pass", f"{name} cold", ("pass",), 5),
        Row(f"{name}: kata watch, save to verdict / python -c pass", f"{name} save", ("wait",), 2),
        Row(f"{name}: every roll in process / bare loop", f"{name} here", (f"{name} loop",), 1.2),
        Row(
            f"{name}: every roll through a worker / bare loop + bare start",
            f"{name} there",
            (f"{name} loop, waited", "start"),
            2,
        ),
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20, help="measurements of each")
    rounds: int = parser.parse_args().rounds
    bare, plugged = loops()
    with (
        tempfile.TemporaryDirectory() as folder,
        watched(REFERENCE, Path(folder, "list")) as save_list,
        watched(STATIC, Path(folder, "static")) as save_static,
    ):
        works: dict[str, Work] = {
            "pass": processor(sys.executable, "-c", "pass"),
            "wait": waited(processor(sys.executable, "-c", "pass")),
            "start": waited(bare_start),
        }
        kata = Path(sys.executable).with_name("kata")
        for name, file in FILES.items():
            solution = plugged[name]
            works |= {
                f"{name} cold": processor(kata, "check", "--examples", "--kata", KATA, file),
                f"{name} loop": here(bare[name]),
                f"{name} here": here(lambda it=solution: every_roll(it.host, it)),  # type: ignore[misc]  # each its own
                f"{name} loop, waited": waited(bare[name]),
                f"{name} there": waited(lambda of=file, it=solution: worker_from_nothing(of, it)),  # type: ignore[misc]  # as above
            }
        works |= {"a list save": save_list, "static methods save": save_static}
        taken: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(rounds + 1):
            time.sleep(REST)  # the next child of each watch limbers up
            for name, work in works.items():
                taken[name].append(work())
    least = {name: min(times[1:]) for name, times in taken.items()}
    print(f"{'':<62}  {'ours':>10}  {'peer':>10}  ratio  at most")
    for name in FILES:
        for row in rows(name):
            print(row.shown(least))


if __name__ == "__main__":
    main()
