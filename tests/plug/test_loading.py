"""A learner's file loaded into this process, and the one plain message where it can't be."""

import importlib
import os
import py_compile
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from katas.errors import UsageError
from katas.plug import Binding
from katas.plug.resident import loading
from katas.plug.resident.endings import DoesNotLoad

MAIN = '  put it under `if __name__ == "__main__":`, so that it is done only when you run the file'
OR_ELSE = "into this environment, put its file beside yours, or do without it"
UNINDENTED = "expected an indented block after function definition on line 36"
PRINT = "Missing parentheses in call to 'print'. Did you mean print(...)?"

MESSAGES = {
    "asks_at_import.py": ["asks_at_import.py asks for input while it loads (line 69)", MAIN],
    "exits_at_import.py": ["exits_at_import.py ends the program while it loads (line 76)", MAIN],
    "game_at_import.py": ["game_at_import.py asks for input while it loads (line 78)", MAIN],
    "indentation.py": [
        f"indentation.py does not parse: {UNINDENTED} (line 37)",
        "  37 | return 2 * max(showing(dice, 2), default=0)",
        "       ^",
    ],
    "missing_library.py": [
        "missing_library.py imports nosuchlibrary_for_katas, which isn't here (line 3)",
        f"  install nosuchlibrary_for_katas {OR_ELSE}",
    ],
    "python2.py": [
        f"python2.py does not parse: {PRINT} (line 70)",
        '  70 |     print "pair:", pair([1, 1, 6, 2, 6])',
        "           ^",
        "  this looks like Python 2; it runs on Python 3 here",
    ],
    "raises_at_import.py": [
        "raises_at_import.py breaks while it loads (line 70)",
        "  KeyError: 'two pair'",
        "  run it by itself first: python raises_at_import.py",
    ],
    "syntax_error.py": [
        "syntax_error.py does not parse: expected ':' (line 36)",
        "  36 | def pair(dice)",
        "                     ^",
    ],
}
"""What is said of each file that doesn't load, to the letter."""

OTHERS = {"missing_name.py", "not_utf8.py"}
"""Files of which Python itself says more than we can foretell; each has a test of its own."""

LOADS = {"empty.py", "noisy_at_import.py", "nothing.py", "unittest_main.py"}
"""Files that load, though not much can be done with them."""


@pytest.fixture
def unloadable(solutions: Path) -> Path:
    """The folder of files that don't load."""
    return solutions / "unloadable"


@pytest.fixture
def shapes(solutions: Path) -> Path:
    """The folder of files that load, each in a way of its own."""
    return solutions / "right" / "shapes"


def load(file: Path) -> ModuleType:
    """Load a file as every host does, and complain as each does."""
    try:
        return loading.load(file).module
    except DoesNotLoad as error:
        raise UsageError(error.problem, found=error.found, advice=error.advice) from None


def complaint(file: Path) -> list[str]:
    """What is said of a file that doesn't load, line by line."""
    with pytest.raises(UsageError) as caught:
        load(file)
    return str(caught.value).splitlines()


