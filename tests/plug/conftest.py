"""Katas to plug into; and what a solution leaves in this process, cleared away."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from katas.catalog import Board, Shelf, Vocabulary
from katas.plug import Binding, InProcess, Solution
from katas.spec import Specification, open_specification
from tests.forgetting import forgetting

SOLUTIONS = Path(__file__).parent.parent / "solutions"


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """Our own shelf, without packs."""
    return Shelf([Board.ours()])


@pytest.fixture(scope="session")
def yatzy(shelf: Shelf) -> Vocabulary:
    """How Yatzy solutions are spelt."""
    return shelf.vocabulary("yatzy")


@pytest.fixture(scope="session")
def spec(shelf: Shelf) -> Callable[[str], Specification]:
    """Open a kata by its id; each is opened once."""
    return cache(lambda name: open_specification(shelf, shelf.find(name)))


@pytest.fixture
def plugged(spec: Callable[[str], Specification]) -> Callable[[Path, str], Solution]:
    """Plug a file into a kata."""

    def plug(file: Path, kata: str) -> Solution:
        return spec(kata).plug(InProcess(file))

    return plug


@pytest.fixture
def bound(plugged: Callable[[Path, str], Solution]) -> Callable[..., Binding]:
    """Bind a file to a kata."""
    return lambda file, kata="yatzy-exactly": plugged(file, kata).binding


@pytest.fixture(autouse=True)
def nothing_left(tmp_path: Path) -> Iterator[None]:
    """Forget the modules that a test has loaded, and the folders it imported from."""
    with forgetting(SOLUTIONS, tmp_path):
        yield
