"""Every attack of the catalogue, in every level that contains it, beside honest neighbours."""

import json
from itertools import product
from typing import Any

import pytest

from katas.grade.sandbox import Containment, Level
from tests.grade.attacks.catalogue import Case, attacks, elsewhere
from tests.grade.attacks.conftest import LEVELS, NEIGHBOURS, WEAKEST, Graded, is_run
from tests.grade.attacks.scene import ROOT, SECRET, Came, Scene

ATTACKS = attacks()

RUN = [pytest.param(level, case, id=f"{level.value}-{case.id}")
       for level, case in product(LEVELS, ATTACKS) if is_run(case, level)]

RUNS = [pytest.param(level, proof, id=f"{level.value}-{'every roll' if proof else 'examples'}")
        for level, proof in product(LEVELS, (False, True))
        if any(is_run(case, level) and case.proof == proof for case in ATTACKS)]


@pytest.mark.parametrize(("level", "attack"), RUN)
def test_an_attack_gains_nothing(
    graded: Graded,
    contains: dict[Level, frozenset[Containment]],
    scene: Scene,
    level: Level,
    attack: Case,
) -> None:
    """It comes out as the catalogue says, and what it would have harmed is unharmed."""
    came = graded(level, attack.proof)
    if lacking := attack.needs - contains[level]:
        # It wasn't run there: whoever grades in such a level has been told what that means.
        assert {item.gap for item in lacking} <= set(came.gaps)
        return
    for student in scene.students(attack):
        submission = came.submissions[student]
        verdicts = {item["told"]["verdict"] for item in submission["items"]}
        assert submission["status"] == attack.status, submission["problem"] or verdicts
        assert attack.verdicts <= verdicts
        assert not attack.never & verdicts
        for name in attack.after:
            AFTERWARDS[name](scene, student, submission)


def _no_mark(scene: Scene, student: str, _: dict[str, Any]) -> None:
    assert scene.files(student) == []


def _no_process(scene: Scene, student: str, _: dict[str, Any]) -> None:
    assert scene.processes(student) == []


def _no_secret(_: Scene, __: str, submission: dict[str, Any]) -> None:
    assert SECRET not in json.dumps(submission)


def _no_call(scene: Scene, _: str, __: dict[str, Any]) -> None:
    assert scene.calls() == []


def _victim_lives(scene: Scene, _: str, __: dict[str, Any]) -> None:
    assert scene.victim.poll() is None


AFTERWARDS = {
    "no_mark": _no_mark,
    "no_process": _no_process,
    "no_secret": _no_secret,
    "no_call": _no_call,
    "victim_lives": _victim_lives,
}


@pytest.mark.parametrize(("level", "proof"), RUNS)
def test_the_neighbours_come_out_right(graded: Graded, level: Level, proof: bool) -> None:  # noqa: FBT001  # a parameter
    """Whatever is handed in beside them, who is right passes and who is wrong doesn't."""
    came = graded(level, proof)
    found = {case.id: came.submissions[case.id]["status"] for case in NEIGHBOURS}
    assert found == {case.id: case.status for case in NEIGHBOURS}


@pytest.mark.parametrize(("level", "proof"), RUNS)
def test_the_run_is_no_fault_of_ours(graded: Graded, level: Level, proof: bool) -> None:  # noqa: FBT001  # as above
    """It ends with 1, for somebody didn't pass; no secret is told, nothing is printed beside."""
    came = graded(level, proof)
    assert faults(came) == {}
    assert came.run.code == 1, came.run.text[-2000:]
    assert SECRET not in came.run.text


def faults(came: Came) -> dict[str, str]:
    """The submissions that we couldn't grade, and why."""
    ours = ("our fault",)
    return {name: item["problem"] for name, item in came.submissions.items() if item["status"] in ours}


@pytest.mark.parametrize("level", [level for level in LEVELS if level is not WEAKEST])
def test_nothing_is_left_behind(
    graded: Graded,
    contains: dict[Level, frozenset[Containment]],
    scene: Scene,
    level: Level,
) -> None:
    """No process and no file of any of them, wherever anybody may write."""
    graded(level, False)  # noqa: FBT003  # as above
    if {Containment.TREE, Containment.WRITES} <= contains[level]:
        assert scene.processes() == []
        assert scene.files() == []


def test_every_number_is_there() -> None:
    """The catalogue has all of one to fifty-five, and nine cheats."""
    numbers = [case.number for case in ATTACKS]
    assert {*numbers, *(item.number for item in elsewhere())} == {*range(56)}
    assert numbers.count(0) == 9


def test_every_submission_is_in_the_catalogue() -> None:
    """None lies there unused, and what is tested elsewhere is there."""
    folder = ATTACKS[0].path.parent
    assert {case.path for case in ATTACKS} == {*folder.iterdir()}
    assert all((ROOT / item.test).exists() for item in elsewhere())
