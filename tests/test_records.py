"""Records are what dataclasses are, where they are used here."""

import copy
import dataclasses
import pickle
from typing import ClassVar

import pytest

from katas.records import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw."""

    faces: tuple[int, ...]
    called: str = ""
    notes: dict[str, int] = field(default_factory=dict, repr=False)

    part: ClassVar[str] = "game.throw"


@dataclass(frozen=True, slots=True)
class Hold:
    """What is held has the same fields, and is no throw."""

    faces: tuple[int, ...]
    called: str = ""
    notes: dict[str, int] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Nothing:
    """Nothing."""


THROW = Throw((1, 2), "two")


def test_fields_are_given_in_order_or_by_name() -> None:
    """What is left out has its default; one that is made is made for each."""
    assert THROW == Throw(called="two", faces=(1, 2)) != Throw((1, 2))
    assert Throw((1,)).notes == {}
    assert Throw((1,)).notes is not Throw((1,)).notes
    assert (THROW.faces, THROW.called, Throw.part) == ((1, 2), "two", "game.throw")


def test_equal_ones_are_of_one_class() -> None:
    """Two records with the same values in them are equal if they are records of the same."""
    held: object = Hold((1, 2), "two")
    assert held != THROW
    assert Nothing() == Nothing()
    assert len({Nothing(), Nothing()}) == 1


def test_they_are_shown_as_they_are_made() -> None:
    """All but what is not to be shown."""
    assert repr(THROW) == "Throw(faces=(1, 2), called='two')"
    assert repr(Nothing()) == "Nothing()"


def test_they_are_matched_by_place_and_by_name() -> None:
    """As in the judge."""
    match THROW:
        case Throw((first, *_), called=called):
            assert (first, called) == (1, "two")
        case _:
            pytest.fail("it is a throw")


@pytest.mark.parametrize("name", ["faces", "other"])
def test_they_do_not_change(name: str) -> None:
    """No field is set anew, and none that isn't there."""
    with pytest.raises(AttributeError):
        setattr(THROW, name, ())
    with pytest.raises(AttributeError):
        delattr(THROW, name)
    assert not hasattr(THROW, "__dict__")


@pytest.mark.parametrize(
    ("given", "named", "says"),
    [
        ((), {}, "Throw() is missing 'faces'"),
        (((), "", {}, 1), {}, "Throw() takes 3 values but 4 were given"),
        (((),), {"colour": 1}, "Throw() got an unexpected 'colour'"),
    ],
)
def test_a_wrong_field_is_told(
    given: tuple[object, ...], named: dict[str, object], says: str
) -> None:
    """As any other wrong argument."""
    with pytest.raises(TypeError) as caught:
        Throw(*given, **named)  # type: ignore[arg-type]
    assert str(caught.value) == says


def test_they_can_be_copied() -> None:
    """Whole, or but for some fields."""
    assert replace(THROW, called="three") == Throw((1, 2), "three")
    assert copy.deepcopy(THROW) == pickle.loads(pickle.dumps(THROW)) == THROW  # noqa: S301  # ours


def test_the_library_takes_them_for_its_own() -> None:
    """Its functions work on them, for whoever uses those."""
    assert dataclasses.asdict(THROW) == {"faces": (1, 2), "called": "two", "notes": {}}
    assert dataclasses.replace(THROW, called="three") == Throw((1, 2), "three")
    assert [item.name for item in dataclasses.fields(Throw)] == ["faces", "called", "notes"]


def test_the_library_is_told_the_fields_once() -> None:
    """To make them takes a millisecond, and it may ask for every record."""
    assert dataclasses.fields(Throw)[0] is dataclasses.fields(THROW)[0]
