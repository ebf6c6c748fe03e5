"""A rubric: how many points there are, and what each part of a submission is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from katas.catalog.table import Table, parse_toml
from katas.errors import UsageError, nearest
from katas.grade.graded import Graded, Item, Part
from katas.grade.marks import MarkedItem, Points, Section
from katas.spec import Specification

KEYS = ("points", "proof", "games", "stages", "categories")


@dataclass(frozen=True, slots=True)
class Rubric:
    """What a whole submission is worth, in hundredths of a point, and its parts.

    `proof` and `games` are what every roll and whole games are worth of the `most`, where they
    are asked; the examples are worth the rest. That is divided evenly, or by the weights of
    `stages` or `categories`; those that aren't named weigh 1.
    """

    most: int = 100_00
    proof: int = 20_00
    games: int = 10_00
    stages: Mapping[str, Fraction] = field(default_factory=dict)
    categories: Mapping[str, Fraction] = field(default_factory=dict)

    def sections(self, graded: Graded) -> tuple[Section, ...]:
        """What each item of a submission earned; nothing where nothing was asked."""
        groups = list(self._groups(graded.items))
        worth = divided(self.most, [weight for _, weight, _ in groups])
        return tuple(
            _section(name, most, items)
            for (name, _, items), most in zip(groups, worth, strict=True)
        )

    def _groups(self, items: Sequence[Item]) -> Iterator[tuple[str, Fraction, list[Item]]]:
        """Items that weigh alike, with what they are worth together."""
        by_part = {part: [item for item in items if item.part is part] for part in Part}
        fixed = {Part.GAMES: self.games, Part.PROOF: self.proof}
        worth = {part: Fraction(most) for part, most in fixed.items() if by_part[part]}
        rest = Fraction(self.most) - sum(worth.values())
        yield from self._of_examples(by_part[Part.EXAMPLES], rest)
        for part, most in worth.items():
            yield part.value, most, by_part[part]

    def _of_examples(
        self, items: Sequence[Item], rest: Fraction
    ) -> Iterator[tuple[str, Fraction, list[Item]]]:
        groups: dict[str, list[Item]] = {}
        for item in items:
            groups.setdefault(self._group_of(item), []).append(item)
        weights = {**self.stages, **self.categories}
        shares = {name: weights.get(name, Fraction(1)) for name in groups}
        together = sum(shares.values())
        for name, group in groups.items():
            yield name, rest * shares[name] / together if together else Fraction(0), group

    def _group_of(self, item: Item) -> str:
        if self.stages:
            return item.stage
        return item.told.category if self.categories else item.part.value


def _section(name: str, most: int, items: Sequence[Item]) -> Section:
    worth = divided(most, [Fraction(1)] * len(items))
    return Section(
        name,
        tuple(
            MarkedItem(item, Points(points if item.passed else 0, points))
            for item, points in zip(items, worth, strict=True)
        ),
    )


def divided(whole: int, weights: Sequence[Fraction]) -> list[int]:
    """Divide a whole number by weights, exactly: what is over goes to the largest remainders."""
    together = sum(weights)
    if not together:
        return [0] * len(weights)
    shares = [whole * weight / together for weight in weights]
    parts = [int(share) for share in shares]
    over = whole - sum(parts)
    by_remainder = sorted(range(len(shares)), key=lambda at: (parts[at] - shares[at], at))
    for at in by_remainder[:over]:
        parts[at] += 1
    return parts


def read_rubric(path: Path, spec: Specification) -> Rubric:
    """Read a rubric file, in TOML; docs/grade.md has its keys.

    Raises UsageError for a key, a stage or a category that isn't there, or points that can't be.
    """
    table = Table(parse_toml(path, UsageError), str(path), UsageError)
    for key in table.keys:
        if key not in KEYS:
            raise UsageError(f"{path}: there is no key {key!r}", found=[nearest(key, KEYS)])
    if "stages" in table.keys and "categories" in table.keys:
        raise UsageError(
            f"{path} weighs stages and categories", advice="an example is in one of each: weigh one"
        )
    usual = Rubric()
    most = _hundredths(table, "points", usual.most)
    rubric = Rubric(
        most,
        _hundredths(table, "proof", min(usual.proof, most)),
        _hundredths(table, "games", min(usual.games, most)),
        _weights(table, "stages", [stage.name for stage in spec.kata.stages]),
        _weights(table, "categories", spec.category_names),
    )
    if rubric.proof + rubric.games > rubric.most:
        raise UsageError(
            f"{path}: proof and games are worth more than all the points",
            found=[f"points = {table.get('points', object, 100)}"],
        )
    return rubric


def _hundredths(table: Table, key: str, usual: int) -> int:
    """Points as they are written, in hundredths.

    Raises UsageError for what is no number, is below 0 or has more than two digits behind.
    """
    if key not in table.keys:
        return usual
    value = table.get(key, object)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise table.wrong(f"{key!r} should be a number")
    exact = Decimal(str(value)) * 100
    if exact != exact.to_integral_value() or not 0 <= exact <= MOST:
        raise table.wrong(f"{key!r} should be points, of two digits behind the dot at most")
    return int(exact)


MOST = 10**9


def _weights(table: Table, key: str, known: Iterable[str]) -> dict[str, Fraction]:
    names = list(known)
    weights = {}
    for name, value in table.get(key, dict, {}).items():
        if name not in names:
            raise UsageError(
                f"{table.where}, {key}: there is no {name!r}", found=[nearest(name, names)]
            )
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value < 0:
            raise table.wrong(f"the weight of {name!r} should be a number, 0 or more")
        weights[name] = Fraction(str(value))
    return weights
