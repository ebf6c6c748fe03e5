"""The near misses: each is right but for one thing, and the index says what that is.

Every one is plugged in and asked about every roll there is. What a near miss takes over from the
right solution that it is made from is asked once, there.
"""

import ast
import gc
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import open_shelf
from katas.model import (
    FACES,
    GAME_PARTS,
    Answer,
    Example,
    Failure,
    Outcome,
    Roll,
    Rulebook,
    Verdict,
    parse_roll,
)
from katas.plug import InProcess, Solution
from katas.proof import near_misses, play_side_by_side
from katas.proof.playing import side_by_side
from katas.spec import Specification, replay
from tests.proof.conftest import NAMES

SOLUTIONS = Path(__file__).parent.parent.parent / "solutions"

BASES = {
    "yatzy-four-dice": "classic",
    "yatzy-exactly": "exactly",
    "yatzy-fixed-scores": "fixed_scores",
    "yatzy-norwegian": "norwegian",
}
"""The right solution of each kata, which its near misses are made from."""

GAME_BASE = "game"

Category = str | None
Score = int | str
"""What came of a roll: the score, or in a word why there is none."""

Open = Callable[[str], Specification]
Told = Callable[[str], list[Example]]


@dataclass(frozen=True)
class NearMiss:
    """An entry of an index."""

    family: str
    name: str
    file: str
    kata: str
    breaks: tuple[str, ...]
    says: Mapping[str, str]
    names: Mapping[str, str] = field(default_factory=dict)
    categories: tuple[Category, ...] = (None,)
    parts: tuple[str, ...] = ()
    impurity: str = ""
    clearest: str = ""
    shows: str = ""

    @property
    def path(self) -> Path:
        """Where it lies."""
        return folder(self.family) / self.file

    @cached_property
    def own(self) -> set[str]:
        """What it defines itself; all else is its base's."""
        module = ast.parse(self.path.read_text("utf-8"))
        kinds = ast.FunctionDef, ast.ClassDef
        return {item.name for item in module.body if isinstance(item, kinds)}

    @cached_property
    def made_from(self) -> set[str]:
        """The modules that it imports from."""
        module = ast.parse(self.path.read_text("utf-8"))
        return {str(item.module) for item in module.body if isinstance(item, ast.ImportFrom)}


def folder(family: str) -> Path:
    """Where a family's near misses are."""
    return SOLUTIONS / family / "near_misses"


def index(family: str) -> list[NearMiss]:
    """Read the index of a family."""
    data = tomllib.loads((folder(family) / "near_misses.toml").read_text("utf-8"))
    lists = {"breaks", "categories", "parts"}
    entries: list[dict[str, Any]] = [
        {key: tuple(value) if key in lists else value for key, value in entry.items()}
        for entry in data["near_misses"]
    ]
    return [NearMiss(family=family, **entry) for entry in entries]


ALL = [near_miss for family in ("yatzy", "greed") for near_miss in index(family)]
SCORING = [near_miss for near_miss in ALL if not near_miss.parts]
WRONG = [near_miss for near_miss in SCORING if not near_miss.impurity]
IMPURE = [near_miss for near_miss in SCORING if near_miss.impurity]
GAMES = [near_miss for near_miss in ALL if near_miss.parts]


def each(near_misses: Sequence[NearMiss]) -> pytest.MarkDecorator:
    """A test for each of some near misses."""
    return pytest.mark.parametrize("near_miss", near_misses, ids=lambda item: item.name)


@cache
def ordered(dice: int) -> list[Roll]:
    """Every roll of so many dice, in every order."""
    return list(product(FACES, repeat=dice))


@cache
def rolls_of(family: str) -> list[Roll]:
    """Every roll that all rulebooks of a family score."""
    if family == "greed":
        return [roll for dice in range(6) for roll in ordered(dice)]
    return ordered(5)


def roll_of(text: str) -> Roll:
    """A roll as the index has it; the empty one is no text."""
    return parse_roll(text) if text else ()


def told(outcome: Outcome) -> Score:
    """The score, or why there is none."""
    if isinstance(outcome, Failure):
        return outcome.kind
    return outcome.kind if outcome.score is None else outcome.score


