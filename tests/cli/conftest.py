"""The command in this process, and a pack to run it with."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.cli import main
from tests.running import Run


@pytest.fixture
def pack() -> Path:
    """The dice club's pack: Chicago, and one more Yatzy."""
    return Path(__file__).parent.parent / "packs" / "dice_club"


@pytest.fixture
def kata(capsys: pytest.CaptureFixture[str]) -> Callable[..., Run]:
    """Run `kata` in this process."""

    def run(*arguments: str | Path) -> Run:
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run
