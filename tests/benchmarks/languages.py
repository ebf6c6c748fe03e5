"""What another language costs, next to the same solution in a Python worker. Judges nothing.

    python tests/benchmarks/languages.py [--rounds 3]

For our reference of one kata in each language: the start with its description, one call, and every
roll in every category in one batch. The least of some rounds, which take turns.
"""

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from itertools import product
from pathlib import Path

from katas.catalog import open_shelf
from katas.plug import Host, Solution
from katas.plug.elsewhere import open_elsewhere
from katas.spec import open_specification

ROOT = Path(__file__).parent.parent.parent
REFERENCES = ROOT / "solutions" / "yatzy" / "reference"
FILES = (
    "python/fixed_scores.py",
    "ruby/fixed_scores.rb",
    "javascript/fixed_scores.js",
    "typescript/fixed_scores.ts",
    "java/FixedScores.java",
    "c/fixed_scores.c",
)
KATA = "yatzy-fixed-scores"
ROLLS = list(product(range(1, 7), repeat=5))
SINGLE = 1_000
"""So many single calls make one measurement."""

Taken = dict[str, list[float]]


def seconds(work: Callable[[], object]) -> float:
    """How long something takes on the clock."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


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


def measure(file: Path, taken: Taken) -> None:
    """Start a bridge, ask it, and end it."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find(KATA))
    with closing(open_elsewhere(file)) as host:
        taken.setdefault("start", []).append(seconds(host.describe))
        solution = spec.plug(host)
        taken.setdefault("call", []).append(seconds(lambda: single_calls(solution)))
        taken.setdefault("all", []).append(seconds(lambda: every_roll(host, solution)))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    rounds: int = parser.parse_args().rounds
    taken: dict[str, Taken] = {name: {} for name in FILES}
    for _ in range(rounds):
        for name in FILES:
            measure(REFERENCES / name, taken[name])
    least = {
        name: {what: min(times) for what, times in found.items()} for name, found in taken.items()
    }
    worker = least[FILES[0]]
    print(f"{'':<28}     start       one call    every roll   next to the Python worker")
    for name, found in least.items():
        ratios = "  ".join(
            f"{found[what] / worker[what]:5.2f}" for what in ("start", "call", "all")
        )
        print(
            f"{name:<28}  {found['start'] * 1000:5.0f} ms  {found['call'] / SINGLE * 1e6:9.0f} µs"
            f"  {found['all'] * 1000:9.0f} ms   {ratios}"
        )


if __name__ == "__main__":
    main()