@dataclass(frozen=True)
class Answers:
    """What solutions answer, and what the rulebooks do; all of it is worked out once."""

    spec: Open
    known: dict[tuple[Path, Category, int], Sequence[Score]] = field(default_factory=dict)
    plugged: dict[tuple[str, Path], Solution] = field(default_factory=dict)
    vectors: dict[tuple[str, str, Category, int], list[list[int]]] = field(default_factory=dict)

    def plug(self, kata: str, path: Path) -> Solution:
        """Plug a file into a kata as it is found."""
        if (kata, path) not in self.plugged:
            self.plugged[kata, path] = self.spec(kata).plug(InProcess(path))
        return self.plugged[kata, path]

    def base(self, near_miss: NearMiss) -> Solution:
        """The right solution that a near miss is made from."""
        name = BASES[near_miss.kata]
        return self.plug(near_miss.kata, folder(near_miss.family) / "python" / f"{name}.py")

    def of(self, near_miss: NearMiss, category: Category) -> Sequence[Score]:
        """What a near miss answers for every roll."""
        return self.scores(
            self.plug(near_miss.kata, near_miss.path),
            near_miss.path,
            category,
            rolls_of(near_miss.family),
        )

    def scores(
        self, solution: Solution, path: Path, category: Category, rolls: Sequence[Roll]
    ) -> Sequence[Score]:
        """What a solution answers for many rolls."""
        key = path, category, len(rolls)
        if key not in self.known:
            batch = solution.binding.calls[category].on_many(solution.host, rolls)
            self.known[key] = [
                told(batch.odd[place]) if score is None else score
                for place, score in enumerate(batch.scores)
            ]
        return self.known[key]

    def book(self, near_miss: NearMiss) -> Rulebook:
        """The rulebook of its kata."""
        return self.spec(near_miss.kata).rulebook

    def right(
        self, near_miss: NearMiss, category: Category, name: str = "", dice: int = 5
    ) -> list[int]:
        """What a rulebook scores as its document is written; that of the kata if none is named."""
        return self.readings(near_miss, category, name, dice)[0]

    def readings(
        self, near_miss: NearMiss, category: Category, name: str = "", dice: int = 5
    ) -> list[list[int]]:
        """What a rulebook scores for every roll, under each answer to its open questions.

        The order of the dice never matters, so each roll is explained once.
        """
        name = name or self.book(near_miss).name
        key = near_miss.family, name, category, dice
        if key not in self.vectors:
            book = self.spec(near_miss.kata).rulebooks[name]
            rolls = rolls_of(near_miss.family) if dice == 5 else ordered(dice)
            in_order = [tuple(sorted(roll)) for roll in rolls]
            asked = [{}, *({q: r} for q, names in book.readings.items() for r in names)]
            found: list[dict[Roll, int]] = []
            for readings in asked:
                scores = {
                    roll: book.explain(roll, category, readings).score for roll in set(in_order)
                }
                if scores not in found:
                    found.append(scores)
            self.vectors[key] = [[scores[roll] for roll in in_order] for scores in found]
        return self.vectors[key]


@pytest.fixture(scope="module")
def answers(spec: Open, cleared_away: None) -> Iterator[Answers]:
    """Everything that is answered by anybody.

    Rolls by the million keep the collector busy; what is there already it need not search.
    """
    del cleared_away
    gc.freeze()
    yield Answers(spec)
    gc.unfreeze()


# The index


def test_every_near_miss_has_an_entry_and_every_entry_a_file() -> None:
    """A file that nobody lists would never be looked at."""
    for family, bases in (("yatzy", {*BASES.values(), GAME_BASE}), ("greed", set[str]())):
        there = {path.stem for path in (folder(family) / "python").glob("*.py")}
        listed = [Path(entry.file).stem for entry in ALL if entry.family == family]
        assert len(set(listed)) == len(listed)
        assert there == {*listed, *bases}


def test_there_are_as_many_as_there_should_be() -> None:
    """Most of them score, and each family has its own."""
    yatzy = [near_miss for near_miss in SCORING if near_miss.family == "yatzy"]
    assert len(yatzy) >= 33
    assert len(SCORING) - len(yatzy) >= 12
    assert len(GAMES) >= 10


def test_the_names_are_of_their_own_and_small() -> None:
    """They stand in the middle of sentences; `False` is a word of Python's, `2-3-4` a row."""
    names = [near_miss.name for near_miss in ALL]
    assert len(set(names)) == len(names)
    for name in (*names, *(name for item in ALL for name in item.names.values())):
        assert name.removeprefix("False").islower()
        assert not name.endswith(".")


def test_those_of_norwegian_rules_have_a_norwegian_name() -> None:
    """No two the same; whoever asks for another language is given the English one."""
    read = {near.name: near for near in near_misses(open_shelf(), "yatzy")}
    norwegian = {item.name: item.names for item in ALL if "norwegian" in item.breaks}
    assert norwegian.keys() == {item.name for item in ALL if item.names}
    assert len({names["no"] for names in norwegian.values()}) == len(norwegian)
    for name, names in norwegian.items():
        assert set(names) == {"no"}
        assert read[name].named("no") == names["no"] != name
        assert read[name].named("en") == read[name].named("sv") == name
    assert read["no pair in a full house"].named("no") == "no pair in a full house"


