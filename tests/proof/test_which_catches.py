"""Our own features, tried on the near misses: which example catches which is an approved text.

What no example catches, the proof does; of whole games, the games beside ours.
"""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.model import Example
from katas.plug import InProcess, Solution
from katas.proof import NearMiss, Vectors, near_misses, play_side_by_side
from katas.proof.domain import domain_of
from katas.spec import Specification, play
from tests.approving import approve
from tests.proof.conftest import NAMES

APPROVED = Path(__file__).parent / "approved"

KATAS = ("greed", "yatzy-exactly", "yatzy-fixed-scores", "yatzy-four-dice", "yatzy-norwegian")

Open = Callable[[str], Specification]
Plug = Callable[[str, Path], Solution]
Transcript = Callable[[str], list[Example]]
Families = Callable[[str], Vectors]


@cache
def known(family: str) -> list[NearMiss]:
    """The near misses of a family."""
    return near_misses(open_shelf(), family)


@pytest.fixture(scope="module")
def plugged(spec: Open, cleared_away: None) -> Plug:
    """Plug a near miss into the kata that it would solve."""
    del cleared_away
    return cache(lambda kata, file: spec(kata).plug(InProcess(file)))


def catching(near: NearMiss, examples: list[Example], solution: Solution) -> list[str]:
    """The examples that a near miss doesn't pass, by feature and line."""
    about = {*near.categories, *near.parts}
    return [
        example.place.rpartition("/")[2].replace(".feature", "")
        for example in examples
        if about & set(example.parts) and not play(example, solution).passed
    ]


def differing(near: NearMiss, opened: Specification, vectors: Vectors) -> int:
    """On how many rolls it differs from the rules of a kata, with as many dice as both roll."""
    count = 0
    for category in near.categories:
        for many in opened.rulebook.dice:
            cells = vectors.near_miss(near, category, many)
            if cells is not None:
                right = vectors.rules(opened.rulebook, category, domain_of((many,)))
                count += sum(a != b for a, b in zip(cells, right, strict=True))
    return count


def lines(
    kata: str, spec: Open, transcript: Transcript, plugged: Plug, vectors: Families
) -> Iterator[str]:
    """A line for each near miss that breaks the rules of a kata: what catches it."""
    opened = spec(kata)
    family = opened.kata.family
    near_here = [near for near in known(family) if opened.rulebook.name in near.breaks]
    scoring = [near for near in near_here if near.categories and not near.impurity]
    width = max(len(near.file.stem) for near in scoring)
    for near in scoring:
        solution = plugged(near.kata, near.file)
        caught = catching(near, transcript(kata), solution)
        rolls = differing(near, opened, vectors(family))
        told = "  ".join(caught) or "no example"
        yield f"{near.file.stem:<{width}}  {rolls:>6,} rolls  {told}"


@pytest.mark.parametrize("kata", KATAS)
def test_which_example_catches_which_near_miss(
    kata: str, spec: Open, transcript: Transcript, plugged: Plug, vectors: Families
) -> None:
    """As approved: an example more or less would show here, and what nobody catches."""
    told = [*lines(kata, spec, transcript, plugged, vectors)]
    assert all(" 0 rolls" not in line for line in told)
    approve("\n".join([*told, ""]), APPROVED, f"{kata}.caught")


def test_every_game_near_miss_is_caught(spec: Open, transcript: Transcript, plugged: Plug) -> None:
    """By a scenario, or else by games beside ours; and which is approved."""
    kata = "yatzy-norwegian"
    games = [near for near in known("yatzy") if near.parts]
    examples = [example for example in transcript(kata) if example.is_game]
    width = max(len(near.file.stem) for near in games)
    told = []
    for near in games:
        solution = plugged(kata, near.file)
        caught = [example for example in examples if not play(example, solution).passed]
        names = dict.fromkeys(example.scenario for example in caught)
        if not names:
            played = play_side_by_side(spec(kata), solution, NAMES, 1)
            assert played.result is not None, near.name
        told.append(f"{near.file.stem:<{width}}  {'  ·  '.join(names) or 'games beside ours'}")
    approve("\n".join([*told, ""]), APPROVED, "games.caught")
