"""What a call of a solution costs, as ratios against calling its function. Judges nothing.

    python tests/benchmarks/calls.py [--rounds 9]

One call, in this process and through a worker; and every roll there is in every category, both
ways, next to a bare loop over the same calls: of a function that takes a list, and of static
methods, of which most take five dice. The least of some rounds, which take turns.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from itertools import product
from pathlib import Path

from katas.catalog import open_shelf
from katas.plug import Host, InProcess, Solution
from katas.plug.hosts.port import Dice
from katas.plug.hosts.worker import Worker
from katas.spec import Specification, open_specification

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "solutions" / "yatzy" / "reference" / "python" / "exactly.py"
STATIC = ROOT / "tests" / "solutions" / "right" / "yatzy_exactly_static.py"
ROLLS = list(product(range(1, 7), repeat=5))
SINGLE = 2_000
"""So many single calls make one measurement."""

Score = Callable[[list[int], str], int]


def specification() -> Specification:
    """The kata that is measured."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find("yatzy-exactly"))


def seconds(work: Callable[[], object]) -> float:
    """How long something takes on the clock."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def bare_loop(score: Score, words: Iterable[str]) -> None:
    """Every roll in every category, each with a list of its own, as anybody would write it."""
    for word in words:
        scores = []
        for roll in ROLLS:
            scores.append(score(list(roll), word))  # noqa: PERF401  # a loop is what it is


def bare_loop_of_methods(methods: Iterable[tuple[Callable[..., int], bool]]) -> None:
    """Every roll in every category, to some die by die, as anybody would write it."""
    for method, each in methods:
        scores = []
        for roll in ROLLS:
            scores.append(method(*roll) if each else method(list(roll)))  # noqa: PERF401  # as above


def single_calls(solution: Solution) -> None:
    """One call after the other, as the examples make them."""
    call = solution.binding.calls["pair"]
    for roll in ROLLS[:SINGLE]:
        call.on_host(solution.host, roll)


def every_roll(host: Host, solution: Solution) -> None:
    """Every roll in every category, in one batch."""
    steps = [call.steps for call in solution.binding.calls.values()]
    for batch in host.call_many(steps, ROLLS):
        assert not batch.odd, "all of it scores"


def worker_from_nothing(file: Path, solution: Solution) -> None:
    """The same through a worker: started, asked and ended."""
    with closing(Worker.python(file, libraries=False)) as worker:
        every_roll(worker, solution)


def bare_start() -> None:
    """Start a Python that does nothing."""
    subprocess.run([sys.executable, "-I", "-S", "-c", "pass"], check=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=9, help="measurements of each")
    rounds: int = parser.parse_args().rounds
    spec = specification()
    here = spec.plug(InProcess(REFERENCE))
    score: Score = sys.modules[REFERENCE.stem].score
    words = spec.category_names
    static = spec.plug(InProcess(STATIC))
    cls = sys.modules[STATIC.stem].Yatzy
    methods = [
        (getattr(cls, call.path[-1]), call.arguments == (Dice.EACH,))
        for call in static.binding.calls.values()
    ]
    with closing(Worker.python(REFERENCE)) as worker:
        there = spec.plug(worker)
        works: dict[str, Callable[[], object]] = {
            "direct": lambda: [score(list(roll), "pair") for roll in ROLLS[:SINGLE]],
            "here": lambda: single_calls(here),
            "there": lambda: single_calls(there),
            "loop": lambda: bare_loop(score, words),
            "all here": lambda: every_roll(here.host, here),
            "all there": lambda: worker_from_nothing(REFERENCE, here),
            "static loop": lambda: bare_loop_of_methods(methods),
            "static here": lambda: every_roll(static.host, static),
            "static there": lambda: worker_from_nothing(STATIC, static),
            "start": bare_start,
        }
        taken = {name: [seconds(work) for _ in range(1)] for name, work in works.items()}
        for _ in range(rounds):
            for name, work in works.items():
                taken[name].append(seconds(work))
    least = {name: min(times[1:]) for name, times in taken.items()}
    print(f"one call: {least['direct'] / SINGLE * 1e6:.1f} µs directly, ", end="")
    print(f"{least['here'] / SINGLE * 1e6:.0f} µs in process, ", end="")
    print(f"{least['there'] / SINGLE * 1e6:.0f} µs through the worker")
    print(f"{len(ROLLS) * len(words):,} calls: {least['loop'] * 1000:.0f} ms in a bare loop")
    print(f"{'':<52}  ratio   at most")
    for label, ratio, limit in (
        ("one call in process / directly", least["here"] / least["direct"], "-"),
        ("one call through the worker / directly", least["there"] / least["direct"], "-"),
        ("every roll in process / a bare loop", least["all here"] / least["loop"], "1.2"),
        (
            "every roll through the worker / the loop and a start",
            least["all there"] / (least["loop"] + least["start"]),
            "2",
        ),
        (
            "static methods in process / a bare loop",
            least["static here"] / least["static loop"],
            "1.2",
        ),
        (
            "static methods through the worker / the loop and a start",
            least["static there"] / (least["static loop"] + least["start"]),
            "2",
        ),
    ):
        print(f"{label:<52}  {ratio:5.2f}  {limit:>7}")


if __name__ == "__main__":
    main()
