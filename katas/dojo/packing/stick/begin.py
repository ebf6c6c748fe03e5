"""Begins a kata from a pack: a folder, with an environment in it that has katas.

`start.sh` and `start.bat` look for a Python and run this file with it, from where the pack lies.
Whatever Python that is: so it imports Python's own library alone, and is written for old ones too.

    python begin.py ID [FOLDER]
    python begin.py --fits          whether this Python is one that the pack has wheels for
"""

from __future__ import annotations

import json
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
"""Where the pack is."""

ENVIRONMENT = ".venv"

NEWS = ".new"
"""Here `kata start` makes its folder, which then moves up beside the environment."""

TIDYING = 3
"""Seconds that a process gets to tidy up before it is ended."""

USAGE, BROKEN, STOPPED = 2, 3, 130


class NotBegun(Exception):
    """Why there is no folder, with the exit code that says whose turn it is."""

    def __init__(self, said: str, code: int = USAGE) -> None:
        super().__init__(said)
        self.code = code


def read_pack() -> Any:
    """What is in the pack.

    Raises NotBegun where it is not all there.
    """
    try:
        pack = json.loads((HERE / "pack.json").read_text("utf-8"))
        if pack["whole"]:
            return pack
    except (OSError, ValueError, KeyError):
        pass
    raise NotBegun(
        "this pack is not all there\n  copy it again, or make it anew: kata dojo pack DIR"
    )


def machine() -> str:
    """What this Python runs on: `linux-x86_64`, `win-amd64`, `macosx-arm64`."""
    if sys.platform == "darwin":  # there a Python's own name is of all that it could run on
        return f"macosx-{platform.machine()}"
    return sysconfig.get_platform()


def why_it_does_not_fit(pack: Any) -> str:
    """Say what keeps this Python from taking its wheels from the pack; nothing if it can."""
    here = "{}.{}".format(*sys.version_info)
    pythons = {one["python"] for one in pack["targets"] if one["machine"] == machine()}
    if not pythons:
        there = ", ".join(sorted({one["machine"] for one in pack["targets"]}))
        return f"it runs on {machine()}, and the pack is for {there or 'none'}"
    if here not in pythons:
        return f"it is Python {here}"
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return f"it is a Python {here} of another kind than the wheels are for"
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        return "it can make no environment: its system's package python3-venv is missing"
    return ""


def begin(pack: Any, kata: str, folder: Path) -> None:
    """Make the folder, with the environment in it; nothing stays if it can't be done.

    Raises NotBegun.
    """
    if kata not in pack["katas"]:
        known = "".join(f"\n  {name:<22} {title}" for name, title in pack["katas"].items())
        raise NotBegun(f"there is no kata {kata!r} in this pack. There are:{known}")
    if HERE in (folder, *folder.parents):
        raise NotBegun(
            f"{folder} would be in the pack itself\n  name a folder elsewhere: start {kata} FOLDER"
        )
    made = _make(folder)
    try:
        _fill(folder, kata)
    except BaseException:
        _take_back(folder, made)
        raise


def _make(folder: Path) -> list[Path]:
    """Make the folder, and give what had to be made for it, from the top."""
    made = [path for path in (*reversed(folder.parents), folder) if not path.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        filled = any(folder.iterdir())
    except OSError as error:
        _remove(made)
        raise NotBegun(f"{folder} can't be made: {error.strerror}") from None
    if filled:
        raise NotBegun(f"{folder} isn't empty\n  name a folder that is, or isn't there yet")
    return made


def _fill(folder: Path, kata: str) -> None:
    """Put the environment into it, katas into that, and the kata beside it."""
    environment = folder / ENVIRONMENT
    print(f"an environment in {environment} …", flush=True)
    _run(sys.executable, "-m", "venv", environment)
    inside = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    print("katas, from the pack …", flush=True)
    _run(
        *(inside, "-I", "-m", "pip", "--isolated", "--disable-pip-version-check", "install"),
        *(
            "--quiet",
            "--no-compile",
            "--no-index",
            "--only-binary=:all:",
            "--find-links",
            HERE / "wheels",
        ),
        *("--requirement", HERE / "requirements.txt"),
    )
    news = folder / NEWS
    _run(inside, "-I", "-m", "katas", "start", kata, news)
    for path in list(news.iterdir()):
        path.rename(folder / path.name)
    news.rmdir()


def _run(*command: str | Path) -> None:
    # Neither an index nor a constraint that is written down on this machine has a say.
    without = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    code, said = run_to_its_end(command, {**without, "PIP_CONFIG_FILE": os.devnull})
    if code:
        raise NotBegun(f"that failed ({shown(command)}):\n{said.rstrip()}", BROKEN)


def run_to_its_end(command: Sequence[str | Path], env: dict[str, str]) -> tuple[int, str]:
    """Run a command, and give its exit code and all it said.

    It has a group of its own, so that all it has started ends if we are stopped.
    """
    process = subprocess.Popen(  # noqa: S603  # our own words
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=env,
        start_new_session=os.name != "nt",
    )
    try:
        said, _ = process.communicate()
    except BaseException:
        _end(process)
        raise
    return process.returncode, said.decode("utf-8", "replace")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let it tidy up what it has in the system's folder for such things, and then be gone."""
    try:
        with suppress(subprocess.TimeoutExpired, ProcessLookupError):
            if os.name != "nt":  # there Ctrl-C has reached it as it has us
                os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=TIDYING)
    finally:
        with suppress(ProcessLookupError):
            if os.name != "nt":
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()


def _take_back(folder: Path, made: Sequence[Path]) -> None:
    """Leave all as it was: what is in the folder is ours, for it was empty."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink()
    _remove(made)


def _remove(made: Sequence[Path]) -> None:
    for path in reversed(made):
        with suppress(OSError):
            path.rmdir()


def shown(words: Sequence[str | Path]) -> str:
    """A command as this system's terminal takes it."""
    given = [str(word) for word in words]
    return subprocess.list2cmdline(given) if os.name == "nt" else shlex.join(given)


def what_comes_next(folder: Path) -> str:
    """Say it, once the folder is there."""
    here = r".venv\Scripts\activate" if os.name == "nt" else ". .venv/bin/activate"
    there = shown(["cd", *(["/d"] if os.name == "nt" else []), folder])
    return f"""
{folder} is ready. Next:
  {there}
  {here:<30}  in each new terminal
  {"pytest":<30}  the examples; brief.md says what to do
  {"kata watch":<30}  the examples at each save
  {"kata dojo join ADDRESS CODE":<30}  if there is a board: it shows its address and code"""


def usage(pack: Any) -> str:
    """Say how to begin, and what there is."""
    command = "start.bat" if os.name == "nt" else "sh start.sh"
    katas = "".join(f"\n  {name:<22} {title}" for name, title in pack["katas"].items())
    return f"{command} ID [FOLDER]    a folder with a kata, and all it needs\n{katas}"


def main(arguments: Sequence[str]) -> int:
    """Begin a kata, and give the exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without å
    try:
        pack = read_pack()
        if list(arguments) == ["--fits"]:
            reason = why_it_does_not_fit(pack)
            print(reason)
            return 1 if reason else 0
        if len(arguments) not in (1, 2) or arguments[0].startswith("-"):
            print(usage(pack))
            return USAGE
        folder = Path(arguments[-1]).resolve()
        begin(pack, arguments[0], folder)
    except NotBegun as error:
        asked = list(arguments) == ["--fits"]  # then start.sh says it
        print(error if asked else f"start: {error}", file=sys.stdout if asked else sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print("start: stopped", file=sys.stderr)
        return STOPPED
    print(what_comes_next(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
