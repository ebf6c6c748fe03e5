"""Finds out what somebody does instead: whose rules, which known mistake, or which habit.

Everything that may be behind the wrong answers is a *suspect*: it gives something for every roll.
One is behind a set of wrong answers if it gives just these, and gives nothing else that didn't come
where its condition holds. The suspects are tried one after the other, the one that explains most
first, until little is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from katas.model import Answer, Failure, Outcome, Roll, Rulebook
from katas.proof.alone import Alone, alone, partly
from katas.proof.clearest import smallest
from katas.proof.conditions import Condition
from katas.proof.formulas import Formula
from katas.proof.near_misses import NearMiss
from katas.proof.overlooked import overlooked
from katas.proof.places import Place, places
from katas.proof.points import Points, bits, members, points_of
from katas.proof.proof import CategoryProof
from katas.proof.vectors import NoScore, Vectors
from katas.spec import Specification

MOST = 4
"""So many things are said about a category at most."""

CLOSE = 0.9
"""So much of the wrong answers somebody's rules have to give, to be called close."""

WORD = 0.015
UNSURE = 0.6
"""What an explanation loses for each condition that it needs, and for where it doesn't hold."""

FOREIGN = 0.05
"""What a known mistake loses that isn't one by these rules, but by others."""

PLAIN = ("dice", "pays")
"""Under these conditions alone are somebody's rules, or a known mistake, said to be behind."""

SURE = 0.6
"""So often an explanation has to hold to be told."""

TRIED = 300
"""A suspect is tried on so many wrong answers first."""

LEAST = 0.03
"""Who explains less of them than that is dropped."""

HOPES = 30
"""So many suspects are looked at closely."""

NARROW = 16
"""Of so many conditions, the narrowest, three are tried together."""

ONE = ord("1")

Either = tuple[tuple[Condition, ...], ...]
"""Conditions as they are said: any of some, each of which may be two together. () is always."""


@dataclass(frozen=True, slots=True)
class Behind:
    """What is behind some wrong answers.

    One of: `rules`, the rulebooks that give them; `near`, the known mistakes that do; `formula`,
    a way to reckon; `overlooked`, the dice that are not looked at; `part`, the only part of the
    dice that counts; `alone`, what sets of one face give; `places`, how
    often the dice count that lie there; `other`, the category that pays so; `off` or `times`, by how much it is wrong;
    `outcome`, what is no score at all; nothing of all that where only the `when` is known.
    `when` it shows, of the `among` rolls for which that holds; `rolls` counts them, `shows` is one.
    """

    rolls: int
    among: int
    shows: Roll
    when: Either = ()
    rules: tuple[str, ...] = ()
    near: tuple[NearMiss, ...] = ()
    formula: Formula | None = None
    overlooked: str = ""
    part: str = ""
    alone: tuple[Alone, ...] = ()
    places: tuple[Place, ...] = ()
    other: str = ""
    off: int = 0
    times: tuple[int, int] | None = None
    outcome: Outcome | None = None

    @property
    def unknown(self) -> bool:
        """Whether nothing at all was found out."""
        found = (
            self.rules,
            self.near,
            self.formula,
            self.overlooked,
            self.part,
            self.alone,
            self.places,
        )
        more = (self.other, self.off, self.times, self.outcome)
        return not (self.when or any(found) or any(more))

    @property
    def key(self) -> tuple[object, ...]:
        """What it has in common with the same in another category."""
        kind = None if self.outcome is None else kind_of(self.outcome)
        near = tuple(near.name for near in self.near)
        when = tuple(tuple(_said(condition) for condition in together) for together in self.when)
        formula = self.formula and _said(self.formula)
        habit = (formula, self.overlooked, self.part, self.other, self.off, self.times)
        return when, self.rules, near, habit, self.alone, self.places, kind, self.exact

    @property
    def exact(self) -> bool:
        """Whether it is behind all the rolls that it would be seen on."""
        return self.rolls == self.among