def test_no_name_gives_a_roll_away() -> None:
    """It is a hint: the roll that shows it is for others to find."""
    for near_miss in ALL:
        for name in (near_miss.name, *near_miss.names.values()):
            assert not re.search(r"\d,\d", name)
            assert not near_miss.clearest or near_miss.clearest.replace(",", "-") not in name


def test_what_is_named_is_in_its_rulebook_or_contract(spec: Open) -> None:
    """A slip of the pen would be looked up in vain."""
    for near_miss in ALL:
        opened = spec(near_miss.kata)
        assert set(near_miss.categories) <= {*opened.rulebook.categories, None}
        assert set(near_miss.parts) <= set(GAME_PARTS)
        assert set(near_miss.breaks) <= set(opened.rulebooks)
        assert near_miss.impurity in {"", "order", "mutation", "state"}
        assert not (near_miss.parts and near_miss.clearest)


def test_each_is_told_in_one_sentence_in_two_languages() -> None:
    """A sentence that a teacher would say; the file begins with one as well."""
    sentence = re.compile(r"[A-ZÅÉ0-9][^.]*(\d\.\d[^.]*)?\.")
    for near_miss in ALL:
        assert set(near_miss.says) == {"en", "no"}
        docstring = ast.get_docstring(ast.parse(near_miss.path.read_text("utf-8")))
        for text in (*near_miss.says.values(), docstring or ""):
            assert sentence.fullmatch(text), near_miss.name
            assert "mistake" not in text


@each(SCORING)
def test_what_the_sentence_says_of_a_roll_is_so(near_miss: NearMiss, answers: Answers) -> None:
    """Where it says what a roll pays, in either language, that is what comes."""
    rolls = rolls_of(near_miss.family)
    claims = {}
    for language, pays, nothing in (("en", "pays", "nothing"), ("no", "gir", "ingenting")):
        found = re.findall(rf"(\d(?:,\d)+) {pays} (\d+|{nothing})", near_miss.says[language])
        claims[language] = [(roll_of(roll), int(n) if n != nothing else 0) for roll, n in found]
    assert claims["en"] == claims["no"]
    for roll, points in claims["en"]:
        assert roll == roll_of(near_miss.clearest)
        (category,) = near_miss.categories
        assert answers.of(near_miss, category)[rolls.index(roll)] == points


# What they are made from


@pytest.mark.parametrize("kata", BASES)
def test_what_they_are_made_from_is_right(kata: str, answers: Answers) -> None:
    """On every roll, in every category, as the document is written."""
    near_miss = next(item for item in SCORING if item.kata == kata)
    base = answers.base(near_miss)
    assert base.binding.missing == {}
    path = folder("yatzy") / "python" / f"{BASES[kata]}.py"
    for dice in answers.book(near_miss).dice:
        for category in answers.book(near_miss).categories:
            came = answers.scores(base, path, category, ordered(dice))
            assert came == answers.right(near_miss, category, dice=dice), (category, dice)


def test_the_game_that_games_are_made_from_is_right(
    answers: Answers, told_in_examples: Told
) -> None:
    """Its examples say so, those of the house too."""
    kata = "yatzy-norwegian"
    right = answers.plug(kata, folder("yatzy") / "python" / f"{GAME_BASE}.py")
    assert right.binding.missing == right.binding.not_in_the_game == {}
    assert failed(right, told_in_examples(kata)) == set()


def test_four_dice_or_five_and_no_other_number(answers: Answers) -> None:
    """The right solution refuses the others, and so does whatever is made from it."""
    kata = "yatzy-four-dice"
    made = [near_miss for near_miss in SCORING if near_miss.kata == kata]
    base = answers.base(made[0])
    calls = [(base, call) for call in base.binding.calls.values()]
    for near_miss in made:
        solution = answers.plug(kata, near_miss.path)
        calls += [(solution, solution.binding.calls[category]) for category in near_miss.categories]
    for solution, call in calls:
        for roll in ((), (1,), (2, 2, 2), (3, 3, 3, 5, 5, 5), (6,) * 7):
            came = call.on_host(solution.host, roll)
            assert isinstance(came, Failure), (solution.name, roll)
            assert (came.verdict, came.kind) == (Verdict.RAISED, "ValueError")


