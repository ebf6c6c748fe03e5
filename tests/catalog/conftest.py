"""A pack of katas from outside: the dice club's."""

import shutil
from pathlib import Path

import pytest


@pytest.fixture
def pack() -> Path:
    """The pack as it lies here: a family of its own, and one more kata for the Yatzy family."""
    return Path(__file__).parent.parent / "packs" / "dice_club"


@pytest.fixture
def own_pack(pack: Path, tmp_path: Path) -> Path:
    """A copy of the pack, to be spoilt."""
    ignored = shutil.ignore_patterns("__pycache__")
    return Path(shutil.copytree(pack, tmp_path / "spoilt", ignore=ignored))
