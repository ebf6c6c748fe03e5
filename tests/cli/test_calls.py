"""`kata calls`: how each category is called on a file, and what to write down where it isn't."""

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.running import Run, run_kata

Calls = Callable[..., Run]

SOLUTIONS = Path(__file__).parent.parent / "solutions"
LOUD = SOLUTIONS / "loud"
RIGHT = SOLUTIONS / "right"
GUESSED = " (nobody said which kata it is: --kata)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A learner's folder, with nothing in it."""
    folder = tmp_path / "katas of mine"
    folder.mkdir()
    return folder


@pytest.fixture
def calls(folder: Path, kata: Calls, monkeypatch: pytest.MonkeyPatch) -> Iterator[Calls]:
    """Ask `kata calls` in the learner's folder, and see that it leaves nothing there."""
    monkeypatch.chdir(folder)
    modules, path = set(sys.modules), list(sys.path)

    def ask(*arguments: str | Path) -> Run:
        before = sorted(folder.rglob("*"))
        done = kata("calls", *arguments)
        assert sorted(folder.rglob("*")) == before
        return done

    yield ask
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        file = Path(getattr(sys.modules[name], "__file__", None) or ".").resolve()
        if file.is_relative_to(SOLUTIONS) or file.is_relative_to(folder.resolve()):
            del sys.modules[name]


@pytest.fixture
def real_calls(folder: Path) -> Calls:
    """Ask it as a process of its own, as a learner does."""
    return lambda *arguments: run_kata("calls", *arguments, cwd=folder)


def table(done: Run) -> dict[str, tuple[str, str]]:
    """The call of each category, and what its first probe gave."""
    found = re.findall(r"^  (\S.*?) {2,}(\S.*?) {2,}(\S+ gives \S+)", done.out, re.MULTILINE)
    return {category: (call, probe.rstrip(",")) for category, call, probe in found}


def line_to_add(done: Run) -> str:
    """The line that it says to write down."""
    lines = done.lines
    return lines[lines.index("    [tool.katas.calls]") + 1].strip()


def test_what_is_found_is_shown_with_probes(folder: Path, real_calls: Calls) -> None:
    """A category a line, with its call and what came of two rolls; 0, for nothing is missing."""
    shutil.copy(RIGHT / "yatzy_exactly_by_list.py", folder / "my_yatzy.py")
    done = real_calls("my_yatzy.py", "--kata", "yatzy-exactly")
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == "my_yatzy.py, as yatzy-exactly calls it"
    assert len(done.lines) == 16
    assert re.split(" {2,}", done.lines[2].strip()) == [
        "yatzy",
        "yatzy(dice)",
        "4,4,4,4,4 gives 50, 1,2,3,4,1 gives 0",
    ]
    found = table(done)
    assert len(found) == 15
    assert found["two pairs"] == ("two_pairs(dice)", "5,2,3,5,2 gives 14")


def test_what_is_missing_is_told_with_the_line_to_add(calls: Calls) -> None:
    """What was looked for, what there is, what is nearest, and 1."""
    done = calls(LOUD / "larg_strate.py", "--kata=yatzy-exactly")
    assert (done.code, done.err) == (1, "")
    assert "  large straight   not there yet" in done.lines
    assert len(table(done)) == 14
    at = done.lines.index("large straight: not there yet")
    says, looked_for, there_is, nearest, *line = done.lines[at + 1 :]
    assert says == "  larg_strate(dice) looks like it; its name should be large_straight"
    assert looked_for.startswith("  looked for: large straight, stor straight, big straight, ")
    assert looked_for.endswith(", in any style")
    assert there_is == "  there is: larg_strate(dice), showing(dice, times)"
    assert nearest == "  nearest: larg_strate(dice)"
    assert line == [
        "  if it is there by another name, say so in pyproject.toml:",
        "    [tool.katas.calls]",
        '    "large straight" = "larg_strate(dice)"',
    ]


@pytest.mark.parametrize(
    "name", ["larg_strate.py", "larg_strate_of_objects.py", "twins.py"], ids=lambda name: name[:-3]
)
def test_the_line_to_add_makes_it_found(name: str, folder: Path, calls: Calls) -> None:
    """Pasted as it is, it is the call that was missing, made as the others are, and it scores."""
    shutil.copy(LOUD / name, folder / "my_yatzy.py")
    settings = '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "my_yatzy.py"\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    done = calls()
    assert done.code == 1
    line = line_to_add(done)
    (folder / "pyproject.toml").write_text(f"{settings}\n[tool.katas.calls]\n{line}\n", "utf-8")
    done = calls()
    assert (done.code, done.err) == (0, "")
    found = table(done)
    assert len(found) == 15
    assert found["large straight"][1] == "2,3,4,5,6 gives 20"
    assert found["pair"][1] == "5,2,3,5,1 gives 10"


