"""What a language needs: found where people have it, told where it isn't, and nothing stays."""

import shutil
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from katas.catalog import LANGUAGES, PYTHON, Language
from katas.errors import UsageError
from katas.model import Answer
from katas.plug.bridges.toolchains import toolchain
from katas.plug.elsewhere import open_elsewhere
from tests.running import run_kata, run_pytest

REFERENCES = Path(__file__).parent.parent.parent.parent / "solutions" / "yatzy" / "reference"
OTHERS = [language for language in LANGUAGES if language is not PYTHON]

NEEDED = {
    "ruby": ("Ruby", "ruby"),
    "javascript": ("Node.js", "node"),
    "typescript": ("esbuild", "esbuild"),
    "java": ("a JDK for Java", "javac"),
    "c": ("a C compiler", "cc, gcc, clang"),
}
"""What isn't there, and the program that was looked for."""


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which nothing can be found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("JAVA_HOME", "CC"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("nothing_installed")
@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.key)
def test_a_missing_tool_is_told_with_what_to_install(language: Language, tmp_path: Path) -> None:
    """One message: the file, what it needs, what was looked for, how to have it."""
    name, program = NEEDED[language.key]
    file = tmp_path / language.file_of("yatzy")
    with pytest.raises(UsageError) as caught:
        open_elsewhere(file)
    assert caught.value.problem == f"{file.name} needs {name}, which isn't here"
    assert caught.value.found == (f"looked for: {program}",)
    assert caught.value.advice.startswith("install it, for example by: ")


def test_pytest_and_kata_tell_it_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Exit code 4 from pytest, 2 from kata, no traceback."""
    (tmp_path / "yatzy.rb").write_text("def score(dice, category) = 0\n", "utf-8")
    monkeypatch.setenv("PATH", str(tmp_path))
    run = run_pytest("--kata=yatzy-exactly", "--solution=yatzy.rb", cwd=tmp_path)
    done = run_kata("calls", "yatzy.rb", cwd=tmp_path)
    assert (run.code, done.code) == (4, 2)
    for text in (run.text, done.text):
        assert "yatzy.rb needs Ruby, which isn't here\n  looked for: ruby\n  install it" in text
        assert "Traceback" not in text


def test_esbuild_is_taken_from_the_project_first(tmp_path: Path) -> None:
    """As npm installs it, in a folder above the file."""
    tool = tmp_path / "node_modules" / ".bin" / "esbuild"
    tool.parent.mkdir(parents=True)
    tool.write_text("#!/bin/sh\n", "utf-8")
    tool.chmod(0o755)
    (language,) = [known for known in OTHERS if known.key == "typescript"]
    found = toolchain(language, tmp_path / "src" / "yatzy.ts")
    assert found.tools["esbuild"] == str(tool)


def test_java_and_the_compiler_of_c_can_be_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """JAVA_HOME and CC go before what is on the path."""
    for program in ("bin/java", "bin/javac", "my-cc"):
        tool = tmp_path / program
        tool.parent.mkdir(exist_ok=True)
        tool.write_text("#!/bin/sh\n", "utf-8")
        tool.chmod(0o755)
    monkeypatch.setenv("JAVA_HOME", str(tmp_path))
    monkeypatch.setenv("CC", str(tmp_path / "my-cc"))
    java, c = (known for known in OTHERS if known.key in ("java", "c"))
    assert toolchain(java, tmp_path / "Yatzy.java").command[0] == str(tmp_path / "bin" / "java")
    assert toolchain(c, tmp_path / "yatzy.c").tools["compiler"] == str(tmp_path / "my-cc")


FILES = (
    "ruby/fixed_scores.rb",
    "javascript/fixed_scores.js",
    "typescript/fixed_scores.ts",
    "java/FixedScores.java",
    "c/fixed_scores.c",
)


@pytest.mark.parametrize("name", FILES)
def test_nothing_stays_and_nothing_is_written_beside_the_file(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever is built goes with its host; a path with spaces and other letters is welcome."""
    temporary = tmp_path / "temporary"
    folder = tmp_path / "mine, på fredag ✓"
    temporary.mkdir()
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setenv("TMPDIR", str(temporary))
    file = Path(shutil.copy(REFERENCES / name, folder))
    with closing(open_elsewhere(file)) as host:
        (offer, *_) = [offer for offer in host.describe().offers if offer.name in ("pair", "score")]
        assert offer.line > 0
    assert [path.name for path in folder.iterdir()] == [file.name]
    # Java's bridge itself is compiled once for all hosts of a process, and goes with that.
    assert not [path for path in temporary.iterdir() if not path.name.startswith("katas-java-")]


def test_what_a_crash_has_ended_is_not_built_again(tmp_path: Path) -> None:
    """The next process finds what was built for the first, until the host is closed."""
    file = tmp_path / "yatzy.c"
    file.write_text(
        "int chance(int d) { return d; }\nint crash(int d) { return d / 0; }\n", "utf-8"
    )
    with closing(open_elsewhere(file)) as host:
        assert host.call(["chance"], [3]) == Answer(3, "int", "3", place="yatzy.c:1 in chance")
        host.call(["crash"], [3])
        file.unlink()
        assert host.call(["chance"], [4]) == Answer(4, "int", "4", place="yatzy.c:1 in chance")
    assert not list(tmp_path.iterdir())
