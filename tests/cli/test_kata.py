"""The command `kata`, as people type it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

import katas
from katas.catalog import Board, Shelf, open_shelf
from katas.cli import main
from katas.model import Example
from katas.spec import Recorder, open_specification
from tests.running import Run, run, run_kata

Kata = Callable[..., Run]

OURS = list(Shelf([Board.ours()]).katas)
ASCII = {"PYTHONIOENCODING": "ascii"}
C_LOCALE = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}


def transcript(name: str, packs: tuple[Path, ...] = ()) -> list[Example]:
    """The examples of a kata, as they are replayed."""
    shelf = open_shelf(packs)
    return Recorder(open_specification(shelf, shelf.find(name))).transcript()


def scores(done: Run) -> dict[str, int]:
    """The score that each rulebook gives, as explained on one category."""
    rows = [line.split() for line in done.out.splitlines() if line.startswith("  ")]
    return {row[0]: int(row[1]) for row in rows if row[0].isidentifier() or "-" in row[0]}


def test_without_a_verb_the_shelf_is_shown(kata: Kata) -> None:
    """Every kata has a line: its id, its title, its task and the document it comes from."""
    done = kata()
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines()[: len(OURS)]] == OURS
    assert done.out.splitlines()[1].split("  ") == [
        "yatzy-exactly     ".strip(),
        *[""] * 2,
        "Yatzy, exactly",
        *[""] * 8,
        " write",
        *[""] * 2,
        "Exercise 104: Warm-up - Yatzy in C",
    ]
