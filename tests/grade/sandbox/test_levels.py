"""What each level of the sandbox holds, by trying it from inside."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from katas.errors import OurFault, UsageError
from katas.grade.sandbox import Containment, Level, Sandbox, find_sandbox, level_named
from katas.grade.sandbox.probing import OWED
from katas.model import Failure, Verdict
from tests.grade.sandbox.conftest import HERE, Run, answered
from tests.running import children

BESIDE_PYTHON = ["python3/dist-packages"]
"""Where Debian installs packages, within its libraries."""

STRONG = [Level.BUBBLEWRAP, Level.NAMESPACES, Level.LANDLOCK]


@pytest.mark.parametrize("level", Level)
def test_a_level_holds_what_it_owes(levels: dict[Level, Sandbox], level: Level) -> None:
    """What a level's name promises was seen to hold, on this machine, a moment ago."""
    assert levels[level].contains >= OWED[level]


@pytest.mark.parametrize("level", STRONG)
def test_the_strong_levels_hold_everything(levels: dict[Level, Sandbox], level: Level) -> None:
    """Where all of it is there nothing is missing, but that only one has room of its own."""
    lacking = set() if level is Level.BUBBLEWRAP else {Containment.DISK}
    assert set(Containment) - levels[level].contains == lacking
    assert levels[level].gaps == tuple(item.gap for item in lacking)


def test_gaps_are_told_in_plain_words(levels: dict[Level, Sandbox]) -> None:
    """Who grades in a bare process reads what that means."""
    assert "it can reach the network" in levels[Level.BARE].gaps


@pytest.mark.parametrize("level", STRONG)
def test_our_own_files_are_not_there(run: Run, level: Level) -> None:
    """No feature, no solution and no rulebook can be read."""
    places = [HERE / "yatzy" / "rulebook.py", HERE.parent / "features", Path(__file__)]
    code = f"""
import os
import subprocess

def tried():
    seen = []
    for place in {list(map(str, places))}:
        try:
            seen.append(os.listdir(place) if os.path.isdir(place) else open(place).read())
        except OSError:
            pass
    return str(seen)
"""
    assert answered(run(level, code)) == "'[]'"


@pytest.mark.parametrize("level", STRONG)
def test_what_is_installed_is_hidden_by_every_name(run: Run, level: Level) -> None:
    """A system has links that lead to the same folders, `/lib` to `/usr/lib`; none gets round."""
    places = [f"{top}/{name}" for top in ("/usr/lib", "/lib") for name in BESIDE_PYTHON]
    code = f"""
import os

def tried():
    seen = []
    for place in {places}:
        try:
            seen += os.listdir(place)
        except OSError:
            pass
    return str(seen)
"""
    assert answered(run(level, code)) == "'[]'"


@pytest.mark.parametrize("level", STRONG)
def test_our_package_can_not_be_imported(run: Run, level: Level) -> None:
    """A submission that asks our rulebooks for the answer finds no such module."""
    code = """
def tried():
    found = []
    for name in ("katas.yatzy", "katas.catalog", "katas.spec", "pytest"):
        try:
            __import__(name)
            found.append(name)
        except ImportError:
            pass
    return str(found)
"""
    assert answered(run(level, code)) == "'[]'"


