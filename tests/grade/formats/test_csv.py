"""The table, as spreadsheets read it."""

import csv
import io
from dataclasses import replace

from katas.grade.graded import Graded, Status
from tests.grade import made
from tests.grade.formats.readers import written

COMPUTES = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet computes."""


def rows(text: str) -> list[dict[str, str]]:
    """The rows, as who expects the mark at the beginning reads them."""
    assert text.startswith("\ufeff")
    return list(csv.DictReader(io.StringIO(text[1:], newline="")))


def test_a_row_is_a_submission() -> None:
    """Points are numbers with a dot, and counts are no dates."""
    ada, bob, *_ = rows(written("csv", *made.everybody()))
    assert ada["owner"] == "ada@example.org"
    assert bob == {
        "owner": "bob@example.org",
        "id": "bob",
        "name": "bob.zip",
        "status": "not passed",
        "points": "75.61",
        "most": "100",
        "percent": "75.61",
        "points: examples": "60.61",
        "points: rolls": "15",
        "categories by examples": "11 of 15",
        "categories by proof": "1 of 2",
        "called as": "score(dice, category)",
        "same as": "",
        "notes": "its list is changed",
    }


def test_where_there_is_no_mark_a_cell_is_empty() -> None:
    """And not nought, which one would add up."""
    by_id = {row["id"]: row for row in rows(written("csv", *made.everybody()))}
    for name in ("eve", "fay"):
        assert (by_id[name]["points"], by_id[name]["percent"]) == ("", "")
        assert by_id[name]["most"] == "100"
    assert by_id["dee"]["points"] == "0"
    assert by_id["mal"]["same as"] == "bob \u00b7 cy"


def test_sections_have_their_columns_wherever_they_come_first() -> None:
    """Of those that didn't run nobody knows any; one that others haven't got has its own."""
    item = made.items_of(made.RIGHT)[:1]
    other = made.marked("odd", Graded(Status.PASSED), [made.section("a go", item, 500)], most=500)
    text = written("csv", made.did_not_run(), made.passing(), other)
    head = text.splitlines()[0].split(",")
    assert [name for name in head if name.startswith("points: ")] == [
        "points: examples",
        "points: rolls",
        "points: a go",
    ]
    dee, ada, odd = rows(text)
    assert (dee["points: a go"], ada["points: a go"], odd["points: a go"]) == ("", "", "5")


def test_nothing_computes() -> None:
    """Whatever it begins with, also where a spreadsheet parts cells at semicolons."""
    names = [
        "=cmd()",
        "+1",
        "-1",
        "@a",
        "\t=1",
        "\r=1",
        "a;=1",
        'a;"=1"',
        "b; -1",
        " =1",
        "\uff1d1",
    ]
    class_of = [replace(made.passing(), owner=name, name=name) for name in names]
    text = written("csv", *class_of, made.hostile())
    for delimiter in (",", ";"):
        for row in csv.reader(io.StringIO(text[1:], newline=""), delimiter=delimiter):
            for cell in row:
                assert not cell.lstrip(" \"'").startswith(COMPUTES) or cell.lstrip(' "')[0] == "'"
    first = rows(text)[0]
    assert first["owner"] == "'=cmd()"
    assert first["points"] == "100"


def test_every_row_stays_one() -> None:
    """Ends of lines in a name are shown."""
    text = written("csv", *made.everybody())
    assert len(text.splitlines()) == len(made.everybody()) + 1
    assert "\x1b" not in text
