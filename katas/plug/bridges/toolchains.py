"""What a language needs to run, looked for on this machine."""

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from katas.catalog import Language
from katas.errors import UsageError

HERE = Path(__file__).parent

MEMORY = 512
"""Megabytes that a solution's own objects may take where the language holds it to that."""


@dataclass(frozen=True, slots=True)
class Toolchain:
    """The command that a bridge is started by, and the programs that it uses itself."""

    command: Sequence[str]
    tools: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_python(self) -> bool:
        """Whether the bridge is Python, and its command that of this one."""
        return self.command[0] == sys.executable


@dataclass(frozen=True, slots=True)
class Bridges:
    """Where the bridges are: a `folder`, and one where Java's is compiled to, or has been.

    What was installed beside a file is used by who trusts it.
    """

    folder: Path = HERE
    built: Path | None = None
    trusting: bool = True


OURS = Bridges()


def toolchain(language: Language, file: Path, bridges: Bridges = OURS) -> Toolchain:
    """Find what a file's language needs.

    Raises UsageError with what to install.
    """
    return _TOOLCHAINS[language.key](file, bridges)


def _ruby(file: Path, bridges: Bridges) -> Toolchain:
    ruby = _needed(file, "ruby", "Ruby", "apt install ruby, brew install ruby, winget install ruby")
    # The bridge loads rubygems where a gem is wanted; without it Ruby starts in a fraction.
    return Toolchain([ruby, "--disable=gems", str(bridges.folder / "ruby" / "bridge.rb")])


def _javascript(file: Path, bridges: Bridges) -> Toolchain:
    node = _needed(file, "node", "Node.js", "apt install nodejs, brew install node, nodejs.org")
    flags = ["--no-warnings", "--experimental-vm-modules", f"--max-old-space-size={MEMORY}"]
    return Toolchain([node, *flags, str(bridges.folder / "javascript" / "bridge.mjs")])


def _typescript(file: Path, bridges: Bridges) -> Toolchain:
    near = _beside("esbuild", file) if bridges.trusting else None
    how = "npm install esbuild beside your file, or apt install esbuild"
    esbuild = near or _needed(file, "esbuild", "esbuild", how)
    return Toolchain(_javascript(file, bridges).command, {"esbuild": esbuild})


def _java(file: Path, bridges: Bridges) -> Toolchain:
    how = "apt install default-jdk-headless, brew install openjdk, winget install an OpenJDK"
    home = os.environ.get("JAVA_HOME")
    inside = str(Path(home) / "bin") if home else ""
    compiler = shutil.which("javac", path=inside) or _needed(file, "javac", "a JDK for Java", how)
    java = shutil.which("java", path=str(Path(compiler).parent)) or _needed(
        file, "java", "a JDK for Java", how
    )
    flags = [f"-Xmx{MEMORY}m", "-Xshare:auto", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
    flags += ["-XX:-UsePerfData", "-Djava.awt.headless=true", "-Djdk.console=java.base"]
    # Compiled once, it starts the sooner; and with no class path Java looks where the learner is.
    built = str(bridges.built or _built(java))
    compiled, source = Path(built) / "bridge", bridges.folder / "java"
    if compiled.is_dir():
        return Toolchain([java, *flags, "-cp", str(compiled), "Bridge"], {"built": built})
    return Toolchain(
        [java, *flags, "-cp", str(source), str(source / "Bridge.java")], {"built": built}
    )


@cache
def _built(java: str) -> str:  # noqa: ARG001  # what one has compiled, an older one can't run
    """A folder where the bridge is compiled to with this Java, once for all of its hosts here."""
    folder = tempfile.mkdtemp(prefix="katas-java-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _c(file: Path, bridges: Bridges) -> Toolchain:
    how = "apt install gcc, xcode-select --install on a Mac"
    named = os.environ.get("CC", "")
    compiler = next(filter(None, map(shutil.which, [named, "cc", "gcc"])), None)
    compiler = compiler or _needed(file, "clang", "a C compiler", how, ("cc", "gcc"))
    return Toolchain([sys.executable, "-I", str(bridges.folder / "c")], {"compiler": compiler})


def _needed(file: Path, program: str, name: str, how: str, others: Sequence[str] = ()) -> str:
    """The path of a program; `others` would have done as well.

    Raises UsageError if it isn't there.
    """
    found = shutil.which(program)
    if found is None:
        raise UsageError(
            f"{file.name} needs {name}, which isn't here",
            found=[f"looked for: {', '.join([*others, program])}"],
            advice=f"install it, for example by: {how}",
        )
    return found


def _beside(program: str, file: Path) -> str | None:
    """A program that npm has installed for the project that a file stands in."""
    for folder in file.resolve().parents:
        if found := shutil.which(program, path=str(folder / "node_modules" / ".bin")):
            return found
    return None


_TOOLCHAINS: Mapping[str, Callable[[Path, Bridges], Toolchain]] = {
    "ruby": _ruby,
    "javascript": _javascript,
    "typescript": _typescript,
    "java": _java,
    "c": _c,
}
