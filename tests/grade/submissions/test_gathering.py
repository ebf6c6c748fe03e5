"""What is a submission, in whatever shape a class is handed over, and whose."""

import tracemalloc
from pathlib import Path

import pytest

from katas.errors import UsageError
from katas.grade.submissions import Gathered, gather
from katas.grade.submissions.notes import About
from tests.grade.submissions.making import SOLUTION, item, put, tarred, zipped

SETTINGS = '[tool.katas]\nkata = "greed"\n'


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A folder of the grader's own."""
    workspace = tmp_path / "workspace"
    workspace.mkdir()
    return workspace


def gathered(workspace: Path, *paths: Path, pattern: str | None = None) -> Gathered:
    """What is gathered at some paths."""
    return gather(paths, pattern=pattern, workspace=workspace)


def files(gathered: Gathered) -> dict[str, list[str]]:
    """The files of each submission, by its id."""
    return {one.id: sorted(one.content.read().files) for one in gathered}


def about(gathered: Gathered) -> dict[About, tuple[str, ...]]:
    """What the notes are about, with the names."""
    return {note.about: note.names for note in gathered.notes}


def complaint(workspace: Path, *paths: Path, pattern: str | None = None) -> list[str]:
    """What is said where nothing is gathered, line by line."""
    with pytest.raises(UsageError) as caught:
        gathered(workspace, *paths, pattern=pattern)
    return str(caught.value).splitlines()


def test_a_file_is_a_submission(folder: Path, workspace: Path) -> None:
    """Called as the file is."""
    put(folder, "kari.py", "ola.rb")
    (one,) = found = gathered(workspace, folder / "kari.py")
    assert (one.id, one.owner, one.name) == ("kari", "kari", "kari.py")
    assert files(found) == {"kari": ["kari.py"]}


def test_several_paths_are_all_of_them(folder: Path, workspace: Path) -> None:
    """As a shell gives them, the same one twice among them; what is none is told."""
    put(folder, "kari.py", "ola.py", "grades.csv", "nils/yatzy.py", "siri/README")
    zipped(folder / "per.zip", {"yatzy.py": SOLUTION})
    found = gathered(workspace, *sorted(folder.iterdir()), folder / "ola.py")
    assert files(found) == {
        "nils": ["yatzy.py"],
        "per": ["yatzy.py"],
        "siri": ["README"],
        "kari": ["kari.py"],
        "ola": ["ola.py"],
    }
    assert about(found) == {About.LOOSE: ("grades.csv",)}


def test_a_folder_with_a_solution_in_it_is_one_submission(folder: Path, workspace: Path) -> None:
    """With everything below: a checkout has tests and workflows beside it."""
    put(folder, "yatzy.py", "dice.py", "tests/test_yatzy.py", ".github/workflows/ci.yml", ".git/x")
    (one,) = found = gathered(workspace, folder)
    assert (one.id, one.name) == (folder.name, folder.name)
    assert files(found) == {
        folder.name: [".github/workflows/ci.yml", "dice.py", "tests/test_yatzy.py", "yatzy.py"]
    }


def test_a_class_beside_a_loose_file_is_one_submission_and_told(
    folder: Path, workspace: Path
) -> None:
    """Nobody vanishes into somebody else's hand-in without a word."""
    put(folder, "kari/yatzy.py", "ola/yatzy.py", "per/yatzy.py", "docs/README.md", "mine.py")
    found = gathered(workspace, folder)
    assert len(found) == 1
    assert about(found) == {About.SWALLOWED: ("kari", "ola", "per")}


@pytest.mark.parametrize(
    "mark", ["src/yatzy.py", "package.json", "pom.xml", "build.gradle", "Gemfile"]
)
def test_a_project_is_one_submission(mark: str, folder: Path, workspace: Path) -> None:
    """Though its code lies below."""
    put(folder, mark, "lib/yatzy.rb", "test/test_yatzy.rb")
    assert len(gathered(workspace, folder)) == 1


def test_a_folder_with_settings_is_one_submission(folder: Path, workspace: Path) -> None:
    """Whatever its files are called; settings that are commented out are none."""
    put(folder, "kari_1_2_yatzy.py", "ola_2_3_yatzy.py")
    put(folder, "pyproject.toml", text=f"# {SETTINGS.splitlines()[0]}\n")
    assert len(gathered(workspace, folder)) == 2
    put(folder, "pyproject.toml", text=SETTINGS)
    assert len(gathered(workspace, folder)) == 1


