"""What is shipped is what would be made now, and is read only as long as it is."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from katas.catalog import Board, Shelf, shipped
from katas.catalog.table import TABLES
from katas.model import Example
from katas.shipping import MAKERS
from katas.shipping.making import sources, transcripts
from katas.spec import Recorder, open_specification, transcript
from katas.spec.transcripts import packed, shipped_name, unpacked

KATAS = ["greed", "yatzy-exactly", "yatzy-fixed-scores", "yatzy-four-dice", "yatzy-norwegian"]


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """Everything that would be shipped."""
    shelf = Shelf([Board.ours()])
    return {name: contents for make in MAKERS for name, contents in make(shelf)}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout with one source and one file that was made of it."""
    package = tmp_path / "katas"
    folder = package / "shipped"
    folder.mkdir(parents=True)
    (package / "source.py").write_text("points = 1", "utf-8")
    (folder / "made.json").write_text("1", "utf-8")
    for name, value in {
        "PACKAGE": package,
        "ROOT": str(tmp_path),
        "FOLDER": folder,
        "MADE_OF": folder / "made_of.txt",
    }.items():
        monkeypatch.setattr(shipped, name, value)
    lines = [f"{shipped.state(name)}\n" for name in ("katas/", "katas/source.py")]
    (folder / "made_of.txt").write_text("".join(lines), "utf-8")
    shipped.is_current.cache_clear()
    yield package
    shipped.is_current.cache_clear()


def recorded(name: str) -> list[Example]:
    """The transcript of a kata, recorded here."""
    shelf = Shelf([Board.ours()])
    return Recorder(open_specification(shelf, shelf.find(name))).transcript()


@pytest.mark.parametrize("name", KATAS)
def test_a_transcript_comes_back_as_it_was(name: str) -> None:
    """Every example of every kata, in all its parts."""
    examples = recorded(name)
    again = unpacked(packed(examples))
    assert again == examples
    assert repr(again) == repr(examples)  # a list is no tuple, and True no 1


def test_each_kata_has_its_transcript_shipped(made: dict[str, bytes]) -> None:
    """As it would be recorded."""
    shelf = Shelf([Board.ours()])
    assert list(shelf.katas) == KATAS
    for kata in shelf.katas.values():
        assert unpacked(made[shipped_name(kata)]) == recorded(kata.id)


def test_all_tables_are_shipped(made: dict[str, bytes]) -> None:
    """Each file of the package, as TOML has it."""
    read = {
        path.relative_to(shipped.PACKAGE).as_posix(): tomllib.loads(path.read_text("utf-8"))
        for path in shipped.PACKAGE.rglob("*.toml")
    }
    assert json.loads(made[TABLES]) == read
    assert len(read) > len(KATAS)


@pytest.mark.parametrize("stage", [None, "five"])
def test_the_shipped_transcript_is_taken_up_to_a_stage(
    made: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, stage: str | None
) -> None:
    """The same examples as are recorded up to it; and nothing is recorded."""
    shelf = Shelf([Board.ours()])
    spec = open_specification(shelf, shelf.find("yatzy-four-dice"))
    wanted = Recorder(spec).transcript(stage)
    monkeypatch.setattr(shipped, "read", made.get)
    monkeypatch.delattr("katas.spec.recorder.Recorder")
    assert transcript(spec, stage) == wanted


def test_what_is_not_shipped_is_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As before a build, or after a change."""
    monkeypatch.setattr(shipped, "read", lambda _: None)
    shelf = Shelf([Board.ours()])
    assert transcript(open_specification(shelf, shelf.find("greed"))) == recorded("greed")


def test_a_kata_that_a_pack_has_a_say_in_is_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice club has a Yatzy of its own; what was shipped is of another shelf."""
    pack = Path(__file__).parent.parent / "packs" / "dice_club"
    monkeypatch.setattr("katas.spec.transcripts.shipped", SimpleNamespace(read=pytest.fail))
    shelf = Shelf([Board.ours(), Board.of_pack(pack)])
    spec = open_specification(shelf, shelf.find("yatzy-exactly"))
    assert transcript(spec) == recorded("yatzy-exactly")


def test_what_was_made_is_read_while_its_sources_stay(checkout: Path) -> None:
    """Nothing has changed since; what was never made is not there."""
    (checkout / "__pycache__").mkdir()
    assert shipped.read("made.json") == b"1"
    assert shipped.read("other.json") is None


@pytest.mark.parametrize("change", ["changed", "grown", "gone", "joined"])
def test_what_was_made_is_left_when_a_source_changes(checkout: Path, change: str) -> None:
    """Changed, gone, or no longer alone."""
    source = checkout / "source.py"
    match change:
        case "changed":
            source.write_text("points = 2", "utf-8")
        case "grown":
            source.write_text("points = 10", "utf-8")
        case "gone":
            source.unlink()
        case "joined":
            (checkout / "other.py").touch()
    assert shipped.read("made.json") is None


def test_without_a_list_of_sources_nothing_is_read(checkout: Path) -> None:
    """As in a checkout that was never built."""
    (checkout / "shipped" / "made_of.txt").unlink()
    assert shipped.read("made.json") is None


def test_in_a_wheel_it_is_read_as_it_is(checkout: Path) -> None:
    """Its sources can't change; it has no list of them."""
    (checkout / "shipped" / "made_of.txt").unlink()
    (checkout / "shelf").mkdir()
    assert shipped.read("made.json") == b"1"


def test_what_has_a_say_is_among_the_sources() -> None:
    """The features, the descriptions, the rules, the steps, and what reads them."""
    names = sources()
    for name in (
        "features/yatzy/exactly/pair.feature",
        "katas/greed/kata.toml",
        "katas/practice/reviewing/words.toml",
        "katas/yatzy/",
        "katas/yatzy/family.toml",
        "katas/yatzy/rulebooks/exactly.toml",
        "katas/yatzy/steps.py",
        "katas/model/example.py",
        "katas/records.py",
        "katas/spec/recorder.py",
    ):
        assert name in names
    assert not [name for name in names if name.startswith(("katas/plugin/", "katas/plug/"))]


def test_a_maker_gives_files_by_their_names() -> None:
    """One for each kata."""
    shelf = Shelf([Board.ours()])
    assert [name for name, _ in transcripts(shelf)] == [
        f"transcripts/{name}.json" for name in KATAS
    ]
