"""A kata's specification opened: its features, steps and rulebooks brought together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from katas.catalog import Kata, Shelf, Vocabulary
from katas.catalog.table import parse_toml
from katas.errors import SpecError, UsageError, nearest
from katas.model import GAME_PARTS, Begin, GameRules, Readings, Rulebook
from katas.plug import Call, Host, Solution, Wanted, all_ways, bind
from katas.records import dataclass, field

if TYPE_CHECKING:
    from katas.plug import Template
    from katas.plug.playing.calls import GameCalls, Part
    from katas.spec.reader import Feature


@dataclass(frozen=True)
class Specification:
    """One kata, ready to be run or replayed."""

    kata: Kata
    vocabulary: Vocabulary
    rulebook: Rulebook
    shelf: Shelf
    _read: dict[Path, Feature] = field(default_factory=dict, repr=False)

    @cached_property
    def rulebooks(self) -> Mapping[str, Rulebook]:
        """All rulebooks of the family; read when somebody's answer is to be explained by them."""
        others = load_rulebooks(self.shelf, self.kata.family, but=self.kata.rulebook)
        return {**others, self.kata.rulebook: self.rulebook}

    @cached_property
    def steps(self) -> tuple[ModuleType, ...]:
        """The modules with the step definitions."""
        return tuple(self.shelf.code(self.kata.family, module) for module in self.kata.steps)

    def begin(self, move: Begin, readings: Readings | None = None) -> GameRules:
        """Begin a game by the kata's own rules.

        Raises RefusedMove for players or dice that there is no game with.
        """
        family = self.shelf.code(self.kata.family)
        game: GameRules = family.begin_game(self.rulebook, move, readings)
        return game

    @property
    def category_names(self) -> tuple[str, ...]:
        """The categories as the document prints them; a kata without any has its one operation."""
        return tuple(self.category_name(category) for category in self.rulebook.categories)

    def category_name(self, category: str | None) -> str:
        """Print one category as the document does; a part of a game as the contract does."""
        if category is None:
            return "score"
        return category if category in GAME_PARTS else self.rulebook.spelling(category)

    def plug(
        self,
        host: Host,
        templates: Mapping[str, str] | None = None,
        refused: int | None = None,
    ) -> Solution:
        """Plug in what a host runs: find out how each operation of the kata is called there.

        `templates` are calls as a learner has written them down, by category, `score` or the
        part of a game;
        `refused` is the score by which the solution says that it refuses a roll.

        Raises UsageError if nothing there looks like the contract, or a template can't be.
        """
        told, of_game = self._templates(templates) if templates else ({}, {})
        binding = bind(host, self.vocabulary, self._wanted, told, of_game)
        return Solution(host, binding, self.vocabulary, refused)

    def check_calls(self, templates: Mapping[str, str]) -> None:
        """See that calls as they are written down can be read, and are for something that is.

        Raises UsageError.
        """
        self._templates(templates)

    def all_ways(self, solution: Solution) -> Sequence[tuple[str | None, Call]]:
        """Every way in which a solution can be asked for each of its categories."""
        return all_ways(solution.host, self.vocabulary, self._wanted, solution.binding)

    @property
    def _wanted(self) -> Wanted:
        """What a solution is to offer."""
        names = {category: self.category_name(category) for category in self.rulebook.categories}
        return Wanted(
            self.kata.contract, names, self.kata.parts, game_first=self.kata.asks_for_a_game
        )

    def _templates(
        self, written: Mapping[str, str]
    ) -> tuple[dict[str | None, Template], dict[str, GameCalls | Part]]:
        """Calls as they are written down: by category, that of None for all; and by part."""
        from katas.plug import read_part, read_template  # noqa: PLC0415  # they parse Python

        parts = {
            key: read_part(key, text) for key, text in written.items() if key in self.kata.parts
        }
        found: dict[str | None, Template] = {}
        for key, text in written.items():
            if key in parts:
                continue
            category = None if key == "score" else self.vocabulary.category(key)
            if key != "score" and category not in self.rulebook.categories:
                raise UsageError(
                    f"[tool.katas.calls]: {self.kata.id} has no category {key!r}",
                    found=[nearest(key, ["score", *self.category_names, *self.kata.parts])],
                )
            found[category] = read_template(key, text)
        return found, parts

    def name_of(self, path: Path) -> str:
        """Name a feature by its path below the features folder: `yatzy/exactly/pair.feature`."""
        return f"{self.kata.path}/{path.relative_to(self.kata.features).as_posix()}"

    def read(self, path: Path) -> Feature:
        """Read one feature of the kata; each file is read once.

        Raises SpecError if it breaks the rules of the features.
        """
        if path not in self._read:
            from katas.spec.reader import read_feature  # noqa: PLC0415  # its parser is slow to import

            self._read[path] = read_feature(path, self.name_of(path))
        return self._read[path]

    def features(self, upto: str | None = None) -> list[Feature]:
        """Read the features in the order of the stages, up to and with the one named.

        Raises UsageError for a stage that isn't there, SpecError for a broken feature.
        """
        return [self.read(path) for path in self.kata.feature_files(upto)]

    def check_readings(self, readings: Mapping[str, str]) -> None:
        """See that answers given in settings belong to open questions of the kata.

        Raises UsageError with the nearest names.
        """
        questions = {question.name: question for question in self.kata.questions}
        for name, reading in readings.items():
            if name not in questions:
                raise UsageError(
                    f"{self.kata.id} has no open question {name!r}",
                    found=[nearest(name, questions)],
                )
            if questions[name].reading(reading) is None:
                known = [item.name for item in questions[name].readings]
                raise UsageError(
                    f"the question {name} has no reading {reading!r}",
                    found=[nearest(reading, known)],
                )


def open_specification(shelf: Shelf, kata: Kata) -> Specification:
    """Bring a kata's parts together.

    Raises SpecError if its rulebook is missing, or doesn't know its open questions, or its
    family doesn't know the game.
    """
    paths = shelf.rulebooks(kata.family)
    if kata.rulebook not in paths:
        raise SpecError(
            f"{kata.id}: there is no rulebook {kata.rulebook!r}",
            found=[nearest(kata.rulebook, paths)],
        )
    rulebook = _load(shelf, kata.family, kata.rulebook, paths[kata.rulebook])
    for question in kata.questions:
        known = set(rulebook.readings.get(question.name, ()))
        if known != {reading.name for reading in question.readings}:
            raise SpecError(
                f"{kata.id}: the readings of {question.name!r} are not those of the rulebook",
                found=[f"{kata.rulebook} has: {', '.join(sorted(known)) or 'none'}"],
            )
    if kata.parts and not hasattr(shelf.code(kata.family), "begin_game"):
        raise SpecError(
            f"{kata.id} has a game, and the family {kata.family} none",
            advice="its package needs begin_game(rulebook, begin, readings)",
        )
    return Specification(kata, shelf.vocabulary(kata.family), rulebook, shelf)


def load_rulebooks(shelf: Shelf, family: str, but: str = "") -> dict[str, Rulebook]:
    """Load all rulebooks of a family, but for one that is there already.

    Raises SpecError for one that is broken.
    """
    paths = shelf.rulebooks(family)
    return {name: _load(shelf, family, name, path) for name, path in paths.items() if name != but}


def _load(shelf: Shelf, family: str, name: str, path: Path) -> Rulebook:
    rulebook: Rulebook = shelf.code(family).load_rulebook(name, parse_toml(path, SpecError))
    return rulebook