@pytest.mark.parametrize("level", Level)
def test_the_environment_is_a_list_of_five(
    run: Run, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands in the grader's environment, a token for instance, doesn't cross.

    Bubblewrap says where it is, which it may.
    """
    monkeypatch.setenv("GITHUB_TOKEN", "a secret")
    code = "import os\ndef tried(): return ' '.join(sorted({*os.environ} - {'PWD'}))\n"
    assert answered(run(level, code)) == "'HOME LANG LC_ALL PATH TMPDIR'"


@pytest.mark.parametrize("level", Level)
def test_what_it_writes_is_gone_with_it(run: Run, level: Level, workspace: Path) -> None:
    """There is a place to write in, and nothing of it stays."""
    before = sorted(workspace.iterdir())
    code = """
import os, tempfile

def tried():
    with open(os.path.join(tempfile.gettempdir(), "notes.txt"), "w") as file:
        file.write("mine")
    return os.path.expanduser("~") == tempfile.gettempdir()
"""
    assert answered(run(level, code)) == "True"
    assert sorted(workspace.iterdir()) == before


@pytest.mark.parametrize("level", STRONG)
def test_the_submission_itself_stays_as_it_is(run: Run, level: Level) -> None:
    """Its own files can be read, and not written."""
    code = """
def tried():
    try:
        open(__file__, "a")
    except OSError:
        return len(open(__file__).read()) > 10
"""
    assert answered(run(level, code)) == "True"


@pytest.mark.parametrize("level", [level for level in Level if level is not Level.BARE])
def test_a_memory_bomb_is_told_as_one(run: Run, level: Level) -> None:
    """Two thousand million bytes aren't there."""
    came = run(level, "def tried(): return len(bytearray(2_000_000_000))\n")
    assert isinstance(came, Failure)
    assert came.verdict is Verdict.OUT_OF_MEMORY


@pytest.mark.parametrize("level", STRONG)
def test_memory_of_many_processes_is_added_up(run: Run, level: Level) -> None:
    """Each below its limit, and together above: they are ended together."""
    code = """
import os, time

def tried():
    for _ in range(4):
        if os.fork() == 0:
            kept = bytearray(b"x" * 300_000_000)
            time.sleep(20)
            os._exit(len(kept) and 0)
    time.sleep(20)
"""
    came = run(level, code)
    assert isinstance(came, Failure)
    assert came.verdict in (Verdict.OUT_OF_MEMORY, Verdict.TIMEOUT)


@pytest.mark.parametrize("level", STRONG)
def test_a_grader_that_is_root_is_nobody_inside(run: Run, level: Level) -> None:
    """Whoever grades as root has become somebody else before a line of theirs runs."""
    user = int(answered(run(level, "import os\ndef tried(): return os.getuid()\n")))
    assert user != 0 if os.geteuid() == 0 else user == os.geteuid()


@pytest.mark.parametrize("level", STRONG)
def test_there_is_no_way_back(run: Run, level: Level) -> None:
    """No way leads back to root, to other namespaces, or to a kernel's back doors."""
    code = """
import ctypes, os

def tried():
    libc = ctypes.CDLL(None, use_errno=True)
    done = []
    for name, call in {
        "setuid": lambda: os.setuid(0) or os.getuid() == 0,
        "unshare": lambda: libc.unshare(0x10000000) == 0,
        "mount": lambda: libc.mount(b"none", b"/tmp", b"tmpfs", 0, None) == 0,
        "io_uring": lambda: libc.syscall(425, 1, None) >= 0,
        "ptrace": lambda: libc.ptrace(0, 0, None, None) == 0,
        "keyctl": lambda: libc.syscall(250, 0, -3, 0) >= 0,
    }.items():
        try:
            if call():
                done.append(name)
        except OSError:
            pass
    return " ".join(done)
"""
    assert answered(run(level, code)) == "''"


def test_the_strongest_that_works_is_taken(workspace: Path) -> None:
    """Where nobody asks for a level, it is the first that holds what it owes."""
    place = workspace / "strongest"
    place.mkdir()
    assert find_sandbox(place, hidden=[]).wrapping.level is Level.BUBBLEWRAP


def test_a_program_that_is_there_need_not_work(
    workspace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bwrap that may make no namespaces, as on many a machine, is passed over."""
    broken = tmp_path / "bwrap"
    broken.write_text(
        "#!/bin/sh\necho 'bwrap: setting up uid map: Permission denied' >&2\nexit 1\n"
    )
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    place = workspace / "broken"
    place.mkdir()
    assert find_sandbox(place, hidden=[]).wrapping.level is Level.NAMESPACES
    other = workspace / "closed"
    other.mkdir()
    with pytest.raises(OurFault, match="no sandbox here is as strong as bubblewrap") as error:
        find_sandbox(other, hidden=[], at_least=Level.BUBBLEWRAP)
    assert error.value.found == ("bubblewrap: bwrap: setting up uid map: Permission denied",)


def test_a_level_that_nobody_knows() -> None:
    """A mistyped level is told with those that there are."""
    with pytest.raises(UsageError, match="there is no sandbox level 'bublewrap'") as error:
        level_named("bublewrap")
    assert error.value.found == ("there are: bubblewrap, namespaces, landlock, rlimits, bare",)


def test_a_permitted_library_is_there_and_no_other(workspace: Path) -> None:
    """What a teacher permits comes with what it needs, and with nothing else."""
    place = workspace / "permitted"
    place.mkdir()
    sandbox = find_sandbox(place, hidden=[], packages=["pytest-bdd"])
    there = {path.name for path in sandbox.wrapping.tools.packages.iterdir()}
    assert {"pytest_bdd", "pytest", "pluggy"} <= there
    assert "mypy" not in there


def test_a_library_that_is_not_installed(workspace: Path) -> None:
    """Nothing is fetched: a library has to be on the grader's machine."""
    place = workspace / "absent"
    place.mkdir()
    with pytest.raises(UsageError, match="--allow-package nupmy: no such package"):
        find_sandbox(place, hidden=[], packages=["nupmy"])


def test_this_python_runs_them(run: Run) -> None:
    """The interpreter is the grader's own, in its version."""
    code = "import sys\ndef tried(): return str(sys.version_info[:3])\n"
    assert answered(run(Level.BUBBLEWRAP, code)) == f"'{sys.version_info[:3]}'"


@pytest.mark.parametrize("level", [Level.RLIMITS, Level.BARE])
def test_what_it_leaves_behind_is_ended_and_nobody_else(run: Run, level: Level) -> None:
    """Where no namespace does it: a child's child that has left goes; our own children stay."""
    code = """
import os, time

def tried():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(300)
        os._exit(0)
    os.wait()
    return 1
"""
    with subprocess.Popen(["sleep", "300"]) as ours:
        before = children(os.getpid())
        assert answered(run(level, code)) == "1"
        assert children(os.getpid()) == before
        assert ours.poll() is None
        ours.kill()
