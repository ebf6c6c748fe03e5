"""One toolbox for all tests of the sandbox, and a way to run a few lines in a level of it."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import katas
from katas.grade.sandbox import Level, Sandbox, furnish, try_level
from katas.model import Answer, Outcome
from katas.plug import Limits

HERE = Path(katas.__file__).parent


@pytest.fixture(scope="session")
def workspace() -> Iterator[Path]:
    """A folder that others may go through, which a test's own folder is not."""
    with TemporaryDirectory(prefix="katas-test-") as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def levels(workspace: Path) -> dict[Level, Sandbox]:
    """Every level that is there, by itself."""
    tools, sight = furnish(workspace, [HERE], [])
    tried = [try_level(level, tools, sight, workspace) for level in Level]
    assert not [f"{item.level.value}: {item.why}" for item in tried if item.sandbox is None]
    return {item.level: item.sandbox for item in tried if item.sandbox}


Run = Callable[[Level, str], Outcome]


@pytest.fixture
def run(levels: dict[Level, Sandbox], workspace: Path) -> Run:
    """Run the function `tried()` of a few lines of Python in a level, and give what came of it."""

    def ran(level: Level, code: str, limits: Limits | None = None) -> Outcome:
        sandbox = levels[level]
        room = sandbox.room(workspace)
        file = room.submission / "tried.py"
        file.write_text(code, "utf-8")
        limits = limits or Limits(5, 20)
        try:
            host = sandbox.open(file, room, limits=limits, known={})
            with closing(host):
                return host.call(("tried",), [])
        finally:
            room.close()

    return ran


def answered(outcome: Outcome) -> str:
    """The text of what came back."""
    assert isinstance(outcome, Answer), outcome
    return outcome.shown
