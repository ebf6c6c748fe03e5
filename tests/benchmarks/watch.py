"""From a save to the examples' verdict of `kata watch`, next to `python -c pass`. Judges nothing.

    python tests/benchmarks/watch.py [--rounds 20] [--kata yatzy-exactly]

Starts one watch on our reference and saves it again and again; each round also starts Python once
on nothing. Prints the median of both, by the clock: it is a wait that somebody sits through.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent.parent
REFERENCES = {
    "yatzy-exactly": "yatzy/reference/python/exactly.py",
    "yatzy-fixed-scores": "yatzy/reference/python/fixed_scores.py",
    "yatzy-four-dice": "yatzy/reference/python/four_dice.py",
    "yatzy-norwegian": "yatzy/reference/python/norwegian.py",
    "greed": "greed/reference/python/greed.py",
}

REST = 0.6
"""Seconds between two saves: nobody types faster, and the next child limbers up in it."""


def verdict(watch: "subprocess.Popen[str]") -> None:
    """Read until the line that has the examples' verdict; all of them pass, or it is no use."""
    assert watch.stdout is not None, "it was asked for"
    for line in watch.stdout:
        first, _, rest = line.partition("  ")
        if first in ("green", "grønt"):
            return
        assert first not in ("red", "rødt", "amber", "gult"), f"{first} {rest}"
    raise AssertionError("the watch has ended")


def measured(kata: str, folder: Path, rounds: int) -> tuple[list[float], list[float]]:
    """The seconds of each round: from a save to the verdict, and of a bare Python."""
    text = (ROOT / "solutions" / REFERENCES[kata]).read_text("utf-8")
    file = folder / "mine.py"
    file.write_text(text, "utf-8")
    ours, bare = [], []
    command = [sys.executable, "-m", "katas", "watch", str(file), "--kata", kata]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=folder
    ) as watch:
        verdict(watch)
        for number in range(rounds):
            time.sleep(REST)
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", "pass"], check=True)
            bare.append(time.perf_counter() - began)
            time.sleep(REST + number % 10 / 1000)  # not always at the same moment between two looks
            began = time.perf_counter()
            file.write_text(f"{text}\n# {number}\n", "utf-8")
            verdict(watch)
            ours.append(time.perf_counter() - began)
        watch.terminate()
    return ours, bare


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--kata", choices=REFERENCES, action="append")
    asked = parser.parse_args()
    print(f"{'save -> verdict / python -c pass':<36} {'ours':>9}  {'peer':>9}  ratio  at most")
    for kata in asked.kata or REFERENCES:
        with tempfile.TemporaryDirectory() as folder:
            ours, bare = map(median, measured(kata, Path(folder), asked.rounds))
        print(
            f"{kata:<36} {ours * 1000:6.1f} ms  {bare * 1000:6.1f} ms  {ours / bare:5.2f}        2",
            flush=True,
        )


if __name__ == "__main__":
    main()
