"""The cursor: what has passed in a folder, what was lost, how often one has tried."""

import json
from pathlib import Path

import pytest

from katas.catalog import REMEMBERS, open_shelf
from katas.practice.cursor import FILE, Memory, Notebook, digest_of, key_of
from katas.spec import Recorder, open_specification

ORDER = ("one", "two", "three", "four")


def test_the_cursor_is_at_the_first_that_has_never_passed() -> None:
    """In the spec's order, whatever has passed behind it."""
    assert Memory().cursor(ORDER) == "one"
    assert Memory(frozenset({"one", "three"})).cursor(ORDER) == "two"
    assert Memory(frozenset(ORDER)).cursor(ORDER) == ""


def test_a_run_is_green_when_the_example_at_the_cursor_passes_and_nothing_is_lost() -> None:
    """More is not asked, and less is not green."""
    memory = Memory(frozenset({"one", "three"}))
    assert memory.is_green(ORDER, {"one", "two", "three"})
    assert not memory.is_green(ORDER, {"one", "three"})  # the cursor's doesn't pass
    assert not memory.is_green(ORDER, {"one", "two"})  # the third is lost
    assert Memory(frozenset(ORDER)).is_green(ORDER, set(ORDER))


def test_what_was_lost_comes_before_the_cursor() -> None:
    """It is what the last change did, wherever it stands."""
    memory = Memory(frozenset({"one", "four"}))
    assert memory.next_up(ORDER, {"one"}) == "four"
    assert memory.next_up(ORDER, {"one", "four"}) == "two"
    assert memory.next_up(ORDER, set(ORDER)) == ""


def test_what_has_passed_once_is_remembered_when_it_fails() -> None:
    """A loss is a loss until it is mended."""
    memory = Memory().after(ORDER, {"one"}, "a").after(ORDER, set(), "b")
    assert memory.passed == {"one"}
    assert memory.at == "one"


def test_another_text_at_the_same_example_is_a_try() -> None:
    """The same text is none, and with progress the count begins anew."""
    memory = Memory().after(ORDER, {"one"}, "a")
    assert (memory.at, memory.tries) == ("two", 0)
    memory = memory.after(ORDER, {"one"}, "b").after(ORDER, {"one"}, "b")
    assert memory.tries == 1
    memory = memory.after(ORDER, {"one"}, "c")
    assert memory.tries == 2
    memory = memory.after(ORDER, {"one", "two"}, "d")
    assert (memory.at, memory.tries) == ("three", 0)
    assert memory.after(ORDER, set(ORDER), "e").tries == 0


def test_every_example_has_a_key_of_its_own() -> None:
    """On all our katas; and none has a line number in it, which moves."""
    shelf = open_shelf()
    for kata in shelf.katas.values():
        examples = Recorder(open_specification(shelf, kata)).transcript()
        keys = {key_of(example) for example in examples}
        assert len(keys) == len(examples)
        assert all(f".feature:{examples[0].line}" not in key for key in keys)


def test_a_digest_stands_for_text_and_names(tmp_path: Path) -> None:
    """The same text in another file is another text; a file that is gone breaks nothing."""
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("x", "utf-8")
    first = digest_of([one, two])
    assert digest_of([two, one]) == first
    two.write_text("x", "utf-8")
    assert digest_of([one, two]) != first


# The file


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where it is kept, in a folder that remembers."""
    Notebook("greed", tmp_path).make()
    return tmp_path / REMEMBERS / FILE


def test_it_is_kept_for_each_kata(kept: Path) -> None:
    """Whoever comes next in the folder knows it."""
    folder = kept.parent.parent
    memory = Memory(frozenset({"one", "to på norsk"}), "three", 2, "abc")
    Notebook("greed", folder).keep(memory)
    Notebook("chicago", folder).keep(Memory(at="x"))
    assert Notebook("greed", folder).memory == memory
    assert Notebook("chicago", folder).memory.at == "x"
    assert [path.name for path in sorted(kept.parent.iterdir())] == [".gitignore", FILE]


def test_nobody_else_makes_the_folder(tmp_path: Path) -> None:
    """Without it nothing is written, and what passes is known as long as the process runs."""
    notebook = Notebook("greed", tmp_path)
    notebook.keep(Memory(frozenset({"one"})))
    assert list(tmp_path.iterdir()) == []
    assert notebook.memory.passed == {"one"}
    assert not notebook.trouble


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("{", "is not as we wrote it"),
        ("[1]", "is not as we wrote it"),
        ("[" * 100_000, "is not as we wrote it"),
        ('{"version": 1, "katas": {"greed": {"passed": [1]}}}', "is not as we wrote it"),
        ('{"version": 1, "katas": {"greed": 3}}', "is not as we wrote it"),
        ('{"version": 2, "anything": {}}', "a newer version"),
    ],
)
def test_a_file_that_is_not_ours_is_told_and_left_as_it_is(
    kept: Path, text: str, trouble: str
) -> None:
    """Nothing of a user's is overwritten, and nothing else comes of it."""
    kept.write_text(text, "utf-8")
    notebook = Notebook("greed", kept.parent.parent)
    assert notebook.memory == Memory()
    notebook.keep(Memory(frozenset({"one"})))
    assert trouble in notebook.trouble
    assert kept.read_text("utf-8") == text
    assert notebook.memory.passed == {"one"}


def test_where_nothing_can_be_written_it_is_told(kept: Path) -> None:
    """A folder stands where the file should be, as root may write everywhere else."""
    kept.mkdir()
    notebook = Notebook("greed", kept.parent.parent)
    notebook.keep(Memory(frozenset({"one"})))
    assert f"{REMEMBERS}/{FILE} can't be" in notebook.trouble
    assert notebook.memory.passed == {"one"}


def test_where_no_folder_can_be_made_it_is_told(tmp_path: Path) -> None:
    """A file of theirs has that name, and stays."""
    (tmp_path / REMEMBERS).write_text("mine", "utf-8")
    notebook = Notebook("greed", tmp_path)
    notebook.make()
    notebook.keep(Memory(frozenset({"one"})))
    assert f"{REMEMBERS} can't be written" in notebook.trouble
    assert (tmp_path / REMEMBERS).read_text("utf-8") == "mine"


def test_it_is_readable(kept: Path) -> None:
    """Whoever opens it sees what it is about."""
    Notebook("greed", kept.parent.parent).keep(Memory(frozenset({"b", "a"}), "c", 1, "d"))
    assert json.loads(kept.read_text("utf-8")) == {
        "version": 1,
        "katas": {"greed": {"at": "c", "tries": 1, "digest": "d", "passed": ["a", "b"]}},
    }
