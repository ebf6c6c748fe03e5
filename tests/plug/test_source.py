"""Which file is the solution: the one named, or the one candidate of a folder."""

import shutil
from pathlib import Path

import pytest

from katas.catalog import Shelf, Vocabulary
from katas.errors import UsageError
from katas.plug import InProcess, find_source
from katas.plug.source import SUFFIXES


@pytest.fixture
def unloadable(solutions: Path) -> Path:
    """The folder with folders of none, one and several candidates."""
    return solutions / "unloadable"


def complaint(path: Path, entry: str | None, vocabulary: Vocabulary) -> list[str]:
    """What is said where no solution is found, line by line."""
    with pytest.raises(UsageError) as caught:
        find_source(path, entry, [vocabulary])
    return str(caught.value).splitlines()


def test_a_file_is_itself(solutions: Path, yatzy: Vocabulary) -> None:
    """Whoever names a Python file means it, whatever is in it."""
    file = solutions / "unloadable" / "empty.py"
    assert find_source(file, None, [yatzy]) == file


def test_a_missing_file_is_told_with_what_is_beside_it(unloadable: Path, yatzy: Vocabulary) -> None:
    """A slip in a file's name is easy to see when the folder's files stand below it."""
    file = unloadable / "several" / "yatsy.py"
    assert complaint(file, None, yatzy) == [
        f"there is no file {file}",
        "  the folder has yatzy.py, yatzy_old.py",
    ]


def test_a_missing_file_in_a_folder_without_python_is_told(
    unloadable: Path, yatzy: Vocabulary
) -> None:
    """Where there is nothing else to choose, that is said."""
    file = unloadable / "none" / "yatzy.py"
    assert complaint(file, None, yatzy) == [
        f"there is no file {file}",
        "  the folder has no file in a language known here",
    ]


def test_a_missing_folder_is_told(tmp_path: Path, yatzy: Vocabulary) -> None:
    """Where the folder isn't there either, the slip is further up."""
    file = tmp_path / "nowhere" / "yatzy.py"
    assert complaint(file, None, yatzy) == [
        f"there is no file {file}",
        f"  nor a folder {file.parent}",
    ]


def test_the_one_candidate_of_a_folder_is_found(unloadable: Path, yatzy: Vocabulary) -> None:
    """A folder with one solution needs no more words; the learner's tests beside it are none."""
    assert (unloadable / "one" / "test_yatzy.py").is_file()
    folder = unloadable / "one"
    assert find_source(folder, None, [yatzy]) == folder / "yatzy.py"


@pytest.mark.parametrize(
    "name",
    [
        "test_pair.py",
        "pair_test.py",
        "tests.py",
        "test.py",
        "conftest.py",
        "setup.py",
        "noxfile.py",
    ],
)
def test_test_files_are_no_candidates(
    unloadable: Path, tmp_path: Path, yatzy: Vocabulary, name: str
) -> None:
    """A file that only speaks of the categories, to test or to build, is not the solution."""
    shutil.copy(unloadable / "one" / "yatzy.py", tmp_path / "mine.py")
    shutil.copy(unloadable / "one" / "yatzy.py", tmp_path / name)
    assert find_source(tmp_path, None, [yatzy]) == tmp_path / "mine.py"


def test_a_helper_beside_the_solution_is_no_candidate(
    unloadable: Path, tmp_path: Path, yatzy: Vocabulary
) -> None:
    """A file that defines nothing of the contract is left alone."""
    shutil.copy(unloadable / "one" / "yatzy.py", tmp_path / "mine.py")
    shutil.copy(unloadable / "empty.py", tmp_path / "dice.py")
    assert find_source(tmp_path, None, [yatzy]) == tmp_path / "mine.py"


def test_a_candidate_need_not_load(unloadable: Path, tmp_path: Path, yatzy: Vocabulary) -> None:
    """Files are looked at and never run: one with a slip in it is found, and told about later."""
    shutil.copy(unloadable / "syntax_error.py", tmp_path)
    assert find_source(tmp_path, None, [yatzy]) == tmp_path / "syntax_error.py"


