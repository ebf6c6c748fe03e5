"""Archives: what they hold is read, and nothing leaves the folder that they are unpacked into."""

import gzip
import io
import stat
import tarfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

import pytest

from katas.errors import UsageError
from katas.grade.submissions.archives import entries_of, extract, is_archive, stem_of
from katas.grade.submissions.content import Content, Part
from katas.grade.submissions.limits import OF_A_CLASS, OF_ONE, Unpacking
from katas.grade.submissions.notes import About, NotOpened
from tests.grade.submissions.making import SOLUTION, entry, item, tarred, texts, zipped

AWAY = [
    "../x.py",
    "a/../../x.py",
    "/x.py",
    "C:/x.py",
    "C:x.py",
    "\\\\host\\x.py",
    "..\\x.py",
    ".. /x",
]
"""Paths that would lead out of a folder, here or on Windows."""

Make = Callable[[Path, dict[str, str]], Path]
MAKERS: dict[str, Make] = {
    "x.zip": zipped,
    "x.tar": tarred,
    "x.tar.gz": lambda path, files: tarred(path, files, mode="w:gz"),
    "x.tgz": lambda path, files: tarred(path, files, mode="w:gz"),
    "x.tar.bz2": lambda path, files: tarred(path, files, mode="w:bz2"),
    "x.tar.xz": lambda path, files: tarred(path, files, mode="w:xz"),
}


def of(archive: Path, unpacking: Unpacking = OF_ONE) -> Content:
    """The content of one student's archive."""
    return Content((Part(str(archive.parent), archive.name, archive.name),), unpacking=unpacking)


def why(archive: Path, unpacking: Unpacking = OF_ONE) -> About | None:
    """Why an archive isn't taken; None if it is."""
    files = of(archive, unpacking).read()
    whole = [note.about for note in files.notes if note.names == (archive.name,)]
    assert not (whole and files.files)
    return whole[0] if whole else None


@pytest.mark.parametrize("name", MAKERS)
def test_every_kind_is_unpacked(name: str, tmp_path: Path) -> None:
    """With names of any language, and with folders that have nothing in them."""
    files = {"Kari Nordmann/blåbær.py": SOLUTION, "Ola 🎲/yatzy.py": "x = 1\r\n"}
    archive = MAKERS[name](tmp_path / name, files)
    assert extract(archive, tmp_path / "there") == ()
    assert texts(tmp_path / "there") == {**files, "Ola 🎲/yatzy.py": "x = 1\n"}
    assert sorted(of(archive).read().files) == sorted(files)


@pytest.mark.parametrize("name", MAKERS)
def test_the_kind_is_told_by_what_is_in_it(name: str, tmp_path: Path) -> None:
    """For people give names as they like."""
    made = MAKERS[name](tmp_path / name, {"yatzy.py": SOLUTION})
    for other in ("y.zip", "y.tar"):
        assert list(of(made.rename(tmp_path / other)).read().files) == ["yatzy.py"]
        made = tmp_path / other


@pytest.mark.parametrize("path", AWAY)
@pytest.mark.parametrize("name", ["x.zip", "x.tar"])
def test_nothing_leaves_the_folder(path: str, name: str, tmp_path: Path) -> None:
    """What would is left out and told, and the rest is there."""
    archive = MAKERS[name](tmp_path / "in" / name, {"ok/a.py": SOLUTION, path: "away"})
    (refused,) = extract(archive, tmp_path / "in" / "there")
    assert refused.about is About.OUTSIDE
    assert texts(tmp_path / "in" / "there") == {"ok/a.py": SOLUTION}
    assert [note.about for note in of(archive).read().notes] == [About.OUTSIDE]
    assert sorted(file.name for file in tmp_path.rglob("*") if file.is_file()) == ["a.py", name]