def test_what_else_there_is_to_say_is_said(calls: Calls) -> None:
    """What was taken, what changes and what is kept from call to call are told here too."""
    done = calls(LOUD / "two_classes.py", "--kata=yatzy-exactly")
    assert "taken: Yatzy; also there: OldYatzy" in done.lines
    done = calls(LOUD / "sorts_and_remembers.py", "--kata=yatzy-exactly")
    assert done.code == 0
    assert any(line.startswith("chance: asked twice for 1,1,3,3,6") for line in done.lines)
    assert any("it gave 14, then 28" in line for line in done.lines)


@pytest.mark.parametrize(
    ("file", "meant", "categories"),
    [
        (RIGHT / "greed.py", "greed", 1),
        (RIGHT / "yatzy_exactly_static.py", "yatzy-exactly", 15),
        (RIGHT / "yatzy_norwegian.py", "yatzy-exactly", 15),
    ],
    ids=["greed", "yatzy", "Norwegian yatzy"],
)
def test_the_kata_is_guessed(file: Path, meant: str, categories: int, calls: Calls) -> None:
    """Nobody has to say whether it is Greed or Yatzy; that it was a guess is said."""
    done = calls(file)
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == f"{file.name}, as {meant} calls it{GUESSED}"
    assert len(table(done)) == categories


def test_what_was_stood_in_for_is_said(calls: Calls) -> None:
    """A Koan without its runner is Greed all the same."""
    done = calls(LOUD / "koan.py")
    assert done.code == 0
    assert done.lines[0] == f"koan.py, as greed calls it{GUESSED}"
    assert "not here, and stood in for: runner.koan" in done.lines


def test_what_looks_like_no_kata_is_refused(calls: Calls) -> None:
    """A file in which no name says anything is no solution of the kata that is tried first."""
    done = calls(SOLUTIONS / "unloadable" / "nothing.py")
    assert (done.code, done.out) == (2, "")
    assert "nothing in nothing.py looks like the contract of a kata" in done.err


def test_the_settings_of_the_folder_are_read(folder: Path, calls: Calls) -> None:
    """The kata, the solution and the calls written down."""
    shutil.copy(RIGHT / "yatzy_exactly_by_list.py", folder / "my_yatzy.py")
    (folder / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "yatzy-norwegian"\nsolution = "my_yatzy.py"\n'
        '[tool.katas.calls]\npar = "two_pairs(dice)"\n',
        "utf-8",
    )
    done = calls()
    assert done.code == 1, "there is no Game yet"
    assert done.lines[0] == "my_yatzy.py, as yatzy-norwegian calls it"
    assert table(done)["Par"][0] == "two_pairs(dice)"


def test_lines_are_about_the_solution_of_the_settings(folder: Path, calls: Calls) -> None:
    """Another file that is named is called as it wants to be."""
    (folder / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "yatzy-norwegian"\nsolution = "my_yatzy.py"\n'
        '[tool.katas.calls]\npar = "two_pairs(dice)"\n',
        "utf-8",
    )
    done = calls(RIGHT / "yatzy_norwegian.py")
    assert done.code == 1, "there is no Game yet"
    assert done.lines[0] == "yatzy_norwegian.py, as yatzy-norwegian calls it"
    assert table(done)["Par"][0] == "par(dice)"


def test_another_kata_has_other_calls(folder: Path, calls: Calls) -> None:
    """Lines that were written down for one kata are not about another that is asked for."""
    shutil.copy(RIGHT / "yatzy_exactly_by_list.py", folder / "my_yatzy.py")
    (folder / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "yatzy-norwegian"\nsolution = "my_yatzy.py"\n'
        '[tool.katas.calls]\npar = "two_pairs(dice)"\n',
        "utf-8",
    )
    done = calls("--kata=yatzy-exactly")
    assert done.code == 0
    assert table(done)["pair"][0] == "pair(dice)"