def _said(words: Condition | Formula) -> tuple[object, ...]:
    return words.key, *words.values.items()


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What was found out about one category.

    `follows` are the rulebooks whose answers these are on every roll. `behind` explains wrong
    answers, `left` counts those that nothing explains.
    """

    follows: tuple[str, ...]
    behind: tuple[Behind, ...] = ()
    left: int = 0


@dataclass(frozen=True, slots=True)
class Suspect:
    """Something that gives a value for every point; `says` makes it what is behind."""

    values: Sequence[int | None]
    cost: float
    says: Mapping[str, object] = field(default_factory=dict)

    @property
    def is_named(self) -> bool:
        """Whether it is somebody's rules, or a known mistake."""
        return "rules" in self.says or "near" in self.says


class Diagnosing:
    """Diagnoses the categories of one kata."""

    def __init__(self, spec: Specification, vectors: Vectors) -> None:
        self._spec = spec
        self._vectors = vectors

    def category(self, proof: CategoryProof) -> Diagnosis:
        """Find out what is behind the wrong answers of a category."""
        points = points_of(proof.dice, ordered=proof.purity.order is not None)
        follows = tuple(self._follows(proof))
        if not proof.wrong or proof.purity.again is not None:
            return Diagnosis(follows)  # what hangs on earlier calls says nothing of rules
        return Search(points, proof, list(self._suspects(points, proof))).diagnosis(follows)

    def _follows(self, proof: CategoryProof) -> Iterator[str]:
        """The rulebooks that give these answers on every roll that both know."""
        for name, rulebook in self._spec.rulebooks.items():
            cells = self._by(rulebook, proof)
            if cells and all(
                cell is None or cell == came for cell, came in zip(cells, proof.cells, strict=True)
            ):
                yield name

    def _by(self, rulebook: Rulebook, proof: CategoryProof) -> list[int | None]:
        """What a rulebook gives, None for numbers of dice that it doesn't know."""
        domain = points_of(proof.dice, ordered=True).domain
        known = [many for many in domain.dice if many in rulebook.dice]
        if proof.category not in rulebook.categories or not known:
            return []
        cells: list[int | None] = []
        for many in domain.dice:
            part = points_of((many,), ordered=True).domain
            cells += (
                self._vectors.rules(rulebook, proof.category, part)
                if many in known
                else [None] * len(part)
            )
        return cells

    def _suspects(self, points: Points, proof: CategoryProof) -> Iterator[Suspect]:
        """Everything that may be behind wrong answers, the likeliest first."""
        for name, rulebook in self._spec.rulebooks.items():
            if name != self._spec.rulebook.name and (cells := self._by(rulebook, proof)):
                yield Suspect(_of(points, cells), 0, {"rules": (name,)})
        own = self._spec.rulebook.name
        for near in self._vectors.near:
            if proof.category in near.categories:
                cells = self._near(near, proof)
                if points.ordered or _is_unordered(points, cells):
                    cost = 0 if own in near.breaks else FOREIGN
                    cost += 0 if near.kata == self._spec.kata.id else FOREIGN / 10
                    yield Suspect(_of(points, cells), cost, {"near": (near,)})
        for number, (formula, values) in enumerate(points.formulas):
            yield Suspect(values, 0.01 + number / 20_000, {"formula": formula})
        yield from self._overlooking(points, proof)
        yield from self._partly(points, proof)
        yield from self._others(points, proof)
        yield from _off(points, proof)

    def _near(self, near: NearMiss, proof: CategoryProof) -> list[int | None]:
        domain = points_of(proof.dice, ordered=True).domain
        cells: list[int | None] = []
        for many in domain.dice:
            known = self._vectors.near_miss(near, proof.category, many)
            cells += known if known is not None else [None] * len(domain.rolls[domain.span(many)])
        return cells

    def _overlooking(self, points: Points, proof: CategoryProof) -> Iterator[Suspect]:
        """What the rules give for fewer dice."""
        question = proof.question
        readings = {question.name: question.followed[0]} if question and question.followed else {}
        found = overlooked(self._spec.rulebook, proof.category, points, readings)
        for which, values in found:
            yield Suspect(values, 0.03, {"overlooked": which})

    def _partly(self, points: Points, proof: CategoryProof) -> Iterator[Suspect]:
        """What parts of the dice are worth, where each face counts for itself."""
        shapes = [proof.expected[at] for at in points.domain.sorted_at]
        for which, by_shape in partly(points.domain, shapes).items():
            values = points.domain.spread(by_shape) if points.ordered else by_shape
            yield Suspect(values, 0.01, {"part": which})

    def _others(self, points: Points, proof: CategoryProof) -> Iterator[Suspect]:
        """What the other categories pay."""
        rulebook = self._spec.rulebook
        for category in rulebook.categories:
            if category is not None and category != proof.category:
                cells = self._vectors.rules(rulebook, category, points.domain)
                yield Suspect(points.of(cells), 0.06, {"other": category})


