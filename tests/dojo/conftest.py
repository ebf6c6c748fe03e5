"""What the tests of the dojo share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dojo.served import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A dojo that is served in an empty folder."""
    with Served(tmp_path) as served:
        yield served


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same, one for all tests of a module: they look at it, and leave it as it is."""
    with Served(tmp_path_factory.mktemp("dojo")) as served:
        yield served
