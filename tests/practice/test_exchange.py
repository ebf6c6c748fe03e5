"""The binding run backwards: in every shape somebody else answers, and is put back again."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import open_shelf
from katas.model import Roll
from katas.plug import InProcess, Limits, Solution
from katas.plug.resident.batches import scorer
from katas.plug.resident.work import followed
from katas.practice.hunting.exchange import Exchange
from katas.practice.hunting.recognising import Recogniser
from katas.practice.hunting.scene import Scene
from katas.practice.hunting.understudy import Understudy
from katas.spec import Specification, open_specification
from tests.plug.test_zoo import SHAPES, ZOO, Shape, of_shape

ROLLS: list[Roll] = [(3, 3, 3, 4, 1), (1, 2, 3, 4, 5), (6, 6, 1, 1, 6), (5, 4, 3, 2, 6)]

ODDS_AND_ENDS = Path(__file__).parent.parent / "solutions" / "hunting" / "odds_and_ends.py"

CAPTURED = Path(__file__).parent.parent / "solutions" / "hunting" / "captured.py"


class Scripted(Understudy):
    """Gives what no rule gives: another number for each category and each order of the dice."""

    def knows(self, category: str | None, roll: Roll) -> bool:
        """Know every category with five dice."""
        return len(roll) == 5 and category in self.spec.rulebook.categories

    def answer(self, category: str | None, dice: Sequence[int]) -> object:
        """Give a number in which both can be read."""
        place = list(self.spec.rulebook.categories).index(category)
        return 100_000 * (place + 1) + int("".join(map(str, dice)))


def opened(kata: str) -> Specification:
    """A kata, opened."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find(kata))


@contextmanager
def exchanged(kata: str, file: Path) -> Iterator[tuple[Solution, Any, Understudy, Scene, Exchange]]:
    """A file plugged into a kata, and its module with somebody else's answers."""
    spec = opened(kata)
    host = InProcess(file, limits=Limits(None, None), known=spec.vocabulary.stand_ins)
    solution, scene = spec.plug(host), Scene()
    exchange = Exchange(host.module, spec.all_ways(solution), spec.vocabulary, scene)
    scene.understudy = Scripted(spec, {})
    try:
        yield solution, host.module, scene.understudy, scene, exchange
    finally:
        exchange.put_back()


