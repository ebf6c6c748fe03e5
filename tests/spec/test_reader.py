"""The reader: what it takes from a feature file, and what it refuses with file and line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.errors import SpecError
from katas.model import Source
from katas.spec.reader import Feature, Row, read_feature

Read = Callable[[str | bytes], Feature]

ROLLS = """\
@greed
Feature: Rolls
  Words to the player.

  @derived
  Scenario: No dice at all
    Nothing lies on the table,
    so nothing is scored.
    When no dice are rolled
    Then it scores 0

  Rule: Some dice pay

    @slow
    Scenario Outline: A roll is scored
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: as printed
        | roll  | score | because        |
        | 1     | 100   | 100, a lone 1  |
        | 2,2,2 | 200   | 200, three 2s  |

      @derived @twos
      Examples: the same rule
        | roll | score | because |
        | 2    | 0     | a 2     |
"""

OUTLINE = """\
Feature: Rolls

  Scenario Outline: A roll is scored
    When <roll> is rolled
    Then it scores <score>

    {tags}
    Examples: rows
      | roll | score | {because} |
      {row}
"""
"""One outline: its tags stand at line 7, its row at line 10."""


def outline(
    tags: str = "@derived", because: str = "because", row: str = "| 1 | 100 | a 1 |"
) -> str:
    """A feature of one outline with one row."""
    return OUTLINE.format(tags=tags, because=because, row=row)


def rows(feature: Feature) -> list[Row]:
    """All the rows of a feature."""
    return [row for scenario in feature.scenarios for row in scenario.rows]


def refused(read: Read, text: str | bytes) -> SpecError:
    """The error that a text is refused with."""
    with pytest.raises(SpecError) as error:
        read(text)
    return error.value


def test_a_feature_has_its_name_title_and_scenarios(read: Read) -> None:
    """A file becomes a feature under the name it was given, the scenarios of its Rules included."""
    feature = read(ROLLS)
    assert (feature.name, feature.title, feature.language) == ("rolls.feature", "Rolls", "en")
    assert [(item.name, item.line, item.outline) for item in feature.scenarios] == [
        ("No dice at all", 6, False),
        ("A roll is scored", 15, True),
    ]


def test_every_row_knows_its_line_and_its_cells(read: Read) -> None:
    """A row is found again in the file, and its cells by their columns."""
    _, scenario = read(ROLLS).scenarios
    assert [(row.line, row.title) for row in scenario.rows] == [
        (22, "1 100"),
        (23, "2,2,2 200"),
        (28, "2 0"),
    ]
    assert scenario.rows[1].cells == {"roll": "2,2,2", "score": "200", "because": "200, three 2s"}


def test_tags_stay_where_they_stand(read: Read) -> None:
    """Those of a feature are its scenarios' too; those of a block are its rows' alone."""
    feature = read(ROLLS)
    assert feature.tags == ("greed",)
    assert [scenario.tags for scenario in feature.scenarios] == [
        ("greed", "derived"),
        ("greed", "slow"),
    ]
    tags = [row.tags for row in feature.scenarios[1].rows]
    assert tags == [("quoted",), ("quoted",), ("derived", "twos")]


def test_tags_of_a_rule_are_its_scenarios_too(read: Read) -> None:
    """A tag on a Rule marks everything below it."""
    text = ROLLS.replace("  Rule:", "  @some\n  Rule:")
    assert read(text).scenarios[1].tags == ("greed", "some", "slow")


def test_each_block_says_where_its_rows_come_from(read: Read) -> None:
    """The source is a tag on a block of examples, or on a scenario without any."""
    assert [row.source for row in rows(read(ROLLS))] == [
        Source.DERIVED,
        Source.QUOTED,
        Source.QUOTED,
        Source.DERIVED,
    ]


@pytest.mark.parametrize("source", list(Source))
def test_every_source_has_a_tag(source: Source, read: Read) -> None:
    """There are five: quoted, derived, open, erratum and ours."""
    (row,) = rows(read(outline(tags=f"@{source.value}")))
    assert row.source is source


def test_a_quoted_erratum_is_an_erratum(read: Read) -> None:
    """A misprint is quoted as well; these two may stand together."""
    (row,) = rows(read(outline(tags="@quoted @erratum")))
    assert row.source is Source.ERRATUM


@pytest.mark.parametrize("column", ["because", "fordi"])
def test_a_row_says_why_in_either_language(column: str, read: Read) -> None:
    """The column of reasons is no part of the title."""
    (row,) = rows(read(outline(because=column)))
    assert (row.because, row.title) == ("a 1", "1 100")


def test_a_scenario_says_why_in_its_description(read: Read) -> None:
    """Without a table the words below the name are the reason, in one line, its full stop off."""
    (row,) = read(ROLLS).scenarios[0].rows
    assert row.because == "Nothing lies on the table, so nothing is scored"
    assert (row.title, row.line, row.cells) == ("No dice at all", 6, {})


def test_a_step_has_its_kind_text_table_and_line(read: Read) -> None:
    """An And is of the kind of the step before it; a data table belongs to its step."""
    text = """\
Feature: Rolls

  @derived
  Scenario: Several
    Given a table
    When each of these is rolled
      | roll |
      | 1,1  |
    And no dice are rolled
    Then it scores 0
