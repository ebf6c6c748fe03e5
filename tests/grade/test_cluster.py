"""A class on several machines: a real scheduler, real workers, and one that is lost midway."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.running import environment, run_kata, until

ROOT = Path(__file__).parent.parent.parent
RIGHT = ROOT / "solutions" / "yatzy" / "reference" / "python" / "exactly.py"
CLASSIC = ROOT / "solutions" / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"

SLOWLY = "import time\ntime.sleep(0.2)\n"

CLASS = 60
"""So many submissions are three chunks: one for each worker, and one to come."""


@contextmanager
def started(*words: str, cwd: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A process of Dask's own command, with whatever it starts, as long as it is wanted."""
    command = [sys.executable, "-m", "dask", *words]
    with subprocess.Popen(
        command,
        cwd=cwd,
        env={**environment(), "DASK_DISTRIBUTED__WORKER__USE_FILE_LOCKING": "False"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def classroom(tmp_path: Path) -> Path:
    """A class of which every third is wrong, no two alike, each with a short sleep."""
    for number in range(CLASS):
        place = tmp_path / "klasse" / f"student{number:02}"
        place.mkdir(parents=True)
        code = (CLASSIC if number % 3 == 0 else RIGHT).read_text("utf-8")
        (place / "yatzy.py").write_text(f"{code}\n{SLOWLY}# {number}\n", "utf-8")
    return tmp_path / "klasse"


def test_a_worker_that_is_lost_loses_no_submission(classroom: Path, tmp_path: Path) -> None:
    """What it was at goes to the other; everybody has the mark that he has anywhere else."""
    address = f"tcp://127.0.0.1:{(port := free_port())}"
    with ExitStack() as stack:
        scheduler = ("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
        stack.enter_context(started(*scheduler, cwd=tmp_path))
        worker = ("worker", address, "--nthreads", "1", "--no-dashboard", "--no-nanny")
        workers = [stack.enter_context(started(*worker, cwd=tmp_path)) for _ in range(2)]
        out = tmp_path / "ut"
        words = ["--cluster", address, "--out", str(out), "--examples", str(classroom)]
        grading = stack.enter_context(
            subprocess.Popen(
                [sys.executable, "-m", "katas", "grade", "--kata", "yatzy-exactly", *words],
                cwd=tmp_path,
                env=environment(),
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        until(lambda: (out / "ledger.jsonl").exists() and has_results(out))
        os.killpg(workers[0].pid, signal.SIGKILL)
        told, problem = grading.communicate(timeout=240)
    assert grading.returncode == 1, problem
    assert f"{CLASS} submissions: 40 passed, 20 not passed" in told
    kept = [json.loads(line) for line in (out / "ledger.jsonl").read_text("utf-8").splitlines()]
    assert len({line["key"] for line in kept}) == CLASS
    assert {line["graded"]["sandbox"] for line in kept} == {"bubblewrap"}


def has_results(out: Path) -> bool:
    """Whether a first result is kept."""
    return b"\n" in (out / "ledger.jsonl").read_bytes()


def test_where_nobody_schedules(classroom: Path, tmp_path: Path) -> None:
    """No scheduler at an address is a mistake that is told in a line, with what to start."""
    address = f"tcp://127.0.0.1:{free_port()}"
    words = ("grade", "--kata", "yatzy-exactly", "--cluster", address, classroom / "student00")
    run = run_kata(*words, cwd=tmp_path)
    assert run.code == 2, run.text
    assert f"kata: --cluster {address}: " in run.err
    assert "dask scheduler" in run.err
    assert "Traceback" not in run.err