def test_a_folder_of_folders_has_one_in_each(folder: Path, workspace: Path) -> None:
    """And in each archive; single folders around it are no part, and loose files are told."""
    put(folder, "kari/yatzy.py", "ola/yatzy-main/yatzy/yatzy.py", "nils/README.md")
    put(folder, "grades.csv", ".git/HEAD", "__MACOSX/x.py")
    (folder / "siri").mkdir()
    zipped(folder / "per.zip", {"per/yatzy.py": SOLUTION, "per/tests/test_yatzy.py": SOLUTION})
    tarred(folder / "liv.tar.gz", {"yatzy.py": SOLUTION}, mode="w:gz")
    found = gathered(workspace, folder)
    assert files(found) == {
        "kari": ["yatzy.py"],
        "liv": ["yatzy.py"],
        "nils": ["README.md"],
        "ola": ["yatzy.py"],
        "per": ["tests/test_yatzy.py", "yatzy.py"],
        "siri": [],
    }
    assert about(found) == {About.LOOSE: ("grades.csv",)}
    assert [one.name for one in found][:2] == ["kari", "liv.tar.gz"]


def test_a_folder_around_a_class_is_passed_through(folder: Path, workspace: Path) -> None:
    """And stands in the path that each is called by."""
    put(folder, "hand-ins/2026/kari/yatzy.py", "hand-ins/2026/ola/yatzy.py")
    found = gathered(workspace, folder)
    assert [one.id for one in found] == ["kari", "ola"]
    assert [one.name for one in found] == ["hand-ins/2026/kari", "hand-ins/2026/ola"]


def test_a_class_of_one_is_a_class(folder: Path, workspace: Path) -> None:
    """Called by the student's folder, with code in it or without."""
    put(folder, "kari/yatzy.py")
    assert [one.id for one in gathered(workspace, folder)] == ["kari"]
    (folder / "kari" / "yatzy.py").rename(folder / "kari" / "yatzy.docx")
    assert files(gathered(workspace, folder)) == {"kari": ["yatzy.docx"]}


def test_a_link_in_a_class_is_told_and_not_followed(folder: Path, workspace: Path) -> None:
    """Who means it, names it."""
    put(folder, "kari/yatzy.py")
    elsewhere = put(workspace.parent / "elsewhere", "yatzy.py")
    (folder / "ola").symlink_to(elsewhere)
    found = gathered(workspace, folder)
    assert [one.id for one in found] == ["kari"]
    assert about(found) == {About.LINK: ("ola",)}
    assert [one.id for one in gathered(workspace, folder / "ola")] == ["elsewhere"]


def test_a_flat_export_has_one_for_each_student(folder: Path, workspace: Path) -> None:
    """With all files of theirs, as they were called at home; the same hand-in is the same."""
    put(folder, "nordmannkari_1234_56789_yatzy-1.py", "nordmannkari_1234_56790_dice.py")
    put(folder, "hansenola_LATE_77_1_yatzy.py", "hansenola_77_2_dice.py", "grades.csv", "late.py")
    found = gathered(workspace, folder)
    assert files(found) == {
        "hansenola": ["dice.py", "yatzy.py"],
        "nordmannkari": ["dice.py", "yatzy.py"],
        "late": ["late.py"],
    }
    first, second, _ = found
    assert first.content.digest() == second.content.digest()
    assert first.name == "hansenola_77_2_dice.py"
    assert about(found) == {About.NAMELESS: ("late.py",), About.LOOSE: ("grades.csv",)}


def test_what_a_name_makes_of_a_file_stays_in_its_submission(
    folder: Path, workspace: Path, tmp_path: Path
) -> None:
    """Whatever stands where the file should."""
    put(folder, "kari_1_777_yatzy.py", "kari_1_778_..", "kari_1_779_..\\..\\x.py")
    (one,) = gathered(workspace, folder)
    one.content.copy_to(tmp_path / "a" / "b" / "there")
    (note,) = one.content.read().notes
    assert note.about is About.OUTSIDE
    assert [path.name for path in (tmp_path / "a").rglob("*.py")] == ["yatzy.py"]


def test_two_students_of_one_name_are_two(folder: Path, workspace: Path) -> None:
    """The platform's number tells them apart."""
    put(folder, "Kari Nordmann_1_assignsubmission_file_yatzy.py")
    put(folder, "Kari Nordmann_2_assignsubmission_file_yatzy.py")
    found = gathered(workspace, folder)
    assert [(one.id, one.owner) for one in found] == [
        ("Kari Nordmann", "Kari Nordmann"),
        ("Kari Nordmann-2", "Kari Nordmann"),
    ]
    assert found[0].content.digest() == found[1].content.digest()


