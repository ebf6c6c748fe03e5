"""What docs/submissions.md says is so: its names are read, its patterns fit, its limits hold."""

from pathlib import Path

import pytest

from katas.grade.submissions.archives import OTHERS, SUFFIXES
from katas.grade.submissions.entries import DEPTH, LENGTH
from katas.grade.submissions.left_out import STEERING
from katas.grade.submissions.limits import CAPS, MIB, OF_A_CLASS, OF_ONE
from katas.grade.submissions.names import fitting
from katas.grade.submissions.patterns import read_pattern
from katas.grade.submissions.shapes import PROJECT

PAGE = (Path(__file__).parents[3] / "docs" / "submissions.md").read_text("utf-8")


def rows(heading: str) -> dict[str, list[str]]:
    """The cells of the table with this heading, by the first of each row."""
    table = PAGE[PAGE.index(heading) :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in table]
    return {first: rest for first, *rest in cells}


NAMES = rows("| platform |")


@pytest.mark.parametrize("platform", NAMES)
def test_the_names_of_the_page_are_read_so(platform: str) -> None:
    """The student, and the file as it was called at home."""
    name, student, file = NAMES[platform]
    item = (name.rstrip("/"), name.endswith("/"))
    pattern = fitting([item])
    assert pattern is not None
    assert pattern.title in {platform.partition(",")[0], "name, number, date, file"}
    said = pattern.read(item[0], is_folder=item[1])
    assert said is not None
    assert (said.student, said.file) == (student, file)


def test_the_patterns_of_the_page_can_be_read() -> None:
    """Each of them, and they fit what they are said to fit."""
    block = PAGE[PAGE.index("```\n") + 4 :].split("```")[0]
    patterns = [read_pattern(line) for line in block.splitlines()]
    assert len(patterns) == 4
    names = ["Kari_7_yatzy.py", "Exercise 3 - Kari.zip", "Kari.py", "7-Kari-2-yatzy.py"]
    for pattern, name in zip(patterns, names, strict=True):
        said = pattern.read(name)
        assert said is not None
        assert said.student == "Kari"


def test_the_limits_of_the_page_are_those_that_hold() -> None:
    """Number by number."""
    table = rows("| | of one submission")
    assert table == {
        "files": [f"{CAPS.files:,}", f"{OF_A_CLASS.entries:,} entries"],
        "each file": [f"{CAPS.each // MIB} MiB", f"{OF_A_CLASS.each // MIB} MiB"],
        "in all": [f"{CAPS.all // MIB} MiB", f"{OF_A_CLASS.unpacked // MIB:,} MiB, unpacked"],
        "an archive itself": [
            f"{OF_ONE.packed // MIB} MiB, {OF_ONE.entries:,} entries",
            f"{OF_A_CLASS.packed // MIB:,} MiB",
        ],
        "unpacked, for each byte of the archive": [
            f"{most.ratio:,}, once it is more than {most.ratio_from // MIB} MiB"
            for most in (OF_ONE, OF_A_CLASS)
        ],
        "a path": [f"{LENGTH} characters, {DEPTH} folders", "the same"],
    }


def test_what_the_page_names_is_what_there_is() -> None:
    """Archives, files that would steer, and what a project has at its top."""
    assert all(f"`{suffix}`" in PAGE for suffix in (*SUFFIXES, *OTHERS[:2]))
    assert all(name in PAGE for name in STEERING if not name.startswith("."))
    lowered = PAGE.casefold()
    assert all(name in lowered for name in PROJECT if not name.endswith(".kts"))