def test_links_pipes_and_devices_in_a_tar_are_left_out(tmp_path: Path) -> None:
    """And nothing is written through one."""
    archive = tarred(
        tmp_path / "x.tar",
        {"yatzy.py": SOLUTION},
        item("soft.py", tarfile.SYMTYPE, "/etc/passwd"),
        item("hard.py", tarfile.LNKTYPE, "yatzy.py"),
        item("away", tarfile.SYMTYPE, ".."),
        item("away/evil.py", tarfile.REGTYPE),
        item("pipe", tarfile.FIFOTYPE),
        item("disk", tarfile.BLKTYPE),
        item("tty", tarfile.CHRTYPE),
    )
    refused = extract(archive, tmp_path / "there")
    assert [path for path, about in refused if about is About.LINK] == [
        "soft.py",
        "hard.py",
        "away",
    ]
    assert [path for path, about in refused if about is About.DEVICE] == ["pipe", "disk", "tty"]
    assert sorted(texts(tmp_path / "there")) == ["away/evil.py", "yatzy.py"]
    assert [note.about for note in of(archive).read().notes] == [About.LINK, About.DEVICE]


def test_links_and_pipes_in_a_zip_are_left_out(tmp_path: Path) -> None:
    """As a Unix writes them there."""
    with ZipFile(tmp_path / "x.zip", "w") as archive:
        archive.writestr(entry("yatzy.py"), SOLUTION)
        archive.writestr(entry("soft.py", stat.S_IFLNK | 0o777), "/etc/passwd")
        archive.writestr(entry("pipe.py", stat.S_IFIFO | 0o644), "")
    refused = extract(tmp_path / "x.zip", tmp_path / "there")
    assert refused == (("soft.py", About.LINK), ("pipe.py", About.DEVICE))
    assert texts(tmp_path / "there") == {"yatzy.py": SOLUTION}


def test_a_zip_of_windows_has_its_folders(tmp_path: Path) -> None:
    """Backslashes and all."""
    archive = zipped(tmp_path / "x.zip", {"Kari\\": "", "Kari\\src\\yatzy.py": SOLUTION})
    extract(archive, tmp_path / "there")
    assert texts(tmp_path / "there") == {"Kari/src/yatzy.py": SOLUTION}


@pytest.mark.parametrize("encoding", ["cp437", "utf-8"])
def test_old_names_are_read_as_they_were_meant(encoding: str, tmp_path: Path) -> None:
    """In the letters of DOS, or in UTF-8 that doesn't say so."""
    name = "blåbær.py".encode(encoding)
    fill = "q" * (len(name) - 9)
    archive = zipped(tmp_path / "x.zip", {f"bl@b#r.py{fill}": SOLUTION})
    data = archive.read_bytes().replace(f"bl@b#r.py{fill}".encode(), name)
    archive.write_bytes(data)
    extract(archive, tmp_path / "there")
    assert texts(tmp_path / "there") == {"blåbær.py": SOLUTION}


def test_names_that_differ_in_case_stay_apart(tmp_path: Path) -> None:
    """Also on a system that takes them for the same."""
    files = {"Kari/a.py": "1", "kari/b.py": "2", "kari/B.py": "3", "Kari/c.py": "4"}
    extract(zipped(tmp_path / "x.zip", files), tmp_path / "there")
    assert texts(tmp_path / "there") == {
        "Kari/a.py": "1",
        "kari-2/b.py": "2",
        "kari-2/B-2.py": "3",
        "Kari/c.py": "4",
    }


def test_of_two_with_one_path_the_later_counts(tmp_path: Path) -> None:
    """As wherever an archive is opened."""
    path = tmp_path / "x.tar"
    tarred(path, {"yatzy.py": "old"})
    with tarfile.open(path, "a") as archive:
        new = tarfile.TarInfo("yatzy.py")
        new.size = 3
        archive.addfile(new, io.BytesIO(b"new"))
    extract(path, tmp_path / "there")
    assert texts(tmp_path / "there") == {"yatzy.py": "new"}
    assert of(path).read().files["yatzy.py"].data == b"new"


def test_a_file_that_is_a_folder_too_does_no_harm(tmp_path: Path) -> None:
    """Both have their place where they are unpacked; where only one can have it, that is told."""
    archive = zipped(tmp_path / "x.zip", {"a.py": "file", "a.py/b.py": "below"})
    extract(archive, tmp_path / "there")
    assert texts(tmp_path / "there") == {"a.py": "file", "a-2.py/b.py": "below"}
    notes = of(archive).copy_to(tmp_path / "copied")
    assert notes == ("can't be kept under that name on this machine: a.py/b.py",)


