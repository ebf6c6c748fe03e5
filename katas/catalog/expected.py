"""What a learner means to change: `[tool.katas.expected]`, by category, as it is written."""

from collections.abc import Iterable, Mapping
from typing import Any

from katas.catalog.table import Table
from katas.errors import UsageError
from katas.model import FACES, Roll, parse_roll, show_roll
from katas.records import dataclass, field


@dataclass(frozen=True, slots=True)
class Expected:
    """What is expected to move in a category.

    With a `reason` any roll of it may; else these `rolls` alone, their dice in ascending order,
    each with what it is to give from now on, or None where that is left open.
    """

    reason: str = ""
    rolls: Mapping[Roll, str | None] = field(default_factory=dict)


def read_expected(table: Table) -> dict[str, Expected]:
    """Read what is declared: a reason, a list of rolls, or a table of rolls with their scores.

    Raises UsageError for anything else, and for text that is no roll.
    """
    written: dict[str, Any] = table.get("expected", dict, {})
    return {name: _declared(name, value, table) for name, value in written.items()}


def _declared(name: str, value: object, table: Table) -> Expected:
    where = f"{table.where}: expected.{name}"
    match value:
        case str() if value.strip():
            return Expected(reason=value.strip())
        case list() if value:
            return Expected(rolls=_rolls(value, where))
        case dict() if value:
            given = {key: _score(score, f"{where}, {key}") for key, score in value.items()}
            return Expected(rolls=dict(zip(_rolls(given, where), given.values(), strict=True)))
    raise UsageError(
        f"{where} should be a reason, a list of rolls, or a table of rolls with their scores",
        found=[f"it is {value!r}"],
    )


def _rolls(texts: Iterable[object], where: str) -> dict[Roll, str | None]:
    rolls = [_roll(text, where) for text in texts]
    for roll in rolls:
        if rolls.count(roll) > 1:
            raise UsageError(f"{where} has {show_roll(roll)} twice; the order of dice is no matter")
    return dict.fromkeys(rolls)


def _roll(text: object, where: str) -> Roll:
    if not isinstance(text, str):
        raise UsageError(
            f"{where} should have rolls, and {text!r} is none", advice='write them so: "3,3,3,4,1"'
        )
    try:
        roll = () if text == show_roll(()) else parse_roll(text)
    except UsageError as error:
        raise UsageError(f"{where}: {error.problem}", advice=error.advice) from None
    if not all(face in FACES for face in roll):
        raise UsageError(f"{where}: {text!r} has a face that no die shows")
    return tuple(sorted(roll))


def _score(value: object, where: str) -> str:
    """A score as a baseline prints it; what is no score may stand there as a text."""
    if type(value) is int or isinstance(value, str):
        return str(value)
    raise UsageError(f"{where} should be the score that it is to give, not {value!r}")
