"""Ids: unique in a run, and the name of a file wherever that is."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katas.grade.submissions.ids import DEVICES, FORBIDDEN, Ids, fit, folded

NAMES = st.one_of(
    st.text(max_size=120), st.text("CONcon.nul 1-_:/å\u0301\u200d\udc80", max_size=90)
)


@given(NAMES)
def test_an_id_can_be_the_name_of_a_file_everywhere(name: str) -> None:
    """Whatever a student's folder is called."""
    made = fit(name)
    assert 0 < len(made) <= 80
    assert len(made.encode()) <= 200
    assert made == unicodedata.normalize("NFC", made)
    assert FORBIDDEN.isdisjoint(made)
    assert not any(unicodedata.category(letter)[0] == "C" for letter in made)
    assert made[0] not in ".- "
    assert made[-1] not in ". "
    assert not DEVICES.fullmatch(made)


@given(st.lists(st.one_of(NAMES, st.sampled_from(["a", "A", "a-2", "CON", "x" * 90])), max_size=30))
def test_ids_differ_in_more_than_case(names: list[str]) -> None:
    """And each is still the name of a file."""
    ids = Ids()
    made = [ids.give(name) for name in names]
    assert len(set(map(folded, made))) == len(made)
    assert all(fit(name) == name for name in made)


@given(NAMES)
def test_what_is_fit_stays_as_it_is(name: str) -> None:
    """An id is its own id."""
    assert fit(fit(name)) == fit(name)


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("Kari Nordmann", "Kari Nordmann"),
        ("Søren Å. Ægir", "Søren Å. Ægir"),
        ("张伟", "张伟"),
        ("kari 🎲", "kari 🎲"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\temp\\x", "C--temp-x"),
        ("-rf", "rf"),
        ("con", "_con"),
        ("NUL.tar.gz", "_NUL.tar.gz"),
        ("lpt¹", "_lpt¹"),
        ("console", "console"),
        ("kari. ", "kari"),
        ("ka\nri", "ka-ri"),
        ("\u202egnp.kari", "gnp.kari"),
        ("", "submission"),
        ("...", "submission"),
    ],
)
def test_letters_stay_and_what_means_something_else_goes(name: str, made: str) -> None:
    """Names of people are kept, whatever language they are in."""
    assert fit(name) == made


def test_two_of_one_name_are_numbered() -> None:
    """In the order in which they come, around what is called so already."""
    ids = Ids()
    names = ["kari", "Kari", "kari-2", "KARI", "ka\u0301ri", "k\u00e1ri"]
    assert [ids.give(name) for name in names] == [
        "kari",
        "Kari-2",
        "kari-2-2",
        "KARI-3",
        "k\u00e1ri",
        "k\u00e1ri-2",
    ]


def test_a_long_name_has_room_for_its_number() -> None:
    """Eighty characters with it."""
    ids = Ids()
    assert [len(ids.give("x" * 100)) for _ in range(11)] == [80] * 11


def test_a_name_has_no_more_bytes_than_a_file_may_be_called() -> None:
    """Letters of some languages take three each, and something is still to be added to it."""
    ids = Ids()
    for made in (ids.give("张" * 100), ids.give("张" * 100), ids.give("🎲" * 100)):
        assert 190 < len(made.encode()) <= 200


def test_a_whole_school_of_one_name_is_numbered() -> None:
    """Each number is tried once."""
    ids = Ids()
    assert [ids.give("anonymous") for _ in range(3000)][-1] == "anonymous-3000"
