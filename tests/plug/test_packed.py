"""What comes of a batch is looked at packed, and nothing else passes for whole numbers."""

from enum import IntEnum

import pytest

from katas.plug.resident.batches import are_small, packed

LOOKS_LIKE_IT = "i" * 5 + "\x01iiii"
"""A text whose bytes are those of whole numbers, if they are not read from the first."""


class Face(IntEnum):
    """A whole number to everybody but the judge."""

    ONE = 1


class Anything:
    """Equal to all, and not to be asked."""

    def __eq__(self, other: object) -> bool:
        pytest.fail("nobody asks")

    __hash__ = None  # type: ignore[assignment]  # nor is it to be


@pytest.mark.parametrize("values", [[], [0], [6, -1, 50], [2**31 - 1, -(2**31)], list(range(999))])
def test_whole_numbers_are(values: list[int]) -> None:
    """Of any number, as long as they are small."""
    assert are_small(values)


@pytest.mark.parametrize(
    "value", [True, 1.0, None, "", "i", LOOKS_LIKE_IT, (), [1], 2**31, Face.ONE, Anything()]
)
@pytest.mark.parametrize("others", [[], [1], [1, 2, 3]])
def test_nothing_else_is(value: object, others: list[int]) -> None:
    """First, last or among whole numbers."""
    assert not are_small([value, *others])
    assert not are_small([*others, value])
    assert not are_small([*others, value, *others])


@pytest.mark.parametrize("after", [[True, 2], [1.0, 2], [2, 1], [1], [1, 2, 2], [Anything(), 2]])
def test_a_changed_list_is_packed_otherwise(after: list[int]) -> None:
    """Even where what is in it is equal."""
    assert packed([[1, 2], [1]]) == packed([*map(list, [(1, 2), (1,)])])
    assert packed([[1, 2]]) != packed([after])
