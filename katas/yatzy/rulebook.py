"""A Yatzy rulebook: which rule each category follows, read from TOML, with its reasons."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from katas.errors import SpecError
from katas.model import Explanation, Readings, Roll
from katas.yatzy import rules
from katas.yatzy.rules import Rule, Ruling

RULES: Mapping[str, Callable[..., Rule]] = {
    "sum": rules.Sum,
    "face": rules.Face,
    "alike": rules.Alike,
    "two pairs": rules.TwoPairs,
    "all alike": rules.AllAlike,
    "straight": lambda runs=None, length=0, pays=0: (
        rules.Run(runs) if runs is not None else rules.InARow(length, pays)
    ),
    "house": rules.House,
}
"""The rules that a rulebook can name; its other keys are the rule's arguments."""

PROSE = ("rule", "says", "called")
"""The keys of a category that are no arguments of its rule."""


class YatzyRulebook:
    """One document's Yatzy rules: every score with its arithmetic and its reason."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self.name = name
        self.language: str = data["language"]
        self.dice: Sequence[int] = tuple(data["dice"])
        self._entries: Mapping[str, Mapping[str, Any]] = data["categories"]
        self._questions: Mapping[str, Mapping[str, Any]] = data.get("questions", {})
        self._says = _words()[self.language]
        self._rules = {category: self._rule(category, {}) for category in self._entries}
        self._variants = {
            (question, reading): self._rule(entry["category"], changes)
            for question, entry in self._questions.items()
            for reading, changes in entry["readings"].items()
        }

    @property
    def categories(self) -> Sequence[str]:
        """The categories, in the document's order."""
        return tuple(self._entries)

    @property
    def readings(self) -> Mapping[str, Sequence[str]]:
        """The open questions and their readings, the document as written first."""
        return {name: tuple(entry["readings"]) for name, entry in self._questions.items()}

    def spelling(self, category: str) -> str:
        """Print a category as the document does: `To par` for two pairs in Norwegian."""
        called: str = self._entries[category].get("called", category)
        return called

    def explain(
        self, roll: Roll, category: str | None, readings: Readings | None = None
    ) -> Explanation:
        """Score a roll placed on a category.

        Questions that `readings` doesn't answer are read as written.

        Raises ValueError for a number of dice or a category that the document doesn't know.
        """
        if category is None or category not in self._entries:
            raise ValueError(f"the {self.name} rules have no category {category!r}")
        if len(roll) not in self.dice:
            raise ValueError(f"the {self.name} rules are for {self.dice} dice, not {len(roll)}")
        entry = self._entries[category]
        ruling = self._chosen(category, readings or {}).judge(roll)
        return Explanation(ruling.score, self._because(entry, roll, ruling), entry["says"])

    def _chosen(self, category: str, readings: Readings) -> Rule:
        for question, entry in self._questions.items():
            if entry["category"] == category and question in readings:
                return self._variants[question, readings[question]]
        return self._rules[category]

    def _rule(self, category: str, changes: Mapping[str, Any]) -> Rule:
        entry = {**self._entries[category], **changes}
        arguments = {key: value for key, value in entry.items() if key not in PROSE}
        try:
            return RULES[entry["rule"]](**arguments)
        except (KeyError, TypeError) as error:
            raise SpecError(
                f"rulebook {self.name}: {category!r} follows no rule that there is ({error})",
                advice=f"rules: {', '.join(RULES)}",
            ) from None

    def _because(self, entry: Mapping[str, Any], roll: Roll, ruling: Ruling) -> str:
        """The sum where dice are added up, else what lies on the table."""
        if ruling.dice and ruling.paid is None:
            return "+".join(map(str, ruling.dice))
        if entry["rule"] == "straight":
            return "-".join(map(str, ruling.dice or sorted(roll)))
        if entry["rule"] == "face":
            none: str = self._says["none"]
            return none.format(face=entry["face"])
        return ", ".join(self._many(face, times) for face, times in rules.tally(roll))

    def _many(self, face: int, times: int) -> str:
        pattern: str = self._says["single" if times == 1 else "several"]
        return pattern.format(count=self._says["counts"][times], face=face)


@cache
def _words() -> dict[str, Any]:
    """How dice are spoken of, by language."""
    return tomllib.loads((Path(__file__).parent / "words.toml").read_text("utf-8"))
