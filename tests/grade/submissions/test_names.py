"""Names as learning platforms export them, and as a teacher says that they are made."""

import pytest

from katas.errors import UsageError
from katas.grade.submissions.names import HandIn, fitting
from katas.grade.submissions.patterns import read_pattern

EXPORTED = {
    "nordmannkari_1234_56789_yatzy.py": HandIn("nordmannkari", "1234", "yatzy.py"),
    "nordmannkari_LATE_1234_56789_yatzy-2.py": HandIn("nordmannkari", "1234", "yatzy.py"),
    "nordmannkari_1234_56789_my_yatzy.tar.gz": HandIn("nordmannkari", "1234", "my_yatzy.tar.gz"),
    "Kari Nordmann_123456_assignsubmission_file_yatzy.py": HandIn(
        "Kari Nordmann", "123456", "yatzy.py"
    ),
    "Øystein Ås_123456_assignsubmission_onlinetext_onlinetext.html": HandIn(
        "Øystein Ås", "123456", "onlinetext.html"
    ),
    "Exercise 1_karin_attempt_2026-11-30-12-00-00_yatzy.py": HandIn(
        "karin", file="yatzy.py", attempt="2026-11-30-12-00-00"
    ),
    "my_exercise_karin_attempt_2026-11-30-12-00-00.txt": HandIn(
        "karin", attempt="2026-11-30-12-00-00"
    ),
    "Kari Nordmann_s123456_2026-11-30_yatzy.py": HandIn(
        "Kari Nordmann", "s123456", "yatzy.py", date="2026-11-30"
    ),
    "Kari Nordmann_123456_20261130T1200_yatzy.py": HandIn(
        "Kari Nordmann", "123456", "yatzy.py", date="20261130T1200"
    ),
}
"""What each platform makes of a name, and what it says."""


@pytest.mark.parametrize("name", EXPORTED)
def test_the_names_of_platforms_are_read(name: str) -> None:
    """The student, what tells two of one name apart, and the file as it was called at home."""
    pattern = fitting([(name, False)])
    assert pattern is not None
    assert pattern.read(name) == EXPORTED[name]


@pytest.mark.parametrize("end", ["_", ""])
def test_a_folder_of_moodle_is_read(end: str) -> None:
    """Older ones end with a line, newer ones without."""
    name = f"Kari Nordmann_123456_assignsubmission_file{end}"
    pattern = fitting([(name, True)])
    assert pattern is not None
    assert pattern.read(name, is_folder=True) == HandIn("Kari Nordmann", "123456")


@pytest.mark.parametrize(
    "name",
    ["yatzy.py", "test_yatzy.py", "my_yatzy_2.py", "yatzy_2026_11_30.py", "a_1_2", "_1_2_x.py"],
)
def test_other_names_are_left_alone(name: str) -> None:
    """A name with lines and numbers in it is no export."""
    assert fitting([(name, False)]) is None


def test_the_pattern_is_the_one_that_fits_most() -> None:
    """More than half of the names have to be made like that."""
    canvas = [(f"student{number}_{number}_7_yatzy.py", False) for number in range(3)]
    assert fitting([*canvas, ("grades.csv", False), ("x.py", False)]) is not None
    assert fitting([*canvas, *((f"{name}.py", False) for name in "abc")]) is None
    assert fitting([]) is None


@pytest.mark.parametrize(
    ("pattern", "name", "said"),
    [
        ("{student}_{id}_{file}", "Kari_17_my_yatzy.py", HandIn("Kari", "17", "my_yatzy.py")),
        ("{student}.py", "Kari Nordmann.PY", HandIn("Kari Nordmann")),
        ("{student}", "kari.py", HandIn("kari")),
        ("{student}", "kari.tar.gz", HandIn("kari")),
        ("{}-{student}-{}-{file}", "7-kari-x-a-b.py", HandIn("kari", file="a-b.py")),
        ("Oppgave {}_{student}", "Oppgave 3_kari_n.py", HandIn("kari_n")),
        ("{file} by {student}.py", "yatzy by kari.py", HandIn("kari", file="yatzy")),
        ("{date} {student}", "2026-11-30 kari.py", HandIn("kari", date="2026-11-30")),
        (
            "{student}_try_{attempt}_{file}",
            "k_n_try_2_x.py",
            HandIn("k_n", file="x.py", attempt="2"),
        ),
        ("{student}+{file}", "kari.py", None),
        ("{student}_{file}", "_x.py", None),
    ],
)
def test_a_pattern_is_read_as_it_is_written(pattern: str, name: str, said: HandIn | None) -> None:
    """Each part ends where the text behind it first comes; what has no meaning is a text."""
    assert read_pattern(pattern).read(name) == said


@pytest.mark.parametrize(
    ("pattern", "name", "said"),
    [
        ("{student}_{id}_{file}", "Kari_17", HandIn("Kari", "17")),
        ("{student}_{id}_{file}", "Kari_17_", HandIn("Kari", "17")),
        ("{student}_{id}_files_{file}", "Kari_17_files", HandIn("Kari", "17")),
        ("{student}_{id}", "Kari_17", HandIn("Kari", "17")),
        ("{student}", "kari.n", HandIn("kari.n")),
        ("{file}_{student}", "yatzy_kari", None),
    ],
)
def test_a_folder_has_the_parts_before_the_file(
    pattern: str, name: str, said: HandIn | None
) -> None:
    """Where each student has one, the files in it are called as they are."""
    assert read_pattern(pattern).read(name, is_folder=True) == said


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        ("", "doesn't say where the student stands"),
        (r"(?P<student>\w+)", "doesn't say where the student stands"),
        ("{id}_{file}", "doesn't say where the student stands"),
        ("{student", "can't be read: expected '}' before end of string"),
        ("student}", "can't be read: Single '}' encountered in format string"),
        ("{student}{file}", "has nothing between two parts, so that nobody can tell them apart"),
        ("{student}_{student}", "has {student} twice"),
        ("{studnet}_{file}", "has {studnet}, which there isn't"),
        ("{student!r}", "has more than a name in braces"),
        ("{student:5}", "has more than a name in braces"),
    ],
)
def test_a_pattern_that_makes_no_sense_is_told(pattern: str, problem: str) -> None:
    """With one that does."""
    with pytest.raises(UsageError) as caught:
        read_pattern(pattern)
    lines = str(caught.value).splitlines()
    assert lines[0] == f"the pattern {pattern!r} {problem}"
    assert lines[-1] == "  write it like {student}_{id}_{file}, with {} for what doesn't matter"


def test_the_nearest_name_is_told() -> None:
    """A slip is easy to mend."""
    with pytest.raises(UsageError, match="nearest: student"):
        read_pattern("{studnet}_{file}")


def test_no_name_takes_long_to_read() -> None:
    """One that somebody has made for it goes through each part once."""
    pattern = read_pattern("{}_{}_{student}_{id}_{date}_{attempt}_{file}.py")
    assert pattern.read("_" * 250) is None
    assert fitting([("_" * 250, False), ("1_" * 125, False)]) is None
