"""What happens to honest people: who is right passes, however the file is saved and called."""

import pytest

from katas.grade.sandbox import Containment, Level
from tests.grade.attacks.catalogue import Case, accidents
from tests.grade.attacks.conftest import LEVELS, STRONGEST, WEAKEST
from tests.grade.attacks.scene import Came, Scene

ACCIDENTS = accidents()


@pytest.fixture(scope="package", params=[level for level in LEVELS if level in (STRONGEST, WEAKEST)], ids=lambda level: level.value)
def handed_in(
    request: pytest.FixtureRequest, scene: Scene, contains: dict[Level, frozenset[Containment]]
) -> Came:
    """All of them, graded once with every roll there is."""
    level: Level = request.param
    if level not in contains:
        pytest.skip(f"no {level.value} on this machine")
    return scene.grade(ACCIDENTS, f"--sandbox={level.value}")


@pytest.mark.parametrize("accident", ACCIDENTS, ids=lambda case: case.folder or case.id)
def test_an_accident_costs_nobody_what_he_has_earned(
    handed_in: Came, scene: Scene, accident: Case
) -> None:
    """It comes out as the list says."""
    (student,) = scene.students(accident)
    submission = handed_in.submissions[student]
    verdicts = {item["told"]["verdict"] for item in submission["items"]}
    assert submission["status"] == accident.status, submission["problem"] or verdicts
    assert accident.says in submission["problem"]
    assert not accident.never & verdicts
