"""Games to be played beside ours: plugged in once, and cleared away in the end."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import open_shelf
from katas.model import Example
from katas.plug import InProcess, Solution
from katas.proof import CategoryProof, Proof, Vectors, prove
from katas.proof.diagnosing.diagnosis import Diagnosing
from katas.proof.diagnosing.saying import Saying
from katas.proof.playing import side_by_side
from katas.proof.report import words
from katas.spec import Recorder, Specification, open_specification

SCORE = "score(dice, category)"

NAMES = ("Kari", "Ola", "Per", "Liv")

Proved = Callable[..., Proof]
FoundOut = Callable[[str, CategoryProof], list[str]]


@pytest.fixture(scope="session")
def right() -> Path:
    """The game that is right in everything."""
    return Path(__file__).parent.parent / "solutions" / "games" / "right.py"


@pytest.fixture(scope="session")
def spec() -> Callable[[str], Specification]:
    """Open a kata by its id; each is opened once."""
    shelf = open_shelf()
    return cache(lambda name: open_specification(shelf, shelf.find(name)))


@pytest.fixture(scope="session")
def told_in_examples(spec: Callable[[str], Specification]) -> Callable[[str], list[Example]]:
    """The examples of a kata that are moves of a game."""

    @cache
    def told(name: str) -> list[Example]:
        return [item for item in Recorder(spec(name)).transcript() if item.moves]

    return told


@pytest.fixture(scope="module")
def cleared_away() -> Iterator[None]:
    """Forget the modules of solutions when the tests of a file are through."""
    modules, path = set(sys.modules), list(sys.path)
    yield
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if not name.startswith(("katas", "tests")):
            del sys.modules[name]


@pytest.fixture(scope="module")
def plugged(
    spec: Callable[[str], Specification], cleared_away: None
) -> Callable[[str, Path], Solution]:
    """Plug a game into a kata; each file once.

    How its rolls are scored is said, for nobody to look for it: what is tried is the game.
    """
    del cleared_away
    return cache(lambda kata, file: spec(kata).plug(InProcess(file), {"score": SCORE}))


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a few games of a seed only: what is tried is that they go alike at all."""
    monkeypatch.setattr(side_by_side, "GAMES", 3)


@pytest.fixture(scope="session")
def vectors(spec: Callable[[str], Specification]) -> Callable[[str], Vectors]:
    """What rulebooks and near misses of a family give on every roll."""
    return cache(lambda family: Vectors(spec("greed").shelf, family))


@pytest.fixture(scope="session")
def transcript(spec: Callable[[str], Specification]) -> Callable[[str], list[Example]]:
    """All examples of a kata."""
    return cache(lambda name: Recorder(spec(name)).transcript())


@pytest.fixture(scope="module")
def proved(
    spec: Callable[[str], Specification],
    transcript: Callable[[str], list[Example]],
    vectors: Callable[[str], Vectors],
    cleared_away: None,
) -> Proved:
    """Ask a file every roll there is, or in `only` some categories."""
    del cleared_away

    def prove_file(kata: str, file: Path, *only: str | None, **more: Any) -> Proof:
        opened = spec(kata)
        with closing(InProcess(file)) as host:
            return prove(
                opened,
                opened.plug(host),
                transcript(kata),
                vectors=vectors(opened.kata.family),
                only=only or None,
                **more,
            )

    return prove_file


@pytest.fixture(scope="module")
def found_out(spec: Callable[[str], Specification], vectors: Callable[[str], Vectors]) -> FoundOut:
    """Diagnose a category that was proved, and say what was found out."""

    def find_out(kata: str, proof: CategoryProof) -> list[str]:
        opened = spec(kata)
        diagnosis = Diagnosing(opened, vectors(opened.kata.family)).category(proof)
        saying = Saying(opened, words(opened.rulebook.language))
        return list(saying.lines(proof.category, diagnosis))

    return find_out
