"""A near miss of a whole game, played in somebody's own: it shows as it does by itself."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.model import Example
from katas.plug import InProcess, Limits, Solution
from katas.practice.hunting.company import Company
from katas.practice.hunting.game_exchange import GameExchange
from katas.practice.hunting.scene import GAME, Scene
from katas.proof import NearMiss, near_misses
from katas.spec import Specification, open_specification, play, transcript
from tests.forgetting import forgetting
from tests.plug.test_games import SHAPES

GAMES = Path(__file__).parent.parent / "solutions" / "games"

SOME = (
    "a fourth throw",
    "dice that are sorted on the table",
    "players the other way round",
    "a category that was struck and can be used again",
)
"""Near misses of a move, of what lies on the table, of whose turn it is, of a card."""

FIRST = 25
"""So many of the examples are played in every shape."""


@cache
def opened() -> Specification:
    """The kata that asks for a game."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find("yatzy-norwegian"))


@cache
def examples() -> Sequence[Example]:
    """Its games."""
    return [example for example in transcript(opened()) if example.moves]


def known() -> list[NearMiss]:
    """The near misses of a game."""
    return [near for near in near_misses(open_shelf(), "yatzy") if near.parts]


def plugged(file: Path) -> tuple[Solution, InProcess]:
    """A game, plugged in."""
    host = InProcess(file, limits=Limits(None, None))
    return opened().plug(host), host


def failing(solution: Solution, among: Sequence[Example]) -> set[str]:
    """The examples that a game fails."""
    return {example.place for example in among if not play(example, solution).passed}


@pytest.fixture(autouse=True)
def nothing_left(tmp_path: Path) -> Iterator[None]:
    """Forget the modules that a test has loaded."""
    with forgetting(tmp_path, GAMES):
        yield


@pytest.fixture
def by_another(tmp_path: Path) -> Callable[[str], tuple[Solution, Scene]]:
    """The right game in one of the shapes, with a scene in which somebody else may play it."""

    def write(shape: str) -> tuple[Solution, Scene]:
        text = (GAMES / "right.py").read_text("utf-8")
        replaced, after, _ = SHAPES.get(shape, ([], "", {}))
        for old, new in replaced:
            text = text.replace(old, new)
        file = tmp_path / "a_game_of_theirs.py"
        file.write_text(text + after, "utf-8")
        solution, host = plugged(file)
        assert solution.binding.game is not None
        scene = Scene()
        GameExchange(host.module, solution.binding.game, solution.vocabulary, scene)
        return solution, scene

    return write


def test_every_near_miss_shows_in_a_game_of_somebody_s_own(
    by_another: Callable[[str], tuple[Solution, Scene]],
) -> None:
    """The same examples fail as on the near miss itself; behind it their own game is right."""
    solution, scene = by_another("")
    company = Company(opened(), refuses=False)
    for near in known():
        by_itself, _ = plugged(near.file)
        about = [example for example in examples() if set(near.parts) & set(example.parts)]
        scene.understudy = company.understudy({}, near.name)
        assert failing(solution, about) == failing(by_itself, about), near.name
    assert scene.asked == {GAME}
    scene.understudy = company.understudy({})
    assert failing(solution, examples()[:FIRST]) == set()


@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_its_shape_it_answers_in_its_own_way(
    shape: str, by_another: Callable[[str], tuple[Solution, Scene]]
) -> None:
    """Players who are objects, cards in one table, attributes, enumerations, names in camelCase."""
    solution, scene = by_another(shape)
    company = Company(opened(), refuses=False)
    among = examples()[:FIRST]
    files = {near.name: near.file for near in known()}
    for name in SOME:
        by_itself, _ = plugged(files[name])
        scene.understudy = company.understudy({}, name)
        assert failing(solution, among) >= failing(by_itself, among), name
    scene.understudy = None
    assert failing(solution, among) == set()
