"""Finds the rules that a module keeps in tables, by category: `RULES["pair"](dice)`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from types import ModuleType
from typing import Any

from katas.catalog import Vocabulary
from katas.plug import Call
from katas.plug.binding.call import Arguments
from katas.plug.hosts.port import Dice
from katas.plug.resident.batches import scorer
from katas.plug.resident.work import followed
from katas.records import dataclass

Calls = Sequence[tuple[str | None, Call]]
"""The ways in which categories are scored there: a category may have several."""

WAYS: tuple[Arguments, ...] = ((Dice.LIST,), (Dice.EACH,))


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule in a table: what is called, what for, and how it is given the dice.

    It is what the table holds, or a method of that.
    """

    table: dict[Any, Any]
    key: Any
    rule: Any
    category: str | None
    arguments: Arguments


def entries(module: ModuleType, calls: Calls, vocabulary: Vocabulary) -> Iterator[Entry]:
    """The rules in a module's tables that score as the category's own call does."""
    own = _own_scores(module, calls, vocabulary)
    for table in list(vars(module).values()):
        if type(table) is not dict:
            continue
        for key, held in table.items():
            category = _meant(key, vocabulary)
            for rule, arguments in _rules(held) if category in own else ():
                if _scores(rule, arguments, category, vocabulary) == own[category]:
                    yield Entry(table, key, rule, category, arguments)
                    break


def _rules(held: Any) -> Iterator[tuple[Any, Arguments]]:
    """What may be the rule that a table holds, each with a way to give it the dice.

    It is what is held, or one of its methods.
    """
    methods = [] if callable(held) else [name for name in dir(type(held)) if name[0] != "_"]
    for rule in (held, *(getattr(held, name, None) for name in methods)):
        if callable(rule):
            yield from ((rule, arguments) for arguments in WAYS)


def _own_scores(
    module: ModuleType, calls: Calls, vocabulary: Vocabulary
) -> Mapping[str | None, list[object]]:
    """What each category gives for its probes, by the first of its calls."""
    found: dict[str | None, list[object]] = {}
    for category, call in calls:
        if category is not None and category not in found:
            score = scorer([step.as_data() for step in call.steps], partial(followed, module))
            found[category] = _each(score, category, vocabulary)
    return found


def _scores(
    rule: Callable[..., object], arguments: Arguments, category: str | None, words: Vocabulary
) -> list[object]:
    if arguments == (Dice.EACH,):
        return _each(lambda dice: rule(*dice), category, words)
    return _each(rule, category, words)


def _each(
    score: Callable[[list[int]], object], category: str | None, vocabulary: Vocabulary
) -> list[object]:
    """What comes for the probes of a category; what can't be is no score of any."""
    assert category is not None, "a kata without categories has no tables of them"
    try:
        return [score(list(roll)) for roll in vocabulary.categories[category].probes]
    except Exception as error:  # noqa: BLE001  # it is their code, and not meant for that
        return [error]


def _meant(key: object, vocabulary: Vocabulary) -> str | None:
    """The category that a key stands for."""
    if isinstance(key, Enum):
        return vocabulary.category(key.name)
    return vocabulary.category(key) if isinstance(key, str) else None