# Near misses that score


@each(SCORING)
def test_a_near_miss_is_wrong_where_it_says_and_nowhere_else(
    near_miss: NearMiss, answers: Answers
) -> None:
    """It is bound as a whole; what it doesn't define itself is called as in its base."""
    solution = answers.plug(near_miss.kata, near_miss.path)
    assert solution.binding.missing == {}
    wrong = set()
    for category, call in solution.binding.calls.items():
        if (call.on or call).path[0] not in near_miss.own:
            assert near_miss.made_from == {BASES[near_miss.kata]}
            assert call == answers.base(near_miss).binding.calls[category]
        elif answers.of(near_miss, category) != answers.right(near_miss, category):
            wrong.add(category)
    assert wrong == (set() if near_miss.impurity else set(near_miss.categories))


@each(WRONG)
def test_it_breaks_all_rulebooks_that_have_the_same_rule(
    near_miss: NearMiss, answers: Answers
) -> None:
    """Under one answer to an open question or another, if its clearest roll shows it there."""
    same = {
        name
        for name in answers.spec(near_miss.kata).rulebooks
        if all(
            answers.right(near_miss, category) in answers.readings(near_miss, category, name)
            for category in near_miss.categories
        )
        and shows(near_miss, name, answers)
    }
    assert set(near_miss.breaks) == same
    assert same


def shows(near_miss: NearMiss, name: str, answers: Answers) -> bool:
    """Whether its clearest roll comes out otherwise than a document as it is written has it."""
    place = rolls_of(near_miss.family).index(roll_of(near_miss.clearest))
    return all(
        answers.of(near_miss, category)[place] != answers.right(near_miss, category, name)[place]
        for category in near_miss.categories
    )


def test_no_two_are_the_same(answers: Answers) -> None:
    """What two near misses answer in the same category differs somewhere."""
    seen: dict[tuple[object, ...], str] = {}
    for near_miss in WRONG:
        for category in near_miss.categories:
            key = near_miss.family, category, *answers.of(near_miss, category)
            assert key not in seen, (near_miss.name, seen[key])
            seen[key] = near_miss.name


@each(WRONG)
def test_it_is_no_other_rulebook(near_miss: NearMiss, answers: Answers) -> None:
    """What is right by another document, or by another answer, is nothing to be told as wrong."""
    for category in near_miss.categories:
        came = answers.of(near_miss, category)
        for name in answers.spec(near_miss.kata).rulebooks:
            assert came not in answers.readings(near_miss, category, name)


# Near misses whose scores are right


@each(IMPURE)
def test_what_is_left_behind_shows(near_miss: NearMiss, answers: Answers) -> None:
    """In the list that comes back, or in the second answer of the same object."""
    assert near_miss.breaks == (answers.book(near_miss).name,)
    solution = answers.plug(near_miss.kata, near_miss.path)
    (category,) = near_miss.categories
    call = solution.binding.calls[category]
    roll = roll_of(near_miss.clearest)
    first, second = islice(call.again_and_again(solution.host, roll), 2)
    assert isinstance(first, Answer)
    if near_miss.impurity == "state":
        assert told(first) != told(second)
        assert first.left is None
        return
    assert told(first) == told(second)
    assert first.left is not None
    assert first.left != roll
    in_another_order = sorted(map(str, first.left)) == sorted(map(str, roll))
    assert in_another_order == (near_miss.impurity == "order")


# Near misses of a whole game


@each(GAMES)
def test_a_game_is_caught_by_its_scenario_or_side_by_side(
    near_miss: NearMiss, answers: Answers, told_in_examples: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is bound as a whole; where no example notices, a game that is played beside ours does."""
    solution = answers.plug(near_miss.kata, near_miss.path)
    assert solution.binding.missing == solution.binding.not_in_the_game == {}
    assert near_miss.breaks == ("norwegian",)
    examples = told_in_examples(near_miss.kata)
    if near_miss.shows:
        about_it = [item for item in examples if item.scenario == near_miss.shows]
        assert failed(solution, about_it) == {near_miss.shows}
        return
    assert failed(solution, examples) == set()
    monkeypatch.setattr(side_by_side, "WORK", 600)
    played = play_side_by_side(
        answers.spec(near_miss.kata), solution, NAMES, seed=1, clock=lambda: 0
    )
    assert played.result is not None
    assert not played.result.passed


def failed(solution: Solution, examples: list[Example]) -> set[str]:
    """The scenarios that a game doesn't pass."""
    return {result.example.scenario for result in replay(examples, solution) if not result.passed}