def test_an_export_with_folders_has_one_for_each_student(folder: Path, workspace: Path) -> None:
    """What was handed in as a file and what was written online belong together."""
    put(folder, "Kari Nordmann_1_assignsubmission_file_/yatzy.py")
    put(folder, "Kari Nordmann_1_assignsubmission_onlinetext_/onlinetext.html")
    zipped(folder / "Ola Å_2_assignsubmission_file_" / "yatzy.zip", {"yatzy/yatzy.py": SOLUTION})
    found = gathered(workspace, folder)
    assert files(found) == {
        "Kari Nordmann": ["onlinetext.html", "yatzy.py"],
        "Ola Å": ["yatzy.py"],
    }


def test_the_last_attempt_counts(folder: Path, workspace: Path) -> None:
    """Earlier ones are told, and what the platform itself has written is nobody's."""
    put(folder, "Ex 1_karin_attempt_2026-11-29-12-00-00_old.py")
    put(folder, "Ex 1_karin_attempt_2026-11-29-12-00-00.txt")
    put(folder, "Ex 1_karin_attempt_2026-11-30-12-00-00_yatzy.py")
    put(folder, "Ex 1_karin_attempt_2026-11-30-12-00-00.txt")
    put(folder, "Ex 1_olan_attempt_2026-11-30-12-00-00.txt")
    found = gathered(workspace, folder)
    assert files(found) == {"karin": ["yatzy.py"], "olan": []}
    assert found[0].content.read().notes[0].said() == (
        "there is a later one, and that counts: Ex 1_karin_attempt_2026-11-29-12-00-00_old.py"
    )


def test_of_files_with_one_name_the_last_counts(folder: Path, workspace: Path) -> None:
    """Where the names have dates; without, both are kept under what they were handed in as."""
    put(folder, "kari_1_2026-11-30_yatzy.py", text="new")
    put(folder, "kari_1_2026-11-29_yatzy.py", "kari_1_2026-11-29_dice.py", text="old")
    (one,) = gathered(workspace, *sorted(folder.iterdir(), reverse=True))
    read = one.content.read().files
    assert {name: file.data for name, file in read.items()} == {
        "yatzy.py": b"new",
        "dice.py": b"old",
    }
    put(folder / "canvas", "kari_1_2_yatzy.py", "kari_1_3_yatzy-1.py")
    (one,) = gathered(workspace, folder / "canvas")
    assert sorted(one.content.read().files) == ["kari_1_3_yatzy-1.py", "yatzy.py"]


def test_files_of_an_export_may_be_named_one_by_one(folder: Path, workspace: Path) -> None:
    """As a shell gives them."""
    put(folder, "kari_1_2_yatzy.py", "kari_1_3_dice.py", "ola_2_3_yatzy.py")
    found = gathered(workspace, *sorted(folder.iterdir()))
    assert files(found) == {"kari": ["dice.py", "yatzy.py"], "ola": ["yatzy.py"]}


def test_a_class_may_be_one_archive(folder: Path, workspace: Path) -> None:
    """Of whatever is in a folder otherwise; a single folder around all is no part of it."""
    inner = zipped(folder / "inner.zip", {"yatzy.py": SOLUTION}).read_bytes()
    kari, ola = "Class 3/kari_1_2_yatzy.py", "Class 3/ola_2_3_yatzy"
    zipped(folder / "class.zip", {kari: SOLUTION, f"{ola}.zip": inner})
    tarred(folder / "class.tgz", {kari: SOLUTION, f"{ola}.py": SOLUTION}, mode="w:gz")
    for name in ("class.zip", "class.tgz"):
        found = gathered(workspace, folder / name)
        assert files(found) == {"kari": ["yatzy.py"], "ola": ["yatzy.py"]}
        assert found[0].name == kari


def test_an_archive_may_be_one_submission(folder: Path, workspace: Path) -> None:
    """Called as the archive is, or as its name says whose it is."""
    zipped(folder / "kari.zip", {"yatzy-main/yatzy.py": SOLUTION, "yatzy-main/README": ""})
    assert files(gathered(workspace, folder / "kari.zip")) == {"kari": ["README", "yatzy.py"]}
    (folder / "kari.zip").rename(folder / "nordmannkari_1_2_yatzy.zip")
    (one,) = gathered(workspace, folder / "nordmannkari_1_2_yatzy.zip")
    assert one.owner == "nordmannkari"