def asked(solution: Solution, module: Any) -> dict[str | None, Callable[[Sequence[int]], object]]:
    """How each category is asked for by somebody who has the module."""
    found = partial(followed, module)
    return {
        category: scorer([step.as_data() for step in call.steps], found)
        for category, call in solution.binding.calls.items()
    }


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Forget the modules that a test has loaded, and the folders it imported from."""
    modules, path = set(sys.modules), list(sys.path)
    yield
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        file = getattr(sys.modules[name], "__file__", None)
        if file is None or Path(file).is_relative_to(ZOO.parent):
            del sys.modules[name]


@pytest.mark.parametrize("shape", SHAPES, ids=of_shape)
def test_every_shape_answers_as_somebody_else_does(shape: Shape) -> None:
    """Called as it is bound, each category gives what the understudy gives; afterwards its own."""
    with exchanged(shape.kata, ZOO / shape.file) as (solution, module, player, scene, _):
        scene.understudy = None
        before = {name: answers(ask) for name, ask in rollable(solution, module)}
        scene.understudy = player
        for category, ask in asked(solution, module).items():
            assert answers(ask) == [player.answer(category, roll) for roll in ROLLS], category
    assert before == {name: answers(ask) for name, ask in rollable(solution, module)}


def answers(ask: Callable[[Sequence[int]], object]) -> list[object]:
    """What comes for each of the rolls."""
    return [ask(list(roll)) for roll in ROLLS]


def rollable(
    solution: Solution, module: Any
) -> Iterator[tuple[str | None, Callable[[Sequence[int]], object]]]:
    """The categories that answer each of the rolls."""
    for category, ask in asked(solution, module).items():
        try:
            answers(ask)
        except Exception:  # noqa: BLE001, S112  # it is theirs to raise
            continue
        yield category, ask


def test_whoever_has_hold_of_a_function_calls_the_other_one() -> None:
    """References taken before, tables, closures, caches, partials, members of an enumeration."""
    with exchanged("yatzy-exactly", CAPTURED) as (_, module, player, scene, exchange):
        scene.understudy = None
        pair, table, members = module.pair, dict(module.RULES), list(module.Kind)
        assert pair([3, 3, 3, 4, 1]) == 0
        assert module.chance(1, 2, 3, 4, 6) == 16
        scene.understudy = player
        exchange.forget()
        roll = (3, 3, 3, 4, 1)
        for category in ("pair", "three of a kind", "full house", "yatzy"):
            assert table[category](list(roll)) == player.answer(category, roll)
        assert pair(list(roll)) == player.answer("pair", roll)
        assert pair(dice=list(roll)) == player.answer("pair", roll)
        assert module.score(list(roll), "pair") == player.answer("pair", roll)
        assert module.score(category="Full House", dice=list(roll)) == (
            player.answer("full house", roll)
        )
        assert module.ones(list(roll)) == player.answer("ones", roll)
        assert module.RULES["ones"](list(roll)) == player.answer("ones", roll)
        assert module.chance(1, 2, 3, 4, 6) == player.answer("chance", (1, 2, 3, 4, 6))
        assert members[0].score(list(roll)) == player.answer("pair", roll)
        assert members[1].score(list(roll)) == player.answer("three of a kind", roll)
        assert module.NAMES == {"pair": "two alike", "yatzy": "all alike"}


def test_the_less_usual_ways_are_exchanged_too() -> None:
    """A function of Python's, a word for a member, a stub, a changed hand, a table of objects."""
    with exchanged("yatzy-exactly", ODDS_AND_ENDS) as (_, module, player, _, _):
        roll = (3, 3, 3, 4, 1)
        assert module.chance(list(roll)) == player.answer("chance", roll)
        assert sum(roll) == 14
        assert module.score(list(roll), "pair") == player.answer("pair", roll)
        assert module.score(list(roll), module.Category.PAIR) == player.answer("pair", roll)
        hand = module.Hand(roll)
        assert hand.yatzy() == player.answer("yatzy", roll)
        hand.dice[0] = 6
        assert hand.yatzy() == player.answer("yatzy", (6, 3, 3, 4, 1))
        assert module.UPPER["threes"].points(list(roll)) == player.answer("threes", roll)
        assert module.UPPER["fours"].points(list(roll)) == player.answer("fours", roll)
        assert module.Rule(5).points([5, 5, 1, 2, 3]) == 10
        assert module.score(list(roll), "two pairs") == player.answer("two pairs", roll)
    assert module.chance is sum


def test_what_is_no_roll_of_the_kata_is_left_to_their_own_code() -> None:
    """Four dice, a word that is no category, things that are no dice."""
    with exchanged("yatzy-exactly", CAPTURED) as (_, module, _, scene, _):
        assert module.pair([3, 3, 4, 1]) == 6
        assert module.pair((3, 3)) == 6
        with pytest.raises(KeyError):
            module.score([1, 2, 3, 4, 5], "no such thing")
        with pytest.raises(AttributeError):
            module.pair(7)
        with pytest.raises(TypeError):
            module.pair()
        assert scene.asked == set()


def test_what_is_asked_for_is_noted() -> None:
    """The categories, and those for which a list was handed over: that can be changed."""
    with exchanged("yatzy-exactly", CAPTURED) as (_, module, _, scene, _):
        module.pair([1, 2, 3, 4, 5])
        module.chance(1, 2, 3, 4, 5)
        assert scene.asked == scene.handed == {"pair", "chance"}
        assert scene.listed == {"pair"}
        scene.forget()
        assert scene.asked == scene.handed == scene.listed == set()


def test_a_file_is_recognised_by_whatever_name_it_is_imported(tmp_path: Path) -> None:
    """By its own, as a module of a package, by its path, and when it is loaded again."""
    import importlib.util  # noqa: PLC0415  # where it is used

    package = tmp_path / "src of one"
    package.mkdir()
    file = package / "dice_of_ours.py"
    file.write_text("def pair(dice):\n    return 0\n", "utf-8")
    (package / "other.py").write_text("", "utf-8")
    taken: list[str] = []
    recogniser = Recogniser(file, lambda module: taken.append(module.__name__))
    sys.path.insert(0, str(package))
    recogniser.watch()
    try:
        own = importlib.import_module("dice_of_ours")
        importlib.import_module("other")
        spec = importlib.util.spec_from_file_location("anything", file)
        assert spec is not None
        assert spec.loader is not None
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
        importlib.reload(own)
        recogniser.look_around()
    finally:
        recogniser.stop()
        sys.modules.pop("dice_of_ours", None)
        sys.modules.pop("other", None)
    importlib.import_module("dice_of_ours")
    assert taken == ["dice_of_ours", "anything", "dice_of_ours"]