"""
    (scenario,) = read(text).scenarios
    assert [(step.kind, step.text, step.line) for step in scenario.steps] == [
        ("given", "a table", 5),
        ("when", "each of these is rolled", 6),
        ("when", "no dice are rolled", 9),
        ("then", "it scores 0", 10),
    ]
    assert [step.table for step in scenario.steps] == [(), (("roll",), ("1,1",)), (), ()]


def test_norwegian_keywords_are_read(read: Read) -> None:
    """A feature in another language has its steps' kinds all the same."""
    text = """\
# language: no
Egenskap: Kast

  Scenariomal: Et kast
    Når <kast> føres på Par
    Så blir det <poeng> poeng

    @derived
    Eksempler: utledet
      | kast      | poeng | fordi |
      | 6,1,3,4,6 | 12    | 6+6   |
"""
    feature = read(text)
    (scenario,) = feature.scenarios
    assert feature.language == "no"
    assert [step.kind for step in scenario.steps] == ["when", "then"]
    assert scenario.rows[0].because == "6+6"


def test_rows_with_one_title_are_told_apart(read: Read) -> None:
    """The second of two equal titles has its line added, so that ids stay unique."""
    text = outline(row="| 1 | 100 | a 1 |\n      | 1 | 100 | again |")
    assert [row.title for row in rows(read(text))] == ["1 100", "1 100 (line 11)"]


def test_a_title_can_be_part_of_an_id(read: Read) -> None:
    """An empty cell is shown as a word; brackets and double colons are written otherwise."""
    (row,) = rows(read(outline(row="| [1]::2 | | a 1 |")))
    assert row.title == "(1):2 none"


def test_a_repeated_scenario_is_refused(read: Read) -> None:
    """Pytest-bdd would drop the first of two; both lines are named, in a Rule or out of it."""
    text = ROLLS.replace("A roll is scored", "No dice at all")
    error = refused(read, text)
    assert error.problem == "rolls.feature:15: scenario 'No dice at all' repeats a name"
    assert error.found == ("it stands at line 6 already",)


@pytest.mark.parametrize(
    ("tags", "found"),
    [
        ("", "found: none"),
        ("@slow", "found: none"),
        ("@quoted @derived", "found: @quoted @derived"),
        ("@quoted @erratum @ours", "found: @quoted @erratum @ours"),
        ("@derived @erratum", "found: @derived @erratum"),
        ("@ours @ours", "found: @ours @ours"),
    ],
)
def test_an_example_without_one_source_is_refused(tags: str, found: str, read: Read) -> None:
    """None and two are refused where the block begins; only an erratum is quoted as well."""
    error = refused(read, outline(tags=tags))
    problem = "an example says where it comes from with exactly one tag"
    assert error.problem == f"rolls.feature:8: {problem}"
    assert error.found == (found,)


def test_a_scenario_without_a_source_is_refused(read: Read) -> None:
    """A scenario without a table has its source on itself."""
    assert refused(read, ROLLS.replace("  @derived\n  Sc", "  Sc")).problem.startswith(
        "rolls.feature:5: an example says where it comes from"
    )


@pytest.mark.parametrize(
    ("sound", "broken", "line"),
    [
        ("    Then it", "    Afterwards it", 5),
        ("| 1 | 100 | a 1 |", "| 1 | 100 |", 10),
        ("    Examples: rows", "    Examples rows", 8),
        ("Feature: Rolls", "# language: xx\nFeature: Rolls", 1),
        ("Feature: Rolls", "Rolls", 1),
    ],
)
def test_a_feature_that_does_not_parse_is_refused_with_its_line(
    sound: str, broken: str, line: int, read: Read
) -> None:
    """What Cucumber's parser says stands behind the file and the line."""
    problem = refused(read, outline().replace(sound, broken)).problem
    assert problem.startswith(f"rolls.feature:{line}: ")
    assert f"({line}:" not in problem


def test_a_file_without_a_feature_is_refused(read: Read) -> None:
    """An empty file is no feature."""
    assert refused(read, "").problem == "rolls.feature:1: there is no feature in this file"


def test_a_background_is_refused_with_its_line(read: Read) -> None:
    """Pytest-bdd would run its steps, the transcript would not have them: no example may differ."""
    background = "  Background:\n    Given a table\n\n  Scenario Outline:"
    error = refused(read, outline().replace("  Scenario Outline:", background))
    assert error.problem.startswith("rolls.feature:3: ")


def test_a_file_that_is_not_utf_8_is_refused(read: Read) -> None:
    """A file in an old encoding is one plain message."""
    assert "UTF-8" in refused(read, "Feature: På bordet".encode("latin-1")).problem


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """The message says which."""
    with pytest.raises(SpecError, match="can't be read"):
        read_feature(tmp_path / "none.feature", "none.feature")


@pytest.mark.parametrize(
    "raw",
    [
        ROLLS.encode("utf-8-sig"),
        ROLLS.replace("\n", "\r\n").encode(),
        ROLLS.replace("\n", "\r\n").encode("utf-8-sig"),
    ],
    ids=["byte order mark", "windows line ends", "both"],
)
def test_a_file_from_windows_reads_alike(raw: bytes, read: Read) -> None:
    """Neither a byte order mark nor Windows line ends change anything, lines included."""
    assert read(raw) == read(ROLLS)
