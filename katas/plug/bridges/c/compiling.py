"""Runs the compiler, and understands what it complains about."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from katas.plug.resident.telling import shortened

HERE = Path(__file__).resolve().parent

PIECES = "katas"
"""What the compiler takes for the name of a file, where it complains about a piece of ours."""

ERROR = re.compile(rf"(.+?):(\d+):(?:\d+:)? (?:fatal )?error: (.*)|{PIECES}:(\d+):.* note: (.*)")
"""A complaint; or a note that something of ours was the occasion for one."""

LENIENT = (
    "-w",
    "-fpermissive",
    "-fcommon",
    "-Wno-implicit-function-declaration",
    "-Wno-implicit-int",
    "-Wno-incompatible-function-pointer-types",
    "-Wno-incompatible-pointer-types",
    "-Wno-int-conversion",
    "-Wno-return-mismatch",
    "-Wno-return-type",
)
"""What was good enough for the compiler of whoever wrote it is good enough here."""

REPLACED = {
    "main": "katas_main",
    "exit": "katas_exit",
    "_exit": "katas_exit",
    "_Exit": "katas_exit",
    "quick_exit": "katas_exit",
    "abort": "katas_abort",
    "__assert_fail": "katas_assert_fail",
    "__assert_rtn": "katas_assert_rtn",
}
"""What is compiled under another name: `main` is not to be run, nobody is to end the process."""

LINKING = (
    ("-undefined", "dynamic_lookup")
    if sys.platform == "darwin"
    else ("-Wl,-Bsymbolic", "-Wl,-z,lazy", "-Wl,-z,muldefs")
)
"""How a library comes to be as good as a program.

Without -Bsymbolic a function of theirs called `round` would be the library's wherever they call
it; what is called and not there mustn't keep the rest from loading.
"""

AROUND = ("include", "inc", "headers", "src", "lib")
"""Folders beside a file, and beside its folder, that headers may lie in."""


class Error(NamedTuple):
    """A complaint of the compiler's: about which line of which file, in its own words."""

    file: str
    line: int
    words: str


class Compiler:
    """The compiler, for one file; all it writes goes to a private folder."""

    def __init__(self, program: str, file: Path, folder: Path) -> None:
        self._program = program
        self._file = file
        self._folder = folder
        self.absent = folder / "absent" / "x" / "x" / "x"  # `../x.h` leads out of two of them
        self._environment = {**os.environ, "LC_ALL": "C", "TMPDIR": str(folder)}
        own, above = file.parent, file.parent.parent
        beside = [place / name for place in (own, above) for name in AROUND]
        found = [own, *filter(Path.is_dir, beside)]
        self._folders = [
            *(flag for path in found for flag in ("-I", str(path))),
            *("-iquote", str(above)),
            *("-idirafter", str(HERE / "stand_ins"), "-idirafter", str(self.absent)),
        ]

    def preprocess(self, file: Path) -> tuple[bytes, list[Error]]:
        """Give what the preprocessor makes of a file, and what it complains about."""
        done = self._run("-E", "-dD", "-w", "-std=gnu17", *self._folders, str(file))
        return done.stdout, _errors(done)

    def check(self, dialect: Sequence[str], file: Path) -> list[Error]:
        """Give what is wrong with a file by itself."""
        return _errors(self._run("-fsyntax-only", *self._flags(dialect), str(file)))

    def start_runtime(self) -> subprocess.Popen[bytes]:
        """Begin to compile what performs the calls."""
        command = [self._program, "-c", "-w", "-fPIC", str(HERE / "runtime.c")]
        return subprocess.Popen(  # noqa: S603  # running the compiler is what we are for
            [*command, "-o", str(self._folder / "runtime.o")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=self._environment,
        )

    def compile(self, dialect: Sequence[str], file: Path, output: Path) -> list[Error]:
        """Compile a neighbour."""
        flags = ("-c", "-fPIC", "-O0", *self._flags(dialect))
        return _errors(self._run(*flags, str(file), "-o", str(output)))

    def link(
        self, dialect: Sequence[str], wrapper: Path, objects: Sequence[Path], output: Path
    ) -> list[Error]:
        """Compile the file with what is written around it, and link all there is.

        Nothing is optimised: who wrote it will have tried it so, and what it does where C says
        nothing should come as it came there.
        """
        around = [HERE / "katas_runtime.h", self._file]
        flags = ["-shared", "-fPIC", "-O0", *LINKING, *self._flags(dialect)]
        flags += [flag for path in around for flag in ("-include", str(path))]
        inputs = [str(wrapper), str(self._folder / "runtime.o"), *map(str, objects)]
        return _errors(self._run(*flags, *inputs, "-lm", "-o", str(output)))

    def _flags(self, dialect: Sequence[str]) -> list[str]:
        names = (f"-D{name}={other}" for name, other in REPLACED.items())
        return [*LENIENT, *names, *dialect, *self._folders]

    def _run(self, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(  # noqa: S603  # running the compiler is what we are for
            [self._program, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=self._environment,
            check=False,
        )


def _errors(done: "subprocess.CompletedProcess[bytes]") -> list[Error]:
    """The complaints that kept something from being done."""
    if done.returncode == 0:
        return []
    text = done.stderr.decode("utf-8", "surrogateescape")
    found = [
        Error(match[1] or PIECES, int(match[2] or match[4]), _plain(match[3] or match[5]))
        for line in text.splitlines()
        if (match := ERROR.match(line))
    ]
    return found or [Error("", 0, _plain(text.strip().partition("\n")[0]))]


def _plain(words: str) -> str:
    """A complaint in the names that the learner knows, without the option that turns it off."""
    for name, other in REPLACED.items():
        words = re.sub(rf"\b{other}\b", name, words)
    return shortened(re.sub(r" \[-W[^\]]*\]$", "", words))
