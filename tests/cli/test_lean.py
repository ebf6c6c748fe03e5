"""A command imports what it needs: a start takes no longer than that."""

import json
import sys
from pathlib import Path

import pytest

from katas.cli import VERBS
from tests.running import run

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "solutions" / "yatzy" / "reference" / "python" / "exactly.py"

SLOW = {
    "bdb",
    "dataclasses",
    "difflib",
    "gherkin",
    "importlib.metadata",
    "inspect",
    "pytest",
    "pytest_bdd",
    "shutil",
    "subprocess",
}
"""Each takes as long as many of our own modules, or longer than all."""


def imported(code: str, tmp_path: Path) -> set[str]:
    """The modules that there are when a piece of code has run in a process of its own."""
    code += "\nimport json, sys; print(json.dumps(list(sys.modules)))"
    done = run(sys.executable, "-c", code, str(REFERENCE), cwd=tmp_path)
    assert done.code == 0, done.text
    return set(json.loads(done.out.splitlines()[-1]))


def test_a_solution_is_plugged_in_without_what_is_slow(tmp_path: Path) -> None:
    """From the shelf to the calls, and every example but for where they come from."""
    code = """
import sys
from pathlib import Path
from katas.catalog import open_shelf
from katas.cli.hosting import gather, open_host
from katas.spec import open_specification, replay
settings = gather("yatzy-exactly", Path(sys.argv[1]), None)
shelf = open_shelf()
spec = open_specification(shelf, shelf.find("yatzy-exactly"))
solution = spec.plug(open_host(settings, [spec.vocabulary], isolate=False))
assert not solution.binding.missing
assert not list(replay([], solution))
"""
    assert not imported(code, tmp_path) & SLOW


@pytest.mark.parametrize("verb", ["show", "explain"])
def test_a_verb_is_imported_alone(verb: str, tmp_path: Path) -> None:
    """And listed with the others where none is asked for."""
    there = imported(f"from katas.cli import parser; parser([{verb!r}])", tmp_path)
    assert f"katas.cli.{verb}" in there
    assert "katas.cli.play" not in there


def test_all_verbs_are_listed(tmp_path: Path) -> None:
    """Where none is asked for."""
    there = imported("from katas.cli import parser; parser()", tmp_path)
    assert {f"katas.cli.{verb}" for verb in VERBS} <= there