def _is_unordered(points: Points, cells: Sequence[int | None]) -> bool:
    """Whether the same dice are answered the same, however they lie."""
    in_order = points.domain.spread([cells[at] for at in points.domain.sorted_at])
    return list(cells) == in_order


def _of(points: Points, cells: Sequence[int | None]) -> Sequence[int | None]:
    return cells if points.ordered else [cells[at] for at in points.domain.sorted_at]


def _off(points: Points, proof: CategoryProof) -> Iterator[Suspect]:
    """So much too many or too few, or so many times as much."""
    came, expected = points.of(proof.cells), points.of(proof.expected)
    pairs = [(a, b) for a, b in zip(came, expected, strict=True) if a != b and a > NoScore.NOTHING]
    for off in {a - b for a, b in pairs}:
        yield Suspect([value + off for value in expected], 0.1, {"off": off})
    sums = [sum(roll) for roll in points.rolls]
    added = [value + more if value else None for value, more in zip(expected, sums, strict=True)]
    yield Suspect(added, 0.08, {"formula": Formula("and-sum", _nothing)})
    for many, of in ((2, 1), (1, 2), (3, 2), (10, 1), (1, 10)):
        values = [value * many // of if value else None for value in expected]
        yield Suspect(values, 0.08, {"times": (many, of)})


def _never(_: object) -> bool:
    """Two conditions hang on the score that is expected, and are no matter of the dice alone."""
    return False


def _nothing(_: object) -> None:
    """What hangs on the score that is expected is no matter of the dice alone."""


class Search:
    """The search for what is behind the wrong answers of one category."""

    def __init__(self, points: Points, proof: CategoryProof, suspects: Sequence[Suspect]) -> None:
        self._points = points
        self._proof = proof
        self._came = points.of(proof.cells)
        self._expected = points.of(proof.expected)
        self._wrong = bits(a != b for a, b in zip(self._came, self._expected, strict=True))
        self._suspects = suspects
        pays = bits(value != 0 for value in self._expected)
        paying = [(Condition("pays", _never), pays)]
        paying.append((Condition("pays-not", _never), points.everywhere & ~pays))
        dice = [item for item in points.conditions if item[0].key == "dice"]
        self._conditions = [*dice, *paying, *points.conditions]
        self._scored = bits(cell > NoScore.NOTHING for cell in self._came)
        self._wrong_at = members(self._wrong)
        self._known: dict[int, tuple[int, int]] = {}

    def diagnosis(self, follows: tuple[str, ...]) -> Diagnosis:
        """Try suspects until little is left."""
        found, left = [], self._wrong
        named = self._best([item for item in self._suspects if item.is_named], left)
        if named and named[0].exact and not named[0].when and named[1] == left:
            found.append(named)
            left &= ~named[1]
        elif not self._points.ordered and (sets := self._alone()):
            found.append(self._everywhere({"alone": tuple(sets)}))
            left = 0
        for behind in self._no_scores(left):
            found.append(behind)
            left &= ~behind[1]
        if self._points.ordered and (found_places := self._places()):
            span = self._points.domain.span(max(self._points.domain.dice))
            where = left & (((1 << (span.stop - span.start)) - 1) << span.start)
            found.append((self._behind(where, where, (), {"places": tuple(found_places)}), where))
            left &= ~where
        while left and len(found) < MOST:
            best = self._best(self._suspects, left)
            if best is None:
                if not found:
                    found.append(self._unexplained(left))
                break
            found.append(best)
            left &= ~best[1]
        said = tuple(behind for behind, _ in found)
        return Diagnosis(follows, said, self._points.count(left))

    def _alone(self) -> list[Alone]:
        return alone(self._points.domain, self._came, self._expected)

    def _places(self) -> list[Place]:
        return places(self._points.domain, self._came, self._expected)

    def _everywhere(self, says: Mapping[str, object]) -> tuple[Behind, int]:
        """One thing is all that is wrong."""
        return self._behind(self._wrong, self._wrong, (), says), self._wrong

    def _no_scores(self, left: int) -> Iterator[tuple[Behind, int]]:
        """What is no score, by its kind, and what those rolls have in common."""
        kinds: dict[tuple[object, ...], list[int]] = {}
        odd = self._proof.odd
        at_rolls = range(len(self._came)) if self._points.ordered else self._points.domain.sorted_at
        for point, at in enumerate(at_rolls):
            if left >> point & 1 and at in odd:
                kinds.setdefault(kind_of(odd[at]), []).append(point)
        sets = {key: _set_of(found) for key, found in kinds.items()}
        every = sum(sets.values())
        for key, found in sorted(kinds.items(), key=lambda item: -len(item[1])):
            where = sets[key]
            when, holds = self._when(where, self._points.everywhere & ~(every & ~where))
            outcome = odd[at_rolls[found[0]]]
            yield self._behind(where, holds & ~(every & ~where), when, {"outcome": outcome}), where

    def _best(self, suspects: Sequence[Suspect], left: int) -> tuple[Behind, int] | None:
        """The suspect that explains most of what is left, plainly; None if none explains much."""
        whole = self._points.count(left)
        best: tuple[float, Behind, int] | None = None
        for hope, suspect in self._hopes(suspects, left):
            if best is not None and hope < best[0]:
                break  # not even without any condition
            differs, agrees = self._compared(suspect)
            when, holds = self._when(agrees, differs)
            claims, seen = holds & differs, holds & agrees
            if not seen:
                continue
            share = self._points.count(seen & left) / whole
            sure = self._points.count(seen) / self._points.count(claims)
            words = sum(len(together) for together in when) * (3 if suspect.is_named else 1)
            worth = share - suspect.cost - WORD * words - UNSURE * (1 - sure)
            if sure < (CLOSE if suspect.is_named and not when else SURE):
                continue
            if suspect.is_named and not _is_plain(when):
                continue
            if best is None or worth > best[0]:
                best = worth, self._behind(seen, claims, when, suspect.says), seen
            elif worth == best[0] and when == best[1].when:
                best = worth, _tied(best[1], suspect), best[2]
        return best and (best[1], best[2])

    def _hopes(self, suspects: Sequence[Suspect], left: int) -> list[tuple[float, Suspect]]:
        """The suspects that explain anything worth speaking of, with how much at most."""
        at = members(left)
        some = at[:: max(len(at) // TRIED, 1)]
        hopes = []
        for suspect in suspects:
            values = suspect.values
            share = sum(values[index] == self._came[index] for index in some) / len(some)
            if share > LEAST:
                hopes.append((share + LEAST - suspect.cost, suspect))
        hopes.sort(key=lambda hope: -hope[0])
        return hopes[:HOPES]

    def _compared(self, suspect: Suspect) -> tuple[int, int]:
        """Where a suspect gives something else than the rules, and where just that came."""
        known = self._known.get(id(suspect))
        if known is None:
            values = suspect.values
            agrees = 0
            flags = bytearray(b"0" * len(values))
            for index in self._wrong_at:
                if values[index] == self._came[index]:
                    flags[-1 - index] = ONE
            agrees = int(flags, 2)
            differs = bits(
                value is not None and value != wanted
                for value, wanted in zip(values, self._expected, strict=True)
            )
            known = self._known[id(suspect)] = differs & (self._scored | agrees), agrees
        return known

    def _when(self, agrees: int, differs: int) -> tuple[Either, int]:
        """When it shows: the plainest condition with just these points among those that differ."""
        if agrees == differs:
            return (), self._points.everywhere
        for condition, holds in self._conditions:
            if holds & differs == agrees:
                return ((condition,),), holds
        around = [(item, holds) for item, holds in self._conditions if not agrees & ~holds]
        for (one, holds), (other, also) in combinations(around, 2):
            if holds & also & differs == agrees:
                return ((one, other),), holds & also
        narrow = sorted(around, key=lambda item: (item[1] & differs).bit_count())[:NARROW]
        for (one, holds), (other, also), (third, too) in combinations(narrow, 3):
            if holds & also & too & differs == agrees:
                return ((one, other, third),), holds & also & too
        return self._any_of(agrees, differs) or self._around(agrees, differs, around)

    def _any_of(self, agrees: int, differs: int) -> tuple[Either, int] | None:
        """Some conditions, any of which will do; None if more than three are needed."""
        within = [
            (item, holds)
            for item, holds in self._conditions
            if holds & differs and not holds & differs & ~agrees
        ]
        left, all_of = agrees, 0
        chosen: list[tuple[Condition, ...]] = []
        while left and len(chosen) < 3 and within:
            item, holds = max(within, key=lambda pair: (pair[1] & left).bit_count())
            if not holds & left:
                return None
            chosen.append((item,))
            all_of |= holds
            left &= ~holds
        return (tuple(chosen), all_of) if chosen and not left else None

    def _around(
        self, agrees: int, differs: int, around: Sequence[tuple[Condition, int]]
    ) -> tuple[Either, int]:
        """The narrowest condition around, which holds for some others too."""
        narrowest: tuple[Either, int] = (), self._points.everywhere
        least = differs.bit_count()
        for item, holds in around:
            if (many := (holds & differs).bit_count()) < least:
                narrowest, least = (((item,),), holds), many
        for (one, holds), (other, also) in combinations(around, 2):
            if (many := (holds & also & differs).bit_count()) < least * 0.7:
                narrowest, least = (((one, other),), holds & also), many
        return narrowest

    def _unexplained(self, left: int) -> tuple[Behind, int]:
        """Wrong answers that no suspect gives: at least what their rolls have in common."""
        when, holds = self._when(left, self._points.everywhere)
        return self._behind(left, holds, when, {}), left

    def _behind(self, agrees: int, claims: int, when: Either, says: Mapping[str, object]) -> Behind:
        domain = self._points.domain
        found = members(agrees)
        rolls = found if self._points.ordered else [domain.sorted_at[at] for at in found]
        shows = domain.rolls[smallest(rolls, domain)]
        count = self._points.count
        return Behind(count(agrees), count(claims), shows, when, **says)  # type: ignore[arg-type]  # the suspect's own fields


def _is_plain(when: Either) -> bool:
    return len(when) < 2 and all(item.key in PLAIN for together in when for item in together)


def _set_of(points: Sequence[int]) -> int:
    """The set of some points."""
    flags = bytearray(b"0" * (points[-1] + 1))
    for point in points:
        flags[-1 - point] = ONE
    return int(flags, 2)


def _tied(behind: Behind, suspect: Suspect) -> Behind:
    """The same explained by one more: ties are said as ties."""
    rules, near = suspect.says.get("rules", ()), suspect.says.get("near", ())
    return replace(behind, rules=behind.rules + rules, near=behind.near + near)  # type: ignore[operator]


def kind_of(outcome: Outcome) -> tuple[object, ...]:
    """What is no score, by its kind."""
    if isinstance(outcome, Failure):
        return outcome.verdict, outcome.kind
    assert isinstance(outcome, Answer), "the only other outcome"
    return ("answer", outcome.kind)
