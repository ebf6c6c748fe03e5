"""The same verdict whoever is asked: `pytest --proof`, `kata check`, and the replay.

Every Python solution on the shelf is run both ways, and all that are wrong. Of those in
`tests/solutions/right` a few are: the others are right in another shape, which is bound before
anybody judges. The other languages go the same ways behind their hosts, as a process of its own
does: what is judged are outcomes, wherever they come from.
"""

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import PYTHON, open_shelf
from katas.proof import near_misses
from katas.spec import Specification, open_specification
from tests.running import run, run_for_verdicts, run_kata

ROOT = Path(__file__).parent.parent
OURS = ROOT / "solutions"
TRIED = ROOT / "tests" / "solutions"

NAMED = {
    "greed": "greed",
    "four_dice": "yatzy-four-dice",
    "fixed_scores": "yatzy-fixed-scores",
    "norwegian": "yatzy-norwegian",
}
"""What stands in the name of a solution that isn't one of yatzy-exactly."""

BROKEN = (
    "raises",
    "none",
    "tuples",
    "wrong_arguments",
    "missing_category",
    "exits_in_call",
    "floats",
    "true",
)
"""Those of the broken solutions that have a verdict each; the others load badly, or ask."""

RIGHT = (
    "greed",
    "yatzy_exactly_objects",
    "yatzy_exactly_prefixed",
    "yatzy_exactly_with_helpers",
    "yatzy_four_dice_short",
    "yatzy_norwegian",
)
"""Of the right solutions: one a kata, one that leaves a game to be written, and odd shapes."""

KATAS = list(open_shelf().katas)


def old_code_of(kata: str) -> set[Path]:
    """The old code that a kata begins with, without the tests handed out with it."""
    return {
        path
        for start in specification(kata).kata.starts
        if start.language == PYTHON.key
        for path in start.files.values()
        if not path.name.startswith("test_")
    }


def solutions_of(kata: str) -> list[Path]:
    """Our own, the old code that it begins with, and those that we try the harness on.

    Old code that several katas begin with is run as one of the first.
    """
    before = KATAS[: KATAS.index(kata)]
    old = old_code_of(kata).difference(*map(old_code_of, before))
    tried = list((TRIED / "wrong").glob("*.py"))
    tried += [TRIED / "right" / f"{name}.py" for name in RIGHT]
    tried += [TRIED / "broken" / f"{name}.py" for name in BROKEN]
    reference = OURS.glob("*/reference/python/*.py")
    return sorted({*old, *(path for path in (*reference, *tried) if meant(path) == kata)})


def meant(file: Path) -> str:
    """The kata that a solution is for, by its name."""
    return next((kata for part, kata in NAMED.items() if part in file.stem), "yatzy-exactly")


@cache
def specification(kata: str) -> Specification:
    """A kata, opened once."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find(kata))


@pytest.mark.parametrize("kata", KATAS)
def test_all_ways_agree_on_every_solution(kata: str, tmp_path: Path) -> None:
    """Example by example, category by category of the proof, game by game, and as a whole.

    The replay has the verdict of pytest-bdd for each example, those of stretches too. To agree
    would be nothing if all were of one kind: the reference is right, and something is wrong.
    """
    results = both_ways([(kata, str(file)) for file in solutions_of(kata)], tmp_path)
    seen = set()
    for file, came in results.items():
        assert came["pytest"] == came["check"], file
        assert came["bdd"] == came["replay"], file
        assert came["pytest"]["asked"] > 0
        examples = not came["pytest"]["failed"] and not came["pytest"]["not there"]
        right = examples and all(came["pytest"]["games"])
        proved = all(passed for passed, _ in came["pytest"]["proof"].values())
        assert came["pytest"]["code"] == int(not (right and proved)), file
        seen |= set(came["bdd"].values())
    codes = {Path(file): came["pytest"]["code"] for file, came in results.items()}
    assert [code for file, code in codes.items() if "reference" in file.parts] == [0]
    assert 1 in codes.values()
    if kata == "yatzy-exactly":  # every verdict that code in process can come to
        assert seen == {"passed", "wrong", "raised", "not_a_score", "not_there"}


def test_every_python_solution_is_among_the_runs() -> None:
    """Whatever lies on our shelf, but for handed-out tests and near misses, which are below."""
    there = {
        path
        for folder in ("reference", "legacy")
        for path in OURS.glob(f"*/{folder}/python/**/*.py")
        if not path.name.startswith("test_")
    }
    assert {path for kata in KATAS for path in solutions_of(kata)} >= there


def test_processes_say_the_same_with_every_roll(tmp_path: Path) -> None:
    """As a learner runs them: nothing is left out, nothing is made once for many."""
    file = TRIED / "wrong" / "greed_misprint.py"
    proved = run_for_verdicts("greed", file, tmp_path, "--proof")
    checked = run_kata("check", file, "--kata=greed", "--json", cwd=tmp_path)
    found = json.loads(checked.out)
    failed = {item["where"]: item["verdict"] for item in found["examples"]["failed"]}
    (category,) = found["proof"]["categories"].values()
    (proof,) = [name for name in proved.verdicts if name.startswith("proof: ")]
    assert (proved.code, checked.code) == (1, 1)
    assert proved.verdicts.pop(proof) == "wrong"
    assert not category["passed"]
    assert len(proved.verdicts) == found["examples"]["asked"]
    assert {at: word for at, word in proved.verdicts.items() if word != "passed"} == failed
    right = category["rolls"] - category["wrong"]
    assert f"proof: {right:,} of {category['rolls']:,} rolls" in proved.lines


@pytest.mark.parametrize("family", ["greed", "yatzy"])
def test_near_misses_are_proved_alike(family: str, tmp_path: Path) -> None:
    """By an item of pytest's and by the check, in what each gets wrong."""
    found = both_ways(family, tmp_path)
    wrong = [near for near in near_misses(open_shelf(), family) if near.categories]
    assert list(found) == [near.name for near in wrong]
    for name, came in found.items():
        assert came["item"] == came["check"], name
        assert came["item"]


def both_ways(wanted: object, folder: Path) -> dict[str, Any]:
    """Have it run both ways, in a process of its own."""
    (folder / "wanted.json").write_text(json.dumps(wanted), "utf-8")
    done = run(
        *(sys.executable, "-m", "tests.both_ways", "wanted.json", "results.json"),
        cwd=folder,
        env={"PYTHONPATH": str(ROOT)},
    )
    assert done.code == 0, done.text
    found: dict[str, Any] = json.loads((folder / "results.json").read_text("utf-8"))
    return found
