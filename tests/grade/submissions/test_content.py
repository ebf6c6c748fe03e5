"""What is taken of one submission, what is left out, and what is said of it."""

import os
import shutil
from pathlib import Path

import pytest

from katas.grade.submissions.content import Content, Part
from katas.grade.submissions.folders import entries_in
from katas.grade.submissions.limits import Caps
from katas.grade.submissions.notes import About, Note, NotTaken, Refused
from tests.grade.submissions.making import SOLUTION, put, texts, zipped


def of(folder: Path, caps: Caps | None = None) -> Content:
    """The content of a folder."""
    return Content((Part(str(folder), "", ""),), caps=caps or Caps())


def left_out(content: Content) -> dict[About, tuple[str, ...]]:
    """What the notes are about, with the names."""
    return {note.about: note.names for note in content.read().notes}


def test_the_files_are_copied_as_they_are(folder: Path, tmp_path: Path) -> None:
    """To the byte: a BOM, ends of lines and names of any language."""
    put(folder, "blåbær.py", "min mappe/🎲.py")
    (folder / "windows.py").write_bytes(b"\xef\xbb\xbfx = 1\r\ny = 2\r\n")
    there = tmp_path / "there"
    assert of(folder).copy_to(there) == ()
    assert (there / "windows.py").read_bytes() == b"\xef\xbb\xbfx = 1\r\ny = 2\r\n"
    assert sorted(texts(there)) == ["blåbær.py", "min mappe/🎲.py", "windows.py"]


@pytest.mark.skipif(os.name == "nt", reason="modes of Unix")
def test_copies_have_modes_of_our_own(folder: Path, tmp_path: Path) -> None:
    """No more rights than a file needs, whatever it had."""
    put(folder, "yatzy.py", "run.sh")
    (folder / "yatzy.py").chmod(0o666)
    (folder / "run.sh").chmod(0o4777)
    of(folder).copy_to(tmp_path / "there")
    modes = {file.name: file.stat().st_mode & 0o7777 for file in (tmp_path / "there").iterdir()}
    assert modes == {"yatzy.py": 0o644, "run.sh": 0o755}


def test_a_link_is_not_followed(folder: Path, tmp_path: Path) -> None:
    """Neither to a file nor to a folder, nor is what it leads to read."""
    secret = put(tmp_path / "answers", "yatzy.py", text="secret")
    put(folder, "mine.py")
    (folder / "yatzy.py").symlink_to(secret / "yatzy.py")
    (folder / "more").symlink_to(secret)
    (folder / "nowhere").symlink_to("gone")
    content = of(folder)
    assert content.copy_to(tmp_path / "there") == (
        "links are not followed: more, nowhere, yatzy.py",
    )
    assert texts(tmp_path / "there") == {"mine.py": SOLUTION}


@pytest.mark.skipif(os.name == "nt", reason="folders are opened step by step on Unix")
def test_a_folder_that_becomes_a_link_meanwhile_is_not_followed(
    folder: Path, tmp_path: Path
) -> None:
    """Nothing on the way to a file can be exchanged between a look at it and reading it."""
    secret = put(tmp_path / "answers", "yatzy.py", text="secret")
    (entry,) = entries_in(put(folder, "mine/yatzy.py"))
    shutil.rmtree(folder / "mine")
    (folder / "mine").symlink_to(secret)
    with pytest.raises(NotTaken, match="link"):
        entry.read(100)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_is_not_waited_for(folder: Path) -> None:
    """Nobody would ever write to it."""
    put(folder, "yatzy.py")
    os.mkfifo(folder / "more.py")
    assert left_out(of(folder)) == {About.DEVICE: ("more.py",)}
    first, second = entries_in(put(folder / "later", "a.py", "b.py"))
    (folder / "later" / "b.py").unlink()
    os.mkfifo(folder / "later" / "b.py")
    assert first.read(100) == SOLUTION.encode()
    with pytest.raises(NotTaken, match="device"):
        second.read(100)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a file away"
)
def test_a_hard_link_to_somebody_elses_file_is_one(folder: Path, tmp_path: Path) -> None:
    """On a server of a school somebody may set one on what only the grader can read."""
    put(tmp_path, "answers.py", text="secret")
    put(folder, "mine.py", "backup.py")
    (folder / "yatzy.py").hardlink_to(tmp_path / "answers.py")
    (folder / "again.py").hardlink_to(folder / "backup.py")
    for name in (".", "mine.py", "backup.py"):
        os.chown(folder / name, 12345, 12345)
    content = of(folder)
    assert left_out(content) == {About.LINK: ("yatzy.py",)}
    assert "again.py" in content.read().files


