"""What the tests of the rulebooks share: the rulebooks of both families."""

import pytest

from katas.catalog import open_shelf
from katas.model import Rulebook
from katas.spec import load_rulebooks


@pytest.fixture(scope="session")
def yatzy() -> dict[str, Rulebook]:
    """The four Yatzy rulebooks by name."""
    return load_rulebooks(open_shelf(), "yatzy")


@pytest.fixture(scope="session")
def koan() -> Rulebook:
    """The Greed rulebook."""
    return load_rulebooks(open_shelf(), "greed")["koan"]
