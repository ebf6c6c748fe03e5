"""What all tests share: where the material lies, and real runs of pytest and kata."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.running import Run, run_pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent


@pytest.fixture
def solutions() -> Path:
    """The folder with the small real solutions that the harness is tried on."""
    return ROOT / "tests" / "solutions"


@pytest.fixture
def references() -> Path:
    """The folder with our own solutions."""
    return ROOT / "solutions"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A learner's empty folder."""
    folder = tmp_path / "katas of mine"
    folder.mkdir()
    return folder


@pytest.fixture
def run_here(folder: Path) -> Callable[..., Run]:
    """Run pytest for real in the learner's folder."""

    def run(*arguments: str | Path, cwd: Path = folder, env: dict[str, str] | None = None) -> Run:
        return run_pytest(*arguments, cwd=cwd, env=env)

    return run


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's chromium."""
    from tests.browsing import started_browser  # noqa: PLC0415  # for what looks at a page alone

    with started_browser() as browser:
        yield browser