@pytest.mark.parametrize("name", ["x.zip", "x.tar.gz", "x.tar.bz2", "x.tar.xz"])
def test_a_bomb_is_put_down_unopened(name: str, tmp_path: Path) -> None:
    """By how much comes out of it, and by how much that is for its size."""
    archive = MAKERS[name](tmp_path / name, {"yatzy.py": "0" * 300_000, "more.py": SOLUTION})
    assert why(archive) is None
    assert why(archive, replace(OF_ONE, unpacked=200_000)) is About.BOMB
    assert why(archive, replace(OF_ONE, ratio=100, ratio_from=100_000)) is About.BOMB
    assert why(archive, replace(OF_ONE, ratio=100, ratio_from=500_000)) is None


def test_a_bomb_for_a_class_is_told_and_nothing_follows(tmp_path: Path) -> None:
    """Somebody has to look at it."""
    archive = tarred(tmp_path / "x.tgz", {"yatzy.py": "0" * 300_000}, mode="w:gz")
    with pytest.raises(UsageError) as caught:
        extract(archive, tmp_path / "there", replace(OF_A_CLASS, unpacked=200_000))
    assert str(caught.value).splitlines() == [
        f"{archive} can't be opened",
        "  unpacks to more than is taken: x.tgz",
        "  open it yourself, and name the folder",
    ]


def test_a_zip_that_lies_about_a_size_is_not_believed(tmp_path: Path) -> None:
    """One that hides some of a file is broken; one that promises more has what it has."""
    archive = zipped(tmp_path / "x.zip", {"yatzy.py": "0" * 5000})
    honest, told = archive.read_bytes(), (5000).to_bytes(4, "little")
    archive.write_bytes(honest.replace(told, (10).to_bytes(4, "little")))
    assert why(archive) is About.BROKEN
    archive.write_bytes(honest.replace(told, (9999).to_bytes(4, "little")))
    assert len(of(archive).read().files["yatzy.py"].data) == 5000


@pytest.mark.parametrize("name", ["x.zip", "x.tar"])
def test_an_archive_lists_no_more_than_is_read(name: str, tmp_path: Path) -> None:
    """Left out or not, for the list alone fills the memory."""
    files = {f"node_modules/{number}.js": "" for number in range(20)}
    archive = MAKERS[name](tmp_path / name, {**files, "yatzy.py": SOLUTION})
    assert why(archive, replace(OF_ONE, entries=21 + 1)) is None
    assert why(archive, replace(OF_ONE, entries=20)) is About.CROWDED


def test_an_archive_that_is_too_large_isnt_opened(tmp_path: Path) -> None:
    """Nobody waits for a film."""
    archive = zipped(tmp_path / "x.zip", {"yatzy.py": SOLUTION})
    assert why(archive, replace(OF_ONE, packed=10)) is About.TOO_LARGE


