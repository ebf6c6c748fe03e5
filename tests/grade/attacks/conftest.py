"""Each level grades its attacks once; the tests look at what came."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from katas.grade.sandbox import Containment, Level, furnish, try_level
from tests.grade.attacks.catalogue import Case, attacks
from tests.grade.attacks.scene import Came, Scene

STRONGEST, WEAKEST = next(iter(Level)), list(Level)[-1]

EVERY_LEVEL = bool(os.environ.get("KATAS_EVERY_LEVEL"))
"""Whether the weaker levels are tried as well, which takes minutes: `nox -s attacks` does."""

LEVELS = tuple(Level) if EVERY_LEVEL else (STRONGEST,)

HERE = Path(__file__).parent

NEIGHBOURS = [
    Case(HERE / "neighbours" / "right.py", "passed"),
    Case(HERE / "neighbours" / "wrong.py", "not passed"),
]
"""Who is graded in the same run, and has done nothing."""


def is_run(attack: Case, level: Level) -> bool:
    """Whether an attack is run in a level, where that contains what it needs.

    What the grader alone decides is tried in the strongest and in the weakest.
    """
    return level is not WEAKEST if attack.needs else level in (STRONGEST, WEAKEST)


@pytest.fixture(scope="package")
def contains() -> dict[Level, frozenset[Containment]]:
    """What each level was found to contain on this machine; those that aren't here left out."""
    with TemporaryDirectory(prefix="katas-test-") as folder:
        tools, sight = furnish(Path(folder), [], [])
        tried = [try_level(level, tools, sight, Path(folder)) for level in Level]
    return {item.level: item.sandbox.contains for item in tried if item.sandbox is not None}


@pytest.fixture(scope="package")
def scene(contains: dict[Level, frozenset[Containment]]) -> Iterator[Scene]:
    """The one scene of all levels.

    What looks for levels ends all children of its own process, and among them a victim.
    """
    assert contains
    scene = Scene()
    yield scene
    scene.close()


Graded = Callable[[Level, bool], Came]


@pytest.fixture(scope="package")
def graded(scene: Scene, contains: dict[Level, frozenset[Containment]]) -> Graded:
    """Grade the attacks of a level, once: those that need every roll, or the others."""

    @cache
    def run(level: Level, proof: bool) -> Came:  # noqa: FBT001  # a key
        if level not in contains:
            pytest.skip(f"no {level.value} on this machine")
        cases = [
            attack
            for attack in attacks()
            if is_run(attack, level) and attack.proof == proof and attack.needs <= contains[level]
        ]
        options = () if proof else ("--examples",)
        return scene.grade([*NEIGHBOURS, *cases], f"--sandbox={level.value}", *options)

    return run