def test_what_tools_leave_behind_is_left_out_without_a_word(folder: Path) -> None:
    """Nobody wrote it."""
    put(folder, "yatzy.py", ".git/hooks/post-checkout", "__pycache__/yatzy.cpython-311.pyc")
    put(folder, "node_modules/left-pad/index.js", ".katas/cursor.json", ".DS_Store", "._yatzy.py")
    put(folder, "mitt miljø/pyvenv.cfg", "mitt miljø/lib/site.py", ".idea/workspace.xml")
    assert list(of(folder).read().files) == ["yatzy.py"]
    assert of(folder).read().notes == ()


def test_what_is_compiled_is_left_out_with_a_word(folder: Path) -> None:
    """It can't be read, and the source is what counts."""
    put(folder, "Yatzy.java", "Yatzy.class", "fast.so", "yatzy.pyc", "YATZY.EXE")
    content = of(folder)
    assert list(content.read().files) == ["Yatzy.java"]
    assert left_out(content) == {About.BINARY: ("YATZY.EXE", "Yatzy.class", "fast.so", "yatzy.pyc")}


def test_files_that_would_steer_a_grader_are_left_out_with_a_word(
    folder: Path, tmp_path: Path
) -> None:
    """Most are honest: somebody has tests of their own."""
    steering = ["conftest.py", "pytest.ini", "setup.cfg", "sitecustomize.py", "tox.ini", "x.pth"]
    put(folder, "yatzy.py", "tests/test_yatzy.py", "tests/conftest.py", *steering)
    (note,) = of(folder).copy_to(tmp_path / "there")
    assert note == (
        "not used here, where nothing but the solution is run: conftest.py, pytest.ini, "
        "setup.cfg, sitecustomize.py, tox.ini and 2 more"
    )
    assert sorted(texts(tmp_path / "there")) == ["tests/test_yatzy.py", "yatzy.py"]


def test_a_module_called_like_one_of_pythons_is_told_and_taken(folder: Path) -> None:
    """An honest accident; who is alone shadows nothing."""
    put(folder, "yatzy.py", "random.py", "deep/json.py")
    content = of(folder)
    assert left_out(content) == {About.SHADOWING: ("random.py",)}
    assert "random.py" in content.read().files


def test_no_more_is_taken_than_the_caps_allow(folder: Path) -> None:
    """The nearest files first, for the solution is seldom deep down."""
    put(folder, "b/deep.py", "c.py", text="x" * 6)
    put(folder, "a.py", text="x" * 11)
    assert left_out(of(folder, Caps(each=10))) == {About.TOO_LARGE: ("a.py",)}
    assert left_out(of(folder, Caps(all=20))) == {About.TOO_MUCH: ("b/deep.py",)}
    assert left_out(of(folder, Caps(files=2))) == {About.TOO_MANY: ("b/deep.py",)}


def test_a_file_that_grows_after_a_look_is_too_large(folder: Path) -> None:
    """What was looked at is not what is believed."""
    (entry,) = entries_in(put(folder, "log.txt", text="short"))
    assert entry.size == 5
    put(folder, "log.txt", text="x" * 51)
    with pytest.raises(NotTaken, match="too-large"):
        entry.read(50)
    assert len(entry.read(51)) == 51


def test_a_name_that_cant_be_printed_is_left_out(folder: Path) -> None:
    """Nor one that is too deep."""
    put(folder, "yatzy.py", "a\x1b[31m.py", "/".join("d" * 40) + "/x.py")
    (note,) = of(folder).read().notes
    assert note.about is About.ODD_NAME
    assert "a␛[31m.py" in note.said()


def test_the_digest_is_that_of_paths_and_bytes(tmp_path: Path) -> None:
    """The same for the same, wherever it lies, and another for any change."""
    one = put(tmp_path / "one", "yatzy.py", "dice.py")
    two = put(tmp_path / "two", "dice.py", "yatzy.py", ".git/HEAD")
    assert of(one).digest() == of(two).digest()
    seen = {of(one).digest()}
    (two / "dice.py").rename(two / "dices.py")
    seen.add(of(two).digest())
    put(two, "yatzy.py", text=SOLUTION + "\n")
    seen.add(of(two).digest())
    seen.add(of(put(tmp_path / "three", "yatzy.py")).digest())
    assert len(seen) == 4