@pytest.mark.parametrize("name", MAKERS)
def test_half_an_archive_is_a_broken_one(name: str, tmp_path: Path) -> None:
    """A student's is no submission to be read; a class's is told."""
    archive = MAKERS[name](tmp_path / name, {"yatzy.py": SOLUTION * 40, "b.py": SOLUTION * 40})
    data = archive.read_bytes()
    archive.write_bytes(data[: min(len(data) * 3 // 5, 3000)])
    assert why(archive) is About.BROKEN
    with pytest.raises(UsageError, match="broken, so that it can't be opened"):
        extract(archive, tmp_path / "there")


@pytest.mark.parametrize(
    "text", ["", "no archive", "PK\x03\x04 and no more", "\x1f\x8b and no more"]
)
@pytest.mark.parametrize("name", ["x.zip", "x.tar", "x.tgz"])
def test_what_is_only_called_an_archive_is_a_broken_one(
    name: str, text: str, tmp_path: Path
) -> None:
    """Whatever it is."""
    (tmp_path / name).write_bytes(text.encode("latin-1"))
    assert why(tmp_path / name) is About.BROKEN


def test_any_byte_of_an_archive_may_be_wrong(tmp_path: Path) -> None:
    """It is read or it isn't; nothing is raised, and nothing hangs."""
    for name in ("x.zip", "x.tar.gz", "x.tar"):
        archive = MAKERS[name](tmp_path / name, {"yatzy.py": SOLUTION, "b/c.py": SOLUTION})
        data = archive.read_bytes().rstrip(b"\0")
        for at in range(0, len(data), 3):
            archive.write_bytes(data[:at] + bytes([data[at] ^ 0xA5]) + data[at + 1 :])
            assert of(archive).digest()


def test_a_locked_zip_is_told_in_a_plain_word(tmp_path: Path) -> None:
    """What is in it can't be read by anybody else either."""
    archive = zipped(tmp_path / "x.zip", {"yatzy.py": SOLUTION})
    data = bytearray(archive.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1
    archive.write_bytes(bytes(data))
    assert of(archive).read().notes[0].said() == "locked with a password: x.zip"
    with pytest.raises(UsageError, match="locked with a password"):
        extract(archive, tmp_path / "there")


def test_what_is_packed_in_other_ways_isnt_opened(tmp_path: Path) -> None:
    """A few bytes of those unpack to a hundred million before anybody could stop them."""
    with ZipFile(tmp_path / "x.zip", "w", ZIP_BZIP2) as archive:
        archive.writestr("yatzy.py", SOLUTION)
    assert why(tmp_path / "x.zip") is About.PACKED_OTHERWISE
    (tmp_path / "x.7z").write_bytes(b"7z\xbc\xaf\x27\x1c")
    assert why(tmp_path / "x.7z") is About.PACKED_OTHERWISE


def test_a_header_without_end_isnt_read(tmp_path: Path) -> None:
    """A tar may say that a name has gigabytes."""
    header = item("././@LongLink", tarfile.GNUTYPE_LONGNAME)
    header.size = 2**33
    data = header.tobuf(tarfile.GNU_FORMAT) + bytes(2**16)
    (tmp_path / "x.tar.gz").write_bytes(gzip.compress(data))
    assert why(tmp_path / "x.tar.gz") is About.BROKEN


def test_many_headers_are_no_way_around_it(tmp_path: Path) -> None:
    """Those before a file have their cap together, and so have all there are."""
    header = item("././@LongLink", tarfile.GNUTYPE_LONGNAME)
    header.size = 4096
    one = header.tobuf(tarfile.GNU_FORMAT) + bytes(4096)
    file = item("yatzy.py", tarfile.REGTYPE).tobuf()
    (tmp_path / "x.tar").write_bytes(one * 10 + file + bytes(1024))
    assert why(tmp_path / "x.tar") is About.BROKEN
    (tmp_path / "x.tar").write_bytes((one + file) * 3 + bytes(1024))
    assert why(tmp_path / "x.tar") is None
    assert why(tmp_path / "x.tar", replace(OF_ONE, headers=10_000)) is About.BROKEN


def test_a_list_of_holes_isnt_read_for_ever(tmp_path: Path) -> None:
    """A sparse file may announce any number of them, two bytes each."""
    told = b"22 GNU.sparse.major=1\n22 GNU.sparse.minor=0\n"
    header = item("x", tarfile.XHDTYPE)
    header.size = len(told)
    holes = b"99999999\n" + b"0\n" * 100_000
    file = item("yatzy.py", tarfile.REGTYPE)
    file.size = len(holes)
    data = header.tobuf() + told.ljust(512, b"\0") + file.tobuf() + holes
    (tmp_path / "x.tar").write_bytes(data.ljust(len(data) + 1024, b"\0"))
    assert why(tmp_path / "x.tar") is About.BROKEN


def test_digits_without_end_arent_read(tmp_path: Path) -> None:
    """A header of them would be searched again from each, in Pythons that aren't the newest."""
    header = item("x", tarfile.XHDTYPE)
    header.size = 8192
    file = item("yatzy.py", tarfile.REGTYPE).tobuf()
    (tmp_path / "x.tar").write_bytes((header.tobuf() + b"1" * 8192 + file) * 100 + bytes(1024))
    assert why(tmp_path / "x.tar") is About.BROKEN


def test_a_file_with_holes_isnt_filled(tmp_path: Path) -> None:
    """A sparse one may say that it has terabytes of nothing."""
    sparse = item("yatzy.py", tarfile.GNUTYPE_SPARSE)
    (tmp_path / "x.tar").write_bytes(sparse.tobuf(tarfile.GNU_FORMAT) + bytes(1024))
    assert [note.about for note in of(tmp_path / "x.tar").read().notes] == [About.DEVICE]


def test_a_long_or_deep_path_is_left_out(tmp_path: Path) -> None:
    """And one with what can't be printed, or with an end in the middle."""
    odd = [
        "x" * 300 + ".py",
        "d/" * 40 + "x.py",
        ("d" * 90 + "/") * 5 + "x.py",
        "a\x1b.py",
        "a\0.py",
    ]
    archive = zipped(tmp_path / "x.zip", dict.fromkeys([*odd, "yatzy.py"], SOLUTION))
    (note,) = of(archive).read().notes
    assert (note.about, set(note.names)) == (About.ODD_NAME, set(odd))


def test_what_tools_leave_behind_isnt_unpacked(tmp_path: Path) -> None:
    """A class of web developers has a million such files."""
    archive = zipped(
        tmp_path / "x.zip",
        {"kari/yatzy.js": "", "kari/node_modules/a/b.js": "", "__MACOSX/kari/._yatzy.js": ""},
    )
    extract(archive, tmp_path / "there")
    assert list(texts(tmp_path / "there")) == ["kari/yatzy.js"]


def test_an_archive_that_is_a_link_isnt_followed(tmp_path: Path) -> None:
    """It is a student's, and may lead anywhere."""
    zipped(tmp_path / "answers.zip", {"yatzy.py": "secret"})
    (tmp_path / "x.zip").symlink_to(tmp_path / "answers.zip")
    assert why(tmp_path / "x.zip") is About.LINK


def test_entries_come_as_they_are_read(tmp_path: Path) -> None:
    """So that memory doesn't grow with an archive: each is read before the next."""
    archive = tarred(tmp_path / "x.tar", {f"{number}.py": str(number) for number in range(5)})
    read = [entry.read(10) for entry in entries_of(tmp_path, archive.name, OF_ONE)]
    assert read == [b"0", b"1", b"2", b"3", b"4"]
    entries = list(entries_of(tmp_path, archive.name, OF_ONE))
    with pytest.raises(NotOpened):
        entries[0].read(10)


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("kari.zip", "kari"),
        ("Kari.TAR.GZ", "Kari"),
        ("kari.v2.tgz", "kari.v2"),
        (".zip", ".zip"),
        ("yatzy.py", "yatzy"),
    ],
)
def test_the_stem_of_an_archive_is_without_all_of_its_suffix(name: str, stem: str) -> None:
    """`.tar.gz` is one."""
    assert stem_of(name) == stem
    assert is_archive(name) is (name != "yatzy.py")


def test_a_zip_of_a_zip_is_opened_one_level_deep(tmp_path: Path) -> None:
    """What lies deeper is named."""
    inner = zipped(tmp_path / "inner.zip", {"yatzy.py": SOLUTION}).read_bytes()
    archive = zipped(tmp_path / "x.zip", {"inner.zip": inner})
    assert why(archive) is None
    assert [note.names for note in of(archive).read().notes] == [("inner.zip",)]


def test_zips_are_written_by_more_than_one_program(tmp_path: Path) -> None:
    """One with something before it, as those have that open themselves."""
    archive = zipped(tmp_path / "x.zip", {"yatzy.py": SOLUTION})
    with ZipFile(archive, "a", ZIP_DEFLATED) as more:
        more.writestr("dice.py", SOLUTION)
    archive.write_bytes(b"#!/bin/sh\nexec unzip $0\n" + archive.read_bytes())
    assert sorted(of(archive).read().files) == ["dice.py", "yatzy.py"]
