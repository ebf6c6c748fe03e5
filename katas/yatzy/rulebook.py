"""A Yatzy rulebook: which rule each category follows, read from TOML, with its reasons."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from katas.catalog.table import Table, parse_toml
from katas.errors import SpecError, nearest
from katas.model import Explanation, Readings, Roll
from katas.records import dataclass, replace
from katas.yatzy import rules
from katas.yatzy.rules import Rule, Ruling

RULES: Mapping[str, Callable[..., Rule]] = {
    "sum": rules.Sum,
    "face": rules.Face,
    "alike": rules.Alike,
    "two pairs": rules.TwoPairs,
    "all alike": rules.AllAlike,
    "straight": rules.Run,
    "in a row": rules.InARow,
    "house": rules.House,
}
"""The rules that a rulebook can name; its other keys are the rule's arguments."""

PROSE = ("rule", "says", "called")
"""The keys of a category that are no arguments of its rule."""

TRIED: Sequence[Roll] = [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (2, 2, 3, 3, 3), (6, 6, 6, 6, 6)]
"""Rolls that a rule is tried on when it is made: a wrong type shows there, not in a game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One category of a rulebook: the rule it follows, with the arguments as written."""

    rule: str
    arguments: Mapping[str, Any]
    says: str
    called: str

    def made(self, where: str) -> Rule:
        """Make the rule, and try it.

        Raises SpecError for a rule that isn't there or doesn't take the arguments.
        """
        if self.rule not in RULES:
            raise SpecError(
                f"{where}: there is no rule {self.rule!r}", found=[nearest(self.rule, RULES)]
            )
        try:
            rule = RULES[self.rule](**self.arguments)
            scores = [rule.judge(roll).score for roll in TRIED]
        except TypeError as error:
            raise SpecError(f"{where}: the rule {self.rule!r} is given wrongly: {error}") from None
        if not all(type(score) is int for score in scores):
            raise SpecError(f"{where}: the rule {self.rule!r} pays no whole number")
        return rule

    def read_as(self, changes: Mapping[str, Any]) -> "Entry":
        """Give the entry as a reading has it: other arguments, perhaps another rule or sentence."""
        arguments = {key: value for key, value in changes.items() if key not in PROSE}
        return replace(
            self,
            rule=changes.get("rule", self.rule),
            arguments={**self.arguments, **arguments},
            says=changes.get("says", self.says),
        )


@dataclass(frozen=True, slots=True)
class Bonus:
    """What the upper part pays beside its points, once it comes to the least that is needed."""

    least: int
    pays: int


class YatzyRulebook:
    """One document's Yatzy rules: every score with its arithmetic and its reason."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        where = f"rulebook {name}"
        table = Table(data, where)
        self.name = name
        self.language = table.get("language", str)
        self.dice: Sequence[int] = table.numbers("dice")
        self.bonus = _bonus(table.below("bonus"))
        self._says = _words(self.language, where)
        self._entries = {
            category: _entry(category, entry)
            for category, entry in table.named("categories").items()
        }
        self._rules = {
            category: entry.made(f"{where}, {category}")
            for category, entry in self._entries.items()
        }
        self._about: dict[str, str] = {}
        self._variants: dict[tuple[str, str], tuple[Entry, Rule]] = {}
        for question, asked in table.named("questions").items():
            self._about[question] = category = asked.get("category", str)
            if category not in self._entries:
                raise asked.wrong(f"there is no category {category!r}")
            for reading, changes in asked.get("readings", dict).items():
                entry = self._entries[category].read_as(changes)
                made = entry.made(f"{where}, {question}.{reading}")
                self._variants[question, reading] = entry, made

    @property
    def categories(self) -> Sequence[str]:
        """The categories, in the document's order."""
        return tuple(self._entries)

    @property
    def refusals(self) -> Mapping[str, str]:
        """Why a move is refused, in the language of the rulebook."""
        words: Mapping[str, str] = self._says["refusals"]
        return words

    @property
    def upper(self) -> Sequence[str]:
        """The categories of the upper part: those that add up one face."""
        return tuple(name for name, entry in self._entries.items() if entry.rule == "face")

    @property
    def readings(self) -> Mapping[str, Sequence[str]]:
        """The open questions and their readings, the document as written first."""
        return {
            question: tuple(reading for asked, reading in self._variants if asked == question)
            for question in self._about
        }

    def spelling(self, category: str) -> str:
        """Print a category as the document does: `To par` for two pairs in Norwegian."""
        return self._entries[category].called

    def explain(
        self, roll: Roll, category: str | None, readings: Readings | None = None
    ) -> Explanation:
        """Score a roll placed on a category.

        Questions that `readings` doesn't answer are read as written.

        Raises ValueError for a number of dice or a category that the document doesn't know,
        and for a reading that its question doesn't have.
        """
        if category is None or category not in self._entries:
            raise ValueError(f"the {self.name} rules have no category {category!r}")
        if len(roll) not in self.dice:
            raise ValueError(f"the {self.name} rules are for {self.dice} dice, not {len(roll)}")
        entry, rule = self._chosen(category, readings or {})
        ruling = rule.judge(roll)
        return Explanation(ruling.score, self._because(entry, roll, ruling), entry.says)

    def _chosen(self, category: str, readings: Readings) -> tuple[Entry, Rule]:
        for question, about in self._about.items():
            if about == category and question in readings:
                if (variant := (question, readings[question])) not in self._variants:
                    raise ValueError(f"{question} is not read as {readings[question]!r}")
                return self._variants[variant]
        return self._entries[category], self._rules[category]

    def _because(self, entry: Entry, roll: Roll, ruling: Ruling) -> str:
        """The sum where dice are added up, else what lies on the table."""
        if ruling.dice and ruling.paid is None:
            return "+".join(map(str, ruling.dice))
        if entry.rule in ("straight", "in a row"):
            return "-".join(map(str, ruling.dice or sorted(roll)))
        if entry.rule == "face":
            none: str = self._says["none"]
            return none.format(face=entry.arguments["face"])
        return ", ".join(self._many(face, times) for face, times in rules.tally(roll))

    def _many(self, face: int, times: int) -> str:
        pattern: str = self._says["single" if times == 1 else "several"]
        return pattern.format(count=self._says["counts"][times], face=face)


def _entry(category: str, table: Table) -> Entry:
    arguments = {key: table.get(key, object) for key in table.keys if key not in PROSE}
    return Entry(
        table.get("rule", str),
        arguments,
        table.get("says", str),
        table.get("called", str, category),
    )


def _bonus(table: Table) -> Bonus | None:
    return Bonus(table.get("least", int), table.get("pays", int)) if table.keys else None


def _words(language: str, where: str) -> Mapping[str, Any]:
    """How dice are spoken of in a language.

    Raises SpecError for a language that has no words here yet.
    """
    known = _all_words()
    if language not in known:
        raise SpecError(
            f"{where}: there are no words in {language!r}", found=[nearest(language, known)]
        )
    words: Mapping[str, Any] = known[language]
    return words


@cache
def _all_words() -> dict[str, Any]:
    return parse_toml(Path(__file__).parent / "words.toml", SpecError)
