"""Examples as data that JSON has, and back: nothing is lost on the way."""

from collections.abc import Mapping
from typing import Any

from katas.model.example import Example, Source
from katas.model.expectation import ExactScore, OneReading, OpenScore, Refusal
from katas.model.game import (
    Accepted,
    AsBefore,
    Ask,
    Begin,
    Course,
    Gives,
    Hold,
    Noted,
    Place,
    Refused,
    Throw,
)
from katas.model.operation import Score

KINDS: Mapping[str, type] = {
    kind.__name__: kind
    for kind in (
        *(Example, Score, Begin, Throw, Hold, Place, Ask),
        *(ExactScore, OpenScore, OneReading, Refusal, Course),
        *(Accepted, Gives, Refused, Noted, AsBefore),
    )
}
"""What an example is made of, besides texts and numbers."""


def as_data(value: object) -> Any:
    """Put an example, or a part of one, into data: `{"Score": [[3, 3, 3, 4, 1], "pair"]}`.

    A list stands for a tuple, `{"card": …}` for a table of points.
    """
    match value:
        case None | bool() | int() | str():
            return value
        case tuple():
            return list(map(as_data, value))
        case dict():
            return {"card": value}
        case Source():
            return {"Source": value.value}
    kind = type(value)
    assert kind in KINDS.values(), f"an example has no {kind.__name__} in it"
    names: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]  # they all have fields
    return {kind.__name__: [as_data(getattr(value, name)) for name in names]}


def from_data(data: Any) -> Any:
    """Make of such data what it was."""
    if type(data) is list:
        return tuple([from_data(item) if type(item) in NESTED else item for item in data])
    if type(data) is not dict:
        return data
    ((kind, inside),) = data.items()
    if kind == "card":
        return inside
    if kind == "Source":
        return Source(inside)
    return KINDS[kind](*[from_data(item) if type(item) in NESTED else item for item in inside])


NESTED = (list, dict)
"""What has more in it: the rest, which is most, is what it is."""
