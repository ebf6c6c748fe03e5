"""The reader: what it takes from a feature file, and what it refuses, with file and line."""

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

  Scenario: No dice at all
    Nothing lies on the table,
    so nothing is scored.

    @derived
    Examples: none
      | because |
      | unused  |

  @slow
  Scenario Outline: A roll is scored
    When <roll> is rolled
    Then it scores <score>

    @quoted
    Examples: as printed
      | roll  | score | because      |
      | 1     | 100   | 100, a one   |
      | 2,2,2 | 200   | 200, a three |

    @derived @twos
    Examples: the same rule
      | roll | score | because |
      | 2    | 0     | a two   |
"""


def feature(*lines: str) -> str:
    """A feature with one scenario outline, its lines from the sixth on as given."""
    head = ("Feature: Rolls", "", "  Scenario Outline: One", "    When <a> is rolled", "")
    return "\n".join([*head, *lines, ""])


def rows(found: Feature) -> list[Row]:
    """All rows of a feature."""
    return [row for scenario in found.scenarios for row in scenario.rows]


def refusal(read: Read, text: str | bytes) -> SpecError:
    """The error that a text is refused with."""
    with pytest.raises(SpecError) as error:
        read(text)
    return error.value


def test_every_row_knows_its_line_and_its_cells(read: Read) -> None:
    """A row is found again in the file, and its cells by their columns."""
    _, outline = read(ROLLS).scenarios
    assert [(row.line, row.title) for row in outline.rows] == [
        (22, "1 100"),
        (23, "2,2,2 200"),
        (28, "2 0"),
    ]
    assert outline.rows[1].cells == {"roll": "2,2,2", "score": "200", "because": "200, a three"}


def test_a_feature_has_its_title_language_and_scenarios(read: Read) -> None:
    """A file becomes a feature under the name it was given."""
    found = read(ROLLS)
    assert (found.name, found.title, found.language) == ("rolls.feature", "Rolls", "en")
    assert [(one.name, one.line, one.outline) for one in found.scenarios] == [
        ("No dice at all", 5, True),
        ("A roll is scored", 15, True),
    ]


def test_tags_stay_where_they_stand(read: Read) -> None:
    """Those of the feature, of a scenario and of a block of examples are kept apart."""
    found = read(ROLLS)
    _, outline = found.scenarios
    assert found.tags == ("greed",)
    assert outline.tags == ("greed", "slow")
    assert [row.tags for row in outline.rows] == [("quoted",), ("quoted",), ("derived", "twos")]
