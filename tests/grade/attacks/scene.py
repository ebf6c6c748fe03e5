"""Where the attacks happen: what they would reach for is there, and it can be seen if they did."""

import ctypes
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from katas.catalog import open_shelf
from katas.model import ExactScore, Score
from katas.spec import open_specification, transcript
from tests.grade.attacks.catalogue import HERE, Case
from tests.running import Run, run_kata

ROOT = HERE.parent.parent.parent
SECRET = "the-password-of-whoever-grades"  # noqa: S105  # nobody's
JOBS = 4
"""So many are graded at a time: most of them wait for their end."""

LIMIT = 30
"""Seconds that a submission may take in all."""

SUBREAPER = 36
"""What Linux calls the wish to inherit the children of children that have lost their parents."""

EVERYBODYS = (Path(tempfile.gettempdir()), Path("/tmp"), Path("/var/tmp"), Path("/dev/shm"))  # noqa: S108  # looked into, never written
"""Where anybody may leave something."""


@dataclass
class Came:
    """What came of a run: the whole of it, and each submission by whose it was."""

    run: Run
    submissions: dict[str, dict[str, Any]]
    gaps: tuple[str, ...] = ()


@dataclass
class Scene:
    """A secret to read, a place to write, a port to call, a process to end.

    All of it is open to everybody: whatever keeps a submission away is none of our doing here.
    """

    token: str = field(default_factory=lambda: secrets.token_hex(4))

    def __post_init__(self) -> None:
        # Not in a test's own folder, where nobody else may go.
        self.place = Path(tempfile.mkdtemp(prefix="katas-scene-"))
        self.outside = self.place / "outside"
        self.outside.mkdir()
        self.place.chmod(0o755)
        self.outside.chmod(0o777)
        self.secret = self.outside / "secret.txt"
        self.secret.write_text(SECRET + "\n", "utf-8")
        self.tcp = socket.socket()
        self.tcp.bind(("127.0.0.1", 0))
        self.tcp.listen(16)
        self.port = self.tcp.getsockname()[1]
        self.udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.udp.bind(("127.0.0.1", self.port))
        self.nameless = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.nameless.bind(f"\0katas-{self.port}")
        self.victim = subprocess.Popen(["sleep", "600"])
        self.before = set(_children())
        _inherit_orphans(1)

    def close(self) -> None:
        """Take everything away, and end whatever is left."""
        _inherit_orphans(0)
        self.victim.kill()
        self.victim.wait()
        for opened in (self.tcp, self.udp, self.nameless):
            opened.close()
        for process in self.processes():
            with suppress(OSError):
                os.kill(process, 9)
        for file in self.files():
            file.unlink()
        shutil.rmtree(self.place)

    # What is handed in

    def grade(self, cases: Sequence[Case], *options: str) -> Came:
        """Hand in all of them at once, each in a folder of its own, and grade the class."""
        folder = Path(tempfile.mkdtemp(prefix="class-", dir=self.place))
        folder.chmod(0o755)
        for case in cases:
            for student in self.students(case):
                self.hand_in(case, folder / student)
        cwd = self.place / "cwd"
        cwd.mkdir(exist_ok=True)
        done = run_kata(
            "grade",
            "--kata=yatzy-exactly",
            "--format=json",
            "--call-limit=1",
            f"--jobs={JOBS}",
            f"--run-limit={LIMIT}",
            *options,
            folder,
            cwd=cwd,
            env=self.environment,
            patience=600,
        )
        with suppress(ValueError):
            data = json.loads(done.out)
            submissions = {item["owner"]: item for item in data["submissions"]}
            return Came(done, submissions, tuple(data["rules"]["gaps"]))
        return Came(done, {})

    @property
    def environment(self) -> dict[str, str]:
        """The grader's own, as that of a CI runner: with secrets, and files to write to."""
        names = ("GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")
        files = dict.fromkeys(names, str(self.mark("38_writes_to_the_runner")))
        signs = dict.fromkeys(("CI", "GITHUB_ACTIONS", "AUTOGRADER"), "true")
        return {**files, **signs, "GRADERS_SECRET": SECRET, "GITHUB_TOKEN": SECRET}

    @staticmethod
    def students(case: Case) -> list[str]:
        """Whose it is."""
        return [case.id, f"{case.id} again"] if case.twice else [case.folder or case.id]

    def hand_in(self, case: Case, folder: Path) -> None:
        """Write a submission's files, with what it can only know from us filled in."""
        folder.mkdir(parents=True)
        if case.path.is_file():
            name = case.name or f"yatzy{case.path.suffix}"
            self._write(case, case.path, folder / name, folder.name)
        else:
            for file in sorted(case.path.rglob("*")):
                if file.is_file():
                    self._write(case, file, folder / file.relative_to(case.path), folder.name)
        for name, target in case.links.items():
            (folder / name).symlink_to(self._filled(case, target, folder.name))

    def _write(self, case: Case, source: Path, target: Path, student: str) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        data = source.read_bytes()
        if b"@" in data:
            data = self._filled(case, data.decode("utf-8"), student).encode("utf-8")
        target.write_bytes(FORMS.get(case.form, bytes)(data))

    def _filled(self, case: Case, text: str, student: str) -> str:
        words = {
            "# @RIGHT@": RIGHT,
            "@MARK@": str(self.mark(case.id)),
            "@NAME@": self.name(student),
            "@NOTE@": self.name("note"),
            "@SECRET@": str(self.secret),
            "@PORT@": str(self.port),
            "@VICTIM@": str(self.victim.pid),
            "@ROOT@": str(ROOT),
            "@DEEP@": "(" * 100_000,
            "@MANY@": "+ 1 " * 100_000,
            "@BRACKETS@": "[" * 100_000,
            "@LONG@": "x" * 100_000,
        }
        if "# @EXAMPLES@" in text:
            words["# @EXAMPLES@"] = f"EXAMPLES = {_examples()!r}"
        for word, filled in words.items():
            text = text.replace(word, filled)
        return text

    # What is seen afterwards

    def name(self, student: str) -> str:
        """What a submission calls its processes and files, so that they are known again."""
        return f"katas-attack-{self.token}-{student.replace(' ', '-')}"

    def mark(self, student: str) -> Path:
        """The file that an attack would leave."""
        return self.outside / f"{student}.mark"

    def files(self, student: str = "") -> list[Path]:
        """What was written outside: by one of them, or by any."""
        name = self.name(student)
        places = {*EVERYBODYS, Path.home(), self.place / "cwd"}
        found = [file for place in places if place.is_dir() for file in place.glob(f"{name}*")]
        return [*found, *self.outside.glob(f"{student or '*'}.mark"), *self.place.rglob("owned")]

    def processes(self, student: str = "") -> list[int]:
        """Processes that are left: of one of them, or of any."""
        named = [number for number in _all() if self.name(student).encode() in _told(number)]
        orphans = [] if student else [item for item in _children() if item not in self.before]
        return sorted({*named, *orphans})

    def calls(self) -> list[str]:
        """Who has called, by what."""
        found = []
        for name, opened in (("TCP", self.tcp), ("UDP", self.udp), ("nameless", self.nameless)):
            opened.setblocking(False)
            with suppress(OSError):
                if opened is self.tcp:
                    with closing(opened.accept()[0]):
                        found.append(name)
                else:
                    found.append(f"{name}: {opened.recv(100)!r}")
        return found


