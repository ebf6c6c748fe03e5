"""What a kata costs, as ratios against a peer measured in the same run. Judges nothing.

    python tests/benchmarks/ratios.py [--rounds 9]

Makes two environments of its own (pip installs pytest and pytest-bdd into both, katas into
one), runs the commands of a row in turn, and prints the least processor time each took.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path

from katas.catalog import open_shelf
from katas.model import ExactScore, show_roll
from katas.spec import Recorder, open_specification

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "solutions" / "yatzy" / "reference" / "python" / "exactly.py"
MANY = 500


@dataclass(frozen=True)
class Measured:
    """Processor seconds of two commands, one pair a round."""

    ours: list[float]
    peer: list[float]

    @property
    def ratio(self) -> float:
        """The least that each took, one by the other: all that a busy machine does is add."""
        return min(self.ours) / min(self.peer)

    def __str__(self) -> str:
        ours, peer = min(self.ours), min(self.peer)
        return f"{ours * 1000:7.1f} ms  {peer * 1000:7.1f} ms  {self.ratio:5.2f}"


def seconds(command: Iterable[object], cwd: Path) -> float:
    """Run a command to its end, which must be a success; give the processor time it took.

    Not the time on the wall: whatever else a machine does would count as well.
    """
    before = os.times()
    subprocess.run([str(part) for part in command], cwd=cwd, check=True, capture_output=True)
    after = os.times()
    user = after.children_user - before.children_user
    return user + after.children_system - before.children_system


def in_turn(ours: list[object], peer: list[object], cwd: Path, rounds: int) -> Measured:
    """Measure two commands in turn, after one round that doesn't count."""
    pairs = [(seconds(ours, cwd), seconds(peer, cwd)) for _ in range(rounds + 1)][1:]
    return Measured([a for a, _ in pairs], [b for _, b in pairs])


def environment(folder: Path, *packages: object) -> Path:
    """Make a virtual environment and give its Python."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    seconds([python, "-m", "pip", "install", "-q", *packages], folder)
    return python


def plain_tests(rows: list[tuple[tuple[int, ...], str, int]], call: str) -> str:
    """The same rows as a plain parametrised test."""
    return (
        f"import pytest\nfrom my_yatzy import {call.partition('(')[0]}\n\n"
        f"@pytest.mark.parametrize(('roll', 'category', 'points'), {rows!r})\n"
        f"def test_row(roll, category, points):\n    assert {call} == points\n"
    )


def kata_rows() -> list[tuple[tuple[int, ...], str, int]]:
    """The rows of yatzy-exactly."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find("yatzy-exactly"))
    return [
        (example.scores[-1].roll, str(example.category), example.expectation.points)
        for example in Recorder(spec).transcript()
        if isinstance(example.expectation, ExactScore)
    ]


def chance_rows(count: int) -> list[tuple[tuple[int, ...], str, int]]:
    """So many rolls placed on chance."""
    rolls = islice(product(range(1, 7), repeat=5), count)
    return [(roll, "chance", sum(roll)) for roll in rolls]


def pack(folder: Path, count: int) -> Path:
    """A pack with one kata of so many rows."""
    kata = folder / "katas" / "yatzy" / "many"
    features = folder / "features" / "yatzy" / "many"
    kata.mkdir(parents=True)
    features.mkdir(parents=True)
    kata.joinpath("kata.toml").write_text(
        'id = "many"\ntitle = "Many"\ndocument = "none"\ndocument_title = "none"\n'
        'task = "write"\nrulebook = "exactly"\ncontract = "score(dice, category)"\n'
        '[[stages]]\nname = "all"\nfeatures = ["chance"]\n',
        "utf-8",
    )
    rows = "".join(
        f"        | {show_roll(roll)} | {points} | a sum |\n"
        for roll, _, points in chance_rows(count)
    )
    features.joinpath("chance.feature").write_text(
        "Feature: Chance\n  Scenario Outline: All count\n"
        '    When <roll> is placed on "chance"\n    Then it scores <score>\n\n'
        f"      @ours\n      Examples: many\n        | roll | score | because |\n{rows}",
        "utf-8",
    )
    return folder


def whole_process(python: Path, folder: Path, rounds: int) -> Measured:
    """All examples of a kata, next to the same rows as a plain parametrised test."""
    (folder / "test_plain.py").write_text(
        plain_tests(kata_rows(), "score(list(roll), category)"), "utf-8"
    )
    pytest = [python, "-m", "pytest", "-q"]
    ours = [*pytest, "--kata=yatzy-exactly", "--solution=my_yatzy.py"]
    return in_turn(ours, [*pytest, "test_plain.py"], folder, rounds)


def one_more(python: Path, folder: Path, rounds: int) -> Measured:
    """One more example, next to one more plain test: many rows less one row, in each round."""
    pytest = [python, "-m", "pytest", "-q"]
    commands: dict[tuple[str, int], list[object]] = {}
    for count in (1, MANY):
        (folder / f"test_{count}.py").write_text(
            plain_tests(chance_rows(count), "score(list(roll), category)"), "utf-8"
        )
        path = pack(folder / f"pack{count}", count)
        options = ["--kata=many", "--solution=my_yatzy.py", f"--kata-path={path}"]
        commands["ours", count] = [*pytest, *options]
        commands["peer", count] = [*pytest, f"test_{count}.py"]
    runs = [
        {key: seconds(command, folder) for key, command in commands.items()}
        for _ in range(rounds + 1)
    ][1:]
    least = {key: min(took[key] for took in runs) for key in commands}
    ours, peer = ((least[who, MANY] - least[who, 1]) / (MANY - 1) for who in ("ours", "peer"))
    return Measured([ours], [peer])


def unrelated(python: Path, without: Path, folder: Path, rounds: int) -> Measured:
    """A pytest run that has nothing to do with katas, next to an environment without it."""
    (folder / "test_unrelated.py").write_text("def test_one(): pass\n", "utf-8")
    command = ["-m", "pytest", "-q", "test_unrelated.py"]
    return in_turn([python, *command], [without, *command], folder, rounds)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=9, help="pairs of runs that count")
    rounds: int = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as name:
        top = Path(name)
        print("making two environments", flush=True)
        without = environment(top / "without", "pytest", "pytest-bdd")
        python = environment(top / "with", "pytest", "pytest-bdd", ROOT)
        folder = top / "folder"
        folder.mkdir()
        (folder / "my_yatzy.py").write_bytes(REFERENCE.read_bytes())
        print(f"{'':<44}  {'ours':>10}  {'peer':>10}  ratio   at most")
        for label, measured, limit in (
            (
                "pytest on all examples / plain parametrize",
                whole_process(python, folder, rounds),
                1.5,
            ),
            ("one more example / one more plain test", one_more(python, folder, rounds), 2),
            ("an unrelated run / without katas", unrelated(python, without, folder, rounds), 1.05),
        ):
            print(f"{label:<44}  {measured}  {limit:>7}", flush=True)


if __name__ == "__main__":
    main()