def test_a_wrong_line_in_the_settings_is_told(folder: Path, calls: Calls) -> None:
    """A call that can't be, or leads to nothing, is a mistake of usage."""
    shutil.copy(RIGHT / "yatzy_exactly_by_list.py", folder / "my_yatzy.py")
    settings = (
        '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "my_yatzy.py"\n[tool.katas.calls]\n'
    )
    for line, said in [
        ('pair = "pair(dice, best=1)"', "can't be used: pair(dice, best=1)"),
        ('pair = "pear(dice)"', "pear(dice) leads to nothing in my_yatzy.py"),
        ("pair = 3", "calls.pair should be a text, not 3"),
    ]:
        (folder / "pyproject.toml").write_text(settings + line, "utf-8")
        done = calls()
        assert (done.code, done.out) == (2, "")
        assert said in done.err.splitlines()[0]


def test_a_folder_and_its_entry(calls: Calls) -> None:
    """A folder with one candidate is enough; of several, one is chosen by its name."""
    unloadable = SOLUTIONS / "unloadable"
    assert calls(unloadable / "one").lines[0] == f"yatzy.py, as yatzy-exactly calls it{GUESSED}"
    done = calls(unloadable / "several")
    assert (done.code, done.out) == (2, "")
    assert "has 2 files that could be the solution" in done.err
    done = calls(unloadable / "several", "--entry=yatzy_old", "--kata=yatzy-exactly")
    assert done.code == 0
    assert done.lines[0] == "yatzy_old.py, as yatzy-exactly calls it"


def test_no_file_is_a_mistake_of_usage(calls: Calls) -> None:
    """Neither named nor in the settings: what to say is said."""
    done = calls()
    assert (done.code, done.out) == (2, "")
    assert done.err == "kata: which file is your solution?\n  say it: kata calls my_yatzy.py\n"
    done = calls("nosuch.py")
    assert (done.code, done.out) == (2, "")
    assert "there is no file" in done.err
    assert "nosuch.py" in done.err


def test_no_such_kata_is_a_mistake_of_usage(calls: Calls) -> None:
    """The nearest is named."""
    done = calls(RIGHT / "greed.py", "--kata=gred")
    assert (done.code, done.out) == (2, "")
    assert "there is no kata 'gred'" in done.err
    assert "greed" in done.err.splitlines()[1]


@pytest.mark.parametrize("way", [[], ["--isolate"]], ids=["in process", "isolated"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("syntax_error.py", "syntax_error.py does not parse: expected ':' (line 36)"),
        ("raises_at_import.py", "raises_at_import.py breaks while it loads (line"),
    ],
)
def test_a_file_that_does_not_load_is_told(
    name: str, said: str, way: list[str], real_calls: Calls
) -> None:
    """One plain message, and 2."""
    done = real_calls(SOLUTIONS / "unloadable" / name, *way)
    assert (done.code, done.out) == (2, "")
    assert said in done.err.splitlines()[0]
    assert "Traceback" not in done.text


@pytest.mark.parametrize(
    "file",
    [
        LOUD / "larg_strate_of_objects.py",
        LOUD / "sorts_and_remembers.py",
    ],
    ids=lambda file: file.stem,
)
def test_a_process_of_its_own_says_the_same(file: Path, calls: Calls) -> None:
    """`--isolate` is for code that can't be trusted to end, and changes nothing else."""
    done, isolated = calls(file), calls(file, "--isolate")
    assert (isolated.code, isolated.out, isolated.err) == (done.code, done.out, done.err)


def test_code_that_ends_its_process_is_found_in_another(calls: Calls) -> None:
    """A crash in one category is what came of its probe; the others are shown."""
    done = calls(LOUD / "crashes_on_a_house.py", "--isolate", "--kata=yatzy-exactly")
    assert done.code == 0
    (house,) = [line for line in done.lines if line.startswith("  full house ")]
    assert "2,2,3,3,3 gives no answer (crashed)" in house
    assert len(table(done)) == 15


def test_neighbours_leave_no_bytecode(folder: Path, real_calls: Calls) -> None:
    """A solution that imports a file beside it is asked without a trace in its folder."""
    shutil.copy(RIGHT / "yatzy_exactly_by_list.py", folder / "rules.py")
    (folder / "my_yatzy.py").write_text("from rules import *\n", "utf-8")
    for way in ([], ["--isolate"]):
        assert real_calls("my_yatzy.py", "--kata=yatzy-exactly", *way).code == 0
    assert sorted(path.name for path in folder.rglob("*")) == ["my_yatzy.py", "rules.py"]