def test_no_two_ways_to_cut_files_have_one_digest(tmp_path: Path) -> None:
    """Where a name ends and a text begins is part of it."""
    one, two = tmp_path / "one", tmp_path / "two"
    put(one, "a.py", text="b.py")
    put(two, "a.pyb.py", text="")
    assert of(one).digest() != of(two).digest()


def test_folders_around_everything_are_no_part_of_it(folder: Path) -> None:
    """A zip of a folder, unpacked into a folder of that name."""
    put(folder, "yatzy/yatzy-main/yatzy.py", "yatzy/yatzy-main/tests/test_yatzy.py")
    put(folder, "__MACOSX/._yatzy")
    assert sorted(of(folder).read().files) == ["tests/test_yatzy.py", "yatzy.py"]


def test_a_package_that_calls_itself_by_name_keeps_its_folder(folder: Path) -> None:
    """Without it nothing in there could be imported; where nothing does, it is a folder."""
    put(folder, "yatzy/__init__.py", "yatzy/rules.py")
    assert sorted(of(folder).read().files) == ["__init__.py", "rules.py"]
    put(folder, "yatzy/rules.py", text="from yatzy import dice\n")
    assert sorted(of(folder).read().files) == ["yatzy/__init__.py", "yatzy/rules.py"]


def test_an_archive_that_is_all_there_is_is_opened(folder: Path) -> None:
    """A platform keeps a folder for each student, with the zip in it that was handed in."""
    zipped(folder / "yatzy.zip", {"my yatzy/yatzy.py": SOLUTION, "my yatzy/old.zip": b"PK"})
    put(folder, "report.pdf", text="%PDF")
    content = of(folder)
    assert sorted(content.read().files) == ["my yatzy/yatzy.py", "report.pdf"]
    assert left_out(content) == {About.NOT_OPENED: ("my yatzy/old.zip",)}


def test_an_archive_beside_a_solution_stays_closed(folder: Path) -> None:
    """It is told; so are two of which nobody knows which one is meant."""
    zipped(folder / "old.zip", {"yatzy.py": SOLUTION})
    put(folder, "yatzy.py")
    assert left_out(of(folder)) == {About.NOT_OPENED: ("old.zip",)}
    (folder / "yatzy.py").rename(folder / "yatzy.txt")
    zipped(folder / "new.zip", {"yatzy.py": SOLUTION})
    assert left_out(of(folder)) == {About.NOT_OPENED: ("new.zip", "old.zip")}


def test_two_that_cant_be_opened_are_not_the_same(tmp_path: Path) -> None:
    """Nothing was read of them, and yet they differ."""
    put(tmp_path / "one", "yatzy.rar", text="Rar!1")
    put(tmp_path / "two", "yatzy.rar", text="Rar!2")
    one, two = of(tmp_path / "one"), of(tmp_path / "two")
    assert left_out(one) == {About.PACKED_OTHERWISE: ("yatzy.rar",)}
    assert one.digest() != two.digest()
    shutil.copy(tmp_path / "one" / "yatzy.rar", tmp_path / "two")
    assert one.digest() == two.digest()


def test_what_was_left_out_on_the_way_is_told_with_the_rest(folder: Path) -> None:
    """An archive of a class has been unpacked already."""
    put(folder, "yatzy.py")
    content = Content((Part(str(folder), "yatzy.py", "yatzy.py"),), (Refused("x", About.LINK),))
    assert content.read().notes == (Note(About.LINK, ("x",)),)


def test_a_note_is_said_in_norwegian_as_well() -> None:
    """And never at such a length that nobody reads it."""
    note = Note(About.LINK, tuple(f"{number}.py" for number in range(7)))
    assert note.said("no") == ("lenker følges ikke: 0.py, 1.py, 2.py, 3.py, 4.py og 2 til")
    assert len(Note(About.LINK, ("x" * 1000,)).said()) < 120


def test_every_note_has_its_words() -> None:
    """None is made that nobody could read."""
    for about in About:
        assert Note(about, ("x",)).said("no") != Note(about, ("x",)).said("en")