def test_every_unloadable_file_has_its_message(unloadable: Path) -> None:
    """No file lies in the folder that nobody looks at here."""
    assert {file.name for file in unloadable.glob("*.py")} == {*MESSAGES, *OTHERS, *LOADS}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_file_that_does_not_load_gets_one_plain_message(
    unloadable: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong, in which line, and what to do; no traceback and nothing of ours in it."""
    monkeypatch.setattr(sys, "argv", ["kata"])
    assert complaint(unloadable / name) == MESSAGES[name]


def test_a_missing_name_is_told_in_pythons_words(unloadable: Path) -> None:
    """Which name which module lacks: the rest of that line is Python's own affair."""
    problem, found, advice = complaint(unloadable / "missing_name.py")
    assert problem == "missing_name.py breaks while it loads (line 3)"
    assert found.startswith("  ImportError: cannot import name 'nosuchname' from 'math'")
    assert advice == "  run it by itself first: python missing_name.py"


def test_a_file_that_is_not_utf8_is_told_so(unloadable: Path) -> None:
    """The encoding is named, and the line with the letter in it."""
    problem = complaint(unloadable / "not_utf8.py")[0]
    assert problem.startswith("not_utf8.py ")
    assert "utf-8" in problem.lower()
    assert problem.endswith("(line 3)")


def test_a_caret_stands_right_below_a_tab(tmp_path: Path) -> None:
    """A line indented by tabs keeps them, so that the caret stands where it should."""
    file = tmp_path / "tabs.py"
    file.write_text("def chance(dice):\n\treturn sum(dice))\n")
    assert complaint(file)[1:] == ["  2 | \treturn sum(dice))", "      \t                ^"]


@pytest.mark.parametrize("name", sorted({*MESSAGES, *OTHERS, *LOADS}))
def test_nothing_that_a_file_prints_while_it_loads_leaks(
    unloadable: Path,
    name: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A noisy file is as quiet as any other, on both ways to the screen."""
    monkeypatch.setattr(sys, "argv", ["kata"])
    try:
        load(unloadable / name)
    except UsageError:
        assert name not in LOADS
    captured = capfd.readouterr()
    assert (captured.out, captured.err) == ("", "")


@pytest.mark.parametrize("name", sorted(LOADS))
def test_a_file_with_little_in_it_loads(unloadable: Path, name: str) -> None:
    """Nothing, nothing useful, and a lot of noise are no reason not to load."""
    assert load(unloadable / name).__file__ == str(unloadable / name)


def test_a_neighbour_that_does_not_parse_is_named_itself(unloadable: Path) -> None:
    """The message is about the file that is wrong, not about the one that imports it."""
    assert complaint(unloadable / "beside" / "yatzy.py") == [
        "dice_cup_that_leaks.py does not parse: '(' was never closed (line 5)",
        "  5 |     return sum(dice",
        "                    ^",
    ]


def test_a_file_that_does_not_load_leaves_no_module_behind(unloadable: Path) -> None:
    """Half a module is no module: nobody can import it afterwards."""
    complaint(unloadable / "raises_at_import.py")
    assert "raises_at_import" not in sys.modules


def test_an_interrupt_while_a_file_loads_goes_through(tmp_path: Path) -> None:
    """Ctrl-C ends what the user wants ended, and is no mistake of the file's."""
    file = tmp_path / "interrupted.py"
    file.write_text("raise KeyboardInterrupt\n")
    with pytest.raises(KeyboardInterrupt):
        load(file)


def test_a_file_is_imported_under_its_own_name(solutions: Path) -> None:
    """The module is known to Python as the learner's tests would import it."""
    module = load(solutions / "right" / "greed_with_default.py")
    assert module.__name__ == "greed_with_default"
    assert sys.modules["greed_with_default"] is module


def test_a_module_that_the_learners_tests_imported_is_the_same(
    shapes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A solution imported by tests first is not loaded a second time: its state is one."""
    monkeypatch.syspath_prepend(shapes)
    imported = importlib.import_module("records")
    assert load(shapes / "records.py") is imported


def test_a_module_that_is_loaded_is_the_one_that_tests_import(shapes: Path) -> None:
    """The other way round as well: tests that import the solution later meet the same module."""
    loaded = load(shapes / "records.py")
    assert importlib.import_module("records") is loaded


def test_a_file_named_like_a_module_of_python_gets_a_private_name(
    shapes: Path, bound: Callable[..., Binding]
) -> None:
    """`random.py` loads and is bound, and Python's own `random` stays what it is."""
    file = shapes / "random.py"
    module = load(file)
    assert module.__name__ == "katas_solution_random"
    assert importlib.import_module("random") is random
    assert str(bound(file, "greed")) == "score(dice)"


def test_a_dot_in_the_name_of_a_file_makes_no_package(solutions: Path, tmp_path: Path) -> None:
    """`my-greed.v2.py` is handed in by whoever has handed in before."""
    file = Path(shutil.copy(solutions / "right" / "greed.py", tmp_path / "my-greed.v2.py"))
    assert load(file).__name__ == "my-greed_v2"


def test_a_file_named_like_a_module_that_is_loaded_gets_a_private_name(
    solutions: Path, tmp_path: Path
) -> None:
    """A name that is taken by whatever else is loaded stays with whoever has it."""
    taken = sys.modules["pytest"]
    file = Path(shutil.copy(solutions / "right" / "greed.py", tmp_path / "pytest.py"))
    assert load(file).__name__ == "katas_solution_pytest"
    assert sys.modules["pytest"] is taken


def test_a_neighbour_can_be_imported(shapes: Path) -> None:
    """A solution in several files is one as well: those beside it are found."""
    module = load(shapes / "offers.py")
    assert module.four_of_a_kind([2, 2, 2, 2, 5]) == 8


def test_a_neighbour_can_be_imported_in_the_middle_of_a_call(shapes: Path) -> None:
    """An import inside a function finds its neighbour long after the file has loaded."""
    module = load(shapes / "late.py")
    assert module.chance([1, 1, 3, 3, 6]) == 14


def test_a_neighbours_folder_hides_nothing_of_pythons_own(shapes: Path) -> None:
    """Once the file is loaded its folder comes last, so that no other import finds it first."""
    load(shapes / "late.py")
    assert sys.path[-1] == str(shapes)


def test_dataclasses_and_enums_work(shapes: Path, bound: Callable[..., Binding]) -> None:
    """Both look up the module they stand in, which is there in time."""
    file = shapes / "records.py"
    assert load(file).score([1, 5, 1, 2, 4]) == 250
    assert str(bound(file, "greed")) == "score(dice)"


def test_a_file_that_readies_the_terminal_loads(shapes: Path) -> None:
    """Switching standard output to UTF-8 is good manners on Windows and breaks nothing here."""
    assert load(shapes / "speaks_utf8.py").chance([1, 1]) == 2


def test_no_bytecode_is_left_beside_the_file(
    shapes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A learner's folder looks as before, neighbours included; and the switch is put back."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    for name in ("offers.py", "beside_offers.py"):
        shutil.copy(shapes / name, tmp_path)
    load(tmp_path / "offers.py")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["beside_offers.py", "offers.py"]
    assert not sys.dont_write_bytecode


def test_a_changed_file_is_not_read_from_stale_bytecode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saved twice within a second and as long as before: Python is taken in, the loading isn't."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "saved_twice.py"
    file.write_text("SCORE = 1\n")
    py_compile.compile(str(file))
    first = file.stat()
    file.write_text("SCORE = 2\n")
    os.utime(file, ns=(first.st_atime_ns, first.st_mtime_ns))
    assert importlib.import_module("saved_twice").SCORE == 1
    del sys.modules["saved_twice"]
    assert load(file).SCORE == 2
