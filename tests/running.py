"""Real runs: pytest and kata as processes of their own, as a learner starts them."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

NOT_A_LEARNERS = ("approvaltests_pytest", "hypothesispytest")
"""Plugins of our own tests' that a learner hasn't got, and that cost each run a second."""

DUMP = "KATAS_TEST_DUMP"
"""Where tests.dump_verdicts writes, by environment."""


@dataclass
class Run:
    """A process that has ended."""

    code: int
    out: str
    err: str
    verdicts: dict[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """Everything that a person at the terminal sees."""
        return self.out + self.err

    @property
    def lines(self) -> list[str]:
        """The lines of it, without trailing blanks."""
        return [line.rstrip() for line in self.text.splitlines()]


def run(
    *command: str | Path,
    cwd: Path,
    env: dict[str, str] | None = None,
    stdin: str = "",
    patience: float = 120,
) -> Run:
    """Run a command to its end."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**environment(), **(env or {})},
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=patience,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def run_pytest(*arguments: str | Path, cwd: Path, env: dict[str, str] | None = None) -> Run:
    """Run pytest as a learner does; with pytest-xdist only where it is asked for."""
    dropped = [*NOT_A_LEARNERS, *(() if "-n" in arguments else ("xdist", "xdist.looponfail"))]
    without = [word for name in dropped for word in ("-p", f"no:{name}")]
    return run(sys.executable, "-m", "pytest", *without, *arguments, cwd=cwd, env=env)


def run_kata(
    *arguments: str | Path,
    cwd: Path,
    env: dict[str, str] | None = None,
    stdin: str = "",
    patience: float = 120,
) -> Run:
    """Run the command `kata`."""
    command = (sys.executable, "-m", "katas", *arguments)
    return run(*command, cwd=cwd, env=env, stdin=stdin, patience=patience)


def run_for_verdicts(kata: str, solution: Path, cwd: Path, *more: str) -> Run:
    """Run a kata under pytest, and give the verdict of each example by its file and line."""
    dump = cwd / "verdicts.json"
    done = run_pytest(
        f"--kata={kata}",
        f"--solution={solution}",
        "-p",
        "tests.dump_verdicts",
        "-q",
        *more,
        cwd=cwd,
        env={DUMP: str(dump), "PYTHONPATH": str(Path(__file__).parent.parent)},
    )
    done.verdicts = json.loads(dump.read_text("utf-8"))
    return done


def environment() -> dict[str, str]:
    """The environment of this process, without what an outer pytest or terminal adds.

    Bytecode is kept, as it is on a learner's machine, or each run would compile us anew.
    """
    dropped = ("PYTEST_", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "PYTHONDONTWRITE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    return {**kept, "COLUMNS": "100"}


PATIENCE = 60
"""Seconds after which something won't come any more, on a machine that is very busy."""


def until(holds: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


def children(number: int) -> set[int]:
    """The processes that a process has started itself and that are there, ended ones too."""
    found: set[int] = set()
    for task in Path(f"/proc/{number}/task").glob("*/children"):
        with suppress(OSError):
            found |= set(map(int, task.read_text("ascii").split()))
    return found


def below(number: int) -> set[int]:
    """All that a process has started, and those have."""
    return {other for child in children(number) for other in (child, *below(child))}


def read_all(terminal: int) -> str:
    """All that a terminal was shown, when nobody writes there any more."""
    shown = b""
    with suppress(OSError):  # Linux says so at the end
        while piece := os.read(terminal, 65536):
            shown += piece
    os.close(terminal)
    return shown.decode("utf-8")