def test_what_was_left_out_of_an_archive_is_told_with_whose_it_is(
    folder: Path, workspace: Path
) -> None:
    """Or with the run, where it is nobody's."""
    tarred(
        folder / "class.tar",
        {"c/kari/yatzy.py": SOLUTION, "c/ola/yatzy.py": SOLUTION, "../x.py": ""},
        item("c/kari/more.py", b"2", "/etc/passwd"),
        item("c/nils.py", b"2", "/etc/passwd"),
    )
    found = gathered(workspace, folder / "class.tar")
    kari, ola = found
    assert [note.said() for note in kari.content.read().notes] == [
        "links are not followed: more.py"
    ]
    assert ola.content.read().notes == ()
    assert about(found) == {About.LINK: ("nils.py",), About.OUTSIDE: ("../x.py",)}


def test_a_students_broken_archive_is_a_submission_with_nothing_in_it(
    folder: Path, workspace: Path
) -> None:
    """It costs the others nothing."""
    put(folder, "ola/yatzy.py", "nils/yatzy.7z")
    put(folder, "kari.zip", text="no zip")
    found = gathered(workspace, folder)
    assert files(found) == {"kari": [], "nils": [], "ola": ["yatzy.py"]}
    assert [note.said() for note in found[0].content.read().notes] == [
        "broken, so that it can't be opened: kari.zip"
    ]


def test_the_archive_of_a_class_has_to_be_whole(folder: Path, workspace: Path) -> None:
    """Or somebody would be missing."""
    put(folder, "class.zip", text="no zip")
    assert complaint(workspace, folder / "class.zip") == [
        f"{folder / 'class.zip'} can't be opened",
        "  broken, so that it can't be opened: class.zip",
        "  open it yourself, and name the folder",
    ]


def test_a_teachers_own_pattern_goes_first(folder: Path, workspace: Path) -> None:
    """Also where the files would be one submission otherwise."""
    put(folder, "kari.py", "ola.py", "pyproject.toml", text=SETTINGS)
    found = gathered(workspace, folder, pattern="{student}.py")
    assert files(found) == {"kari": ["solution.py"], "ola": ["solution.py"]}
    assert found[0].content.digest() == found[1].content.digest()
    put(folder / "deep", "3b kari/yatzy.py", "3b ola/yatzy.py", "3b per.zip")
    found = gathered(workspace, folder / "deep", pattern="3b {student}")
    assert [one.owner for one in found] == ["kari", "ola", "per"]


def test_a_pattern_that_fits_nothing_is_told(folder: Path, workspace: Path) -> None:
    """With two of the names that there are."""
    put(folder, "kari.py", "ola.py", "per.py")
    assert complaint(workspace, folder, pattern="{student}_{id}_{file}") == [
        "the pattern '{student}_{id}_{file}' fits no name",
        "  such as kari.py",
        "  such as ola.py",
        "  write it like {student}_{id}_{file}, with {} for what doesn't matter",
    ]


def test_what_isnt_there_is_told(folder: Path, workspace: Path) -> None:
    """With what is."""
    put(folder, "kari.py", "ola.py")
    assert complaint(workspace, folder / "kary.py") == [
        f"there is no {folder / 'kary.py'}",
        "  the folder has kari.py, ola.py",
    ]
    assert complaint(workspace, folder / "no" / "where") == [
        f"there is no {folder / 'no' / 'where'}",
        f"  nor a folder {folder / 'no'}",
    ]


def test_where_there_is_no_submission_it_is_told_what_was_looked_for(
    folder: Path, workspace: Path
) -> None:
    """An empty folder, or one of other things."""
    put(folder, "grades.csv")
    lines = complaint(workspace, folder)
    assert lines[0] == f"there is no submission in {folder}"
    assert lines[1].startswith("  looked for: a file in a language that is known (.py, .rb, ")
    assert lines[2].startswith("  an archive (.zip, .tar, ")
    assert complaint(workspace, folder / "grades.csv")[0].endswith("grades.csv")


def test_nothing_is_written_where_the_submissions_lie(folder: Path, workspace: Path) -> None:
    """Archives are unpacked in the grader's own folder."""
    zipped(folder / "class.zip", {"kari/yatzy.py": SOLUTION, "ola/yatzy.py": SOLUTION})
    zipped(folder / "more" / "per.zip", {"yatzy.py": SOLUTION})
    before = sorted(folder.rglob("*"))
    found = gathered(workspace, folder / "class.zip", folder / "more")
    assert len({one.content.digest() for one in found}) == 1
    assert sorted(folder.rglob("*")) == before


def test_a_thousand_submissions_take_little_room(folder: Path, workspace: Path) -> None:
    """What is in them is not kept: ten thousand are a few megabytes."""
    for number in range(1000):
        (folder / f"student{number}_{number}_7_yatzy.py").write_bytes(b"#" * 10_000)
    tracemalloc.start()
    try:
        found = gathered(workspace, folder)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(found) == 1000
    assert kept < 1000 * 1000