FORMS = {
    "crlf": lambda data: data.replace(b"\n", b"\r\n"),
    "bom": lambda data: b"\xef\xbb\xbf" + data,
    "latin-1": lambda data: b"# -*- coding: latin-1 -*-\n# p\xe5 norsk\n" + data,
}
"""How a file can be saved."""

RIGHT = (HERE / "right.txt").read_text("utf-8")
"""The right solution, put where a submission is to know it."""


def _examples() -> dict[str | None, dict[str, int]]:
    """The published examples, as somebody who knows them by heart would write them down."""
    shelf = open_shelf()
    found: dict[str | None, dict[str, int]] = {}
    for example in transcript(open_specification(shelf, shelf.find("yatzy-exactly"))):
        (operation, expected) = example.operations[0], example.expectation
        assert isinstance(operation, Score), example
        assert isinstance(expected, ExactScore), example
        roll = ",".join(map(str, operation.roll))
        found.setdefault(operation.category, {})[roll] = expected.points
    return found


def _all() -> Iterator[int]:
    for process in Path("/proc").glob("[0-9]*"):
        yield int(process.name)


def _told(number: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{number}/cmdline").read_bytes()
    return b""


def _children() -> Iterator[int]:
    """The children of this process that are alive."""
    for number in _all():
        with suppress(OSError):
            told = Path(f"/proc/{number}/stat").read_text(errors="replace").rpartition(")")[2]
            state, parent = told.split()[:2]
            if int(parent) == os.getpid() and state != "Z":
                yield number


def _inherit_orphans(wish: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, wish, 0, 0, 0)