def test_a_candidate_for_another_family_is_none(unloadable: Path, shelf: Shelf) -> None:
    """The words of the family decide: in Greed there is no pair and no chance."""
    folder = unloadable / "one"
    assert complaint(folder, None, shelf.vocabulary("greed")) == [
        f"{folder} has no file that could be the solution",
        "  it has yatzy.py",
        "  name the file itself, or say which it is: --entry NAME",
    ]


def test_a_folder_without_a_candidate_is_told(unloadable: Path, yatzy: Vocabulary) -> None:
    """What the folder has is named, and how to say which it is."""
    folder = unloadable / "none"
    assert complaint(folder, None, yatzy) == [
        f"{folder} has no file that could be the solution",
        "  it has no file in a language known here",
        "  name the file itself, or say which it is: --entry NAME",
    ]


def test_a_folder_with_several_candidates_is_told(unloadable: Path, yatzy: Vocabulary) -> None:
    """Nobody guesses between two solutions: both are named, and the option that decides."""
    folder = unloadable / "several"
    assert complaint(folder, None, yatzy) == [
        f"{folder} has 2 files that could be the solution",
        "  yatzy.py",
        "  yatzy_old.py",
        "  say which: --entry yatzy.py",
    ]


@pytest.mark.parametrize("entry", ["yatzy_old.py", "yatzy_old"])
def test_an_entry_says_which(unloadable: Path, yatzy: Vocabulary, entry: str) -> None:
    """The file's name decides, with its ending or without."""
    folder = unloadable / "several"
    assert find_source(folder, entry, [yatzy]) == folder / "yatzy_old.py"


def test_an_entry_may_lie_in_a_folder_below(unloadable: Path, yatzy: Vocabulary) -> None:
    """A path inside the folder is an entry too."""
    assert find_source(unloadable, "one/yatzy.py", [yatzy]) == unloadable / "one" / "yatzy.py"


def test_a_missing_entry_is_told_with_what_is_there(unloadable: Path, yatzy: Vocabulary) -> None:
    """A slip in the entry is answered with the folder's files."""
    folder = unloadable / "several"
    assert complaint(folder, "yatsy", yatzy) == [
        f"there is no file yatsy in {folder}",
        "  the folder has yatzy.py, yatzy_old.py",
    ]


def test_an_entry_beside_a_file_is_told(unloadable: Path, yatzy: Vocabulary) -> None:
    """A file leaves nothing to choose, so an entry beside it is a misunderstanding."""
    file = unloadable / "one" / "yatzy.py"
    assert complaint(file, "yatzy.py", yatzy) == [
        f"{file} is a file already",
        "  an entry is for a folder with several candidates",
    ]


def test_a_file_in_an_unknown_language_is_told(unloadable: Path, yatzy: Vocabulary) -> None:
    """Notes are no solution, and what one is stands beside it."""
    file = unloadable / "none" / "notes.txt"
    assert complaint(file, None, yatzy) == [
        f"{file} is in no language that is known here",
        f"  a solution is one of {', '.join(SUFFIXES)}, or a folder with one in it",
        '  a program that speaks for itself is a command: solution = ["./mine"] in [tool.katas]',
    ]


def test_an_entry_in_an_unknown_language_is_told(unloadable: Path, yatzy: Vocabulary) -> None:
    """Notes are no solution either when an entry names them."""
    file = unloadable / "none" / "notes.txt"
    problem = complaint(file.parent, "notes.txt", yatzy)[0]
    assert problem == f"{file} is in no language that is known here"


def test_spaces_and_all_letters_are_welcome(
    unloadable: Path, tmp_path: Path, yatzy: Vocabulary
) -> None:
    """Folders and files are called what people call them; they are found and they load."""
    folder = tmp_path / "Øvelser på fredag ✓"
    folder.mkdir()
    file = folder / "min første løsning.py"
    shutil.copy(unloadable / "one" / "yatzy.py", file)
    assert find_source(folder, None, [yatzy]) == file
    assert find_source(folder, "min første løsning", [yatzy]) == file
    assert InProcess(file).name == "min første løsning.py"
