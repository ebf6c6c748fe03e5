"""Our own format: all of it comes back, one submission after the other."""

import io
import json
import tracemalloc
from collections.abc import Iterator
from itertools import islice, repeat

import pytest

from katas.errors import UsageError
from katas.grade.formats import own
from katas.grade.marks import Marked
from tests.grade import made
from tests.grade.formats.readers import held_to_schema, parsed, written


def test_what_is_written_comes_back() -> None:
    """What it was graded by, and every submission as it was."""
    rules, submissions = own.read(io.StringIO(written("json", *made.everybody())))
    assert rules == made.RULES
    assert list(submissions) == made.everybody()


def test_it_is_what_its_documentation_says() -> None:
    """By the schema; where there is no mark its points are null."""
    data = parsed("json", *made.everybody())
    points = {each["id"]: each["points"] for each in data["submissions"]}
    assert points == {
        "ada": 100,
        "bob": 75.61,
        "cy": 91.18,
        "dee": 0,
        "eve": None,
        "fay": None,
        "mal": 87.4,
    }
    assert data["submissions"][1]["sections"][1]["points"] == 15


@pytest.mark.parametrize("indent", [None, 2])
def test_laid_out_otherwise_it_is_read_as_well(indent: int | None) -> None:
    """By whatever has gone over it."""
    text = json.dumps(json.loads(written("json", *made.everybody())), indent=indent)
    assert list(own.read(io.StringIO(text))[1]) == made.everybody()


def test_what_a_later_version_adds_is_left_out() -> None:
    """Fields may come; a format that has changed is refused."""
    data = json.loads(written("json", made.wrong()))
    data["rules"]["new"] = data["submissions"][0]["new"] = 1
    assert list(own.read(io.StringIO(json.dumps(data)))[1]) == [made.wrong()]
    data["format"] = 2
    with pytest.raises(UsageError, match="format 2"):
        own.read(io.StringIO(json.dumps(data)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "nothing of the kind",
        '{"format": 1, "rules": {}, "submissions": []}',
        '{"format": 1, "rules": 3, "submissions": []}',
    ],
)
def test_anything_else_is_refused_in_words(text: str) -> None:
    """And not by a traceback."""
    with pytest.raises(UsageError, match="no report of `kata grade`"):
        own.read(io.StringIO(text))


def test_one_that_was_cut_off_is_refused_where_it_ends() -> None:
    """What stands before can be read."""
    lines = written("json", made.passing(), made.wrong()).splitlines(keepends=True)
    _, submissions = own.read(io.StringIO("".join(lines[:2])))
    assert next(submissions) == made.passing()
    with pytest.raises(UsageError):
        next(submissions)
    broken = "".join(lines[:1]) + '{"id": "x"}\n]}\n'
    with pytest.raises(UsageError, match="no report"):
        list(own.read(io.StringIO(broken))[1])


def test_it_is_read_in_the_memory_of_one() -> None:
    """However many there are."""
    text = written("json", *islice(repeat(made.wrong()), 60))

    def peak(submissions: Iterator[Marked]) -> int:
        tracemalloc.reset_peak()
        for _ in submissions:
            pass
        return tracemalloc.get_traced_memory()[1]

    tracemalloc.start()
    try:
        few = peak(own.read(io.StringIO(written("json", made.wrong(), made.wrong())))[1])
        many = peak(own.read(io.StringIO(text))[1])
    finally:
        tracemalloc.stop()
    assert many - few < len(text) * 5


def test_it_says_nothing_to_a_terminal() -> None:
    """Everything else than plain letters is written by its number."""
    assert written("json", made.hostile()).isascii()
    assert "\x1b" not in written("json", made.hostile())
    assert held_to_schema("json", json.loads(written("json", made.hostile())))
