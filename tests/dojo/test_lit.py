"""One light, as it is kept and sent: read strictly, since anybody may have written it."""

import json
from typing import Any

import pytest

from katas.dojo.lit import Change, Count, Lit
from katas.model import Light

WHOLE = Lit(
    "0" * 32,
    12.5,
    Light.RED,
    "yatzy-exactly",
    "watch",
    "alike",
    ("sums",),
    {"pair": Count(3, 14)},
    {"four-alike": "no"},
    Light.GREEN,
    Change(4, 1),
    "a" * 16,
)


def test_a_light_comes_back_as_it_was() -> None:
    """Through JSON, with all that is in it."""
    assert Lit.from_data(json.loads(json.dumps(WHOLE.as_data()))) == WHOLE
    assert (WHOLE.passed, WHOLE.all, WHOLE.change.lines) == (3, 14, 5)


@pytest.mark.parametrize(
    ("light", "foreseen", "foretold"),
    [
        (Light.RED, Light.RED, True),
        (Light.GREEN, Light.RED, False),
        (Light.AMBER, Light.RED, None),
        (Light.HALF, Light.GREEN, None),
        (Light.GREEN, None, None),
    ],
)
def test_only_green_and_red_can_be_foretold(
    light: Light,
    foreseen: Light | None,
    foretold: bool | None,  # noqa: FBT001  # what is to come out
) -> None:
    """What didn't run, or only in part, counts for nobody and against nobody."""
    assert Lit("0" * 32, 0, light, "greed", foreseen=foreseen).foretold is foretold


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", "x" * 32),
        ("id", 7),
        ("at", float("inf")),
        ("at", True),
        ("at", -1),
        ("light", "blue"),
        ("kata", "k" * 81),
        ("by", "hand"),
        ("stage", None),
        ("reached", ["s"] * 101),
        ("reached", [1]),
        ("counts", {"pair": [3, 2]}),
        ("counts", {"pair": [-1, 2]}),
        ("counts", {"pair": [True, 2]}),
        ("counts", {"pair": 3}),
        ("counts", {"p" * 81: [1, 2]}),
        ("readings", {"four-alike": 1}),
        ("foreseen", "blue"),
        ("foreseen", 1),
        ("change", [1]),
        ("change", [1, 10**9]),
        ("text", "../../etc"),
        ("version", 2),
        ("version", "1"),
    ],
)
def test_what_is_no_light_is_refused(key: str, value: Any) -> None:
    """Each part has its form and its bounds."""
    with pytest.raises(ValueError, match=r"a|e"):
        Lit.from_data({**WHOLE.as_data(), key: value})


@pytest.mark.parametrize("data", [None, [], "light", {}, {"version": 1}])
def test_what_is_something_else_is_refused_too(data: object) -> None:
    """Whatever it is."""
    with pytest.raises(ValueError, match="no light"):
        Lit.from_data(data)
