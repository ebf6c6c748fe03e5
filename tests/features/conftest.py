"""What the tests of the features share: the shelf, and packs of their own making."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from katas.catalog import Shelf, open_shelf
from katas.spec import Specification
from tests.features.packs import write_pack


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """All katas there are."""
    return open_shelf()


@pytest.fixture
def pack(tmp_path: Path) -> Callable[..., Specification]:
    """Write a pack into a folder of its own and open it: see `packs.write_pack`."""
    return partial(write_pack, tmp_path / "pack")
