"""The search for what is behind the wrong answers of one category.

Everything that may be is a *suspect*: it gives something for every point. It is behind a set of
wrong answers if it gives just these, and nothing else that didn't come where its condition holds.
The one that explains most, and most plainly, is told first; then the next, until little is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from operator import eq, is_not, ne

from katas.model import Outcome, Verdict
from katas.proof.clearest import smallest
from katas.proof.diagnosing.alone import alone
from katas.proof.diagnosing.causes import (
    Behind,
    Cause,
    Known,
    NoAnswer,
    Places,
    Rules,
    Sets,
    Unknown,
    When,
)
from katas.proof.diagnosing.places import places
from katas.proof.diagnosing.points import Points, bits, members, set_of
from katas.proof.diagnosing.when import Conditions
from katas.proof.proof import CategoryProof
from katas.proof.vectors import NoScore
from katas.records import dataclass, replace

MOST = 4
"""So many things are said about a category at most."""

WORD = 0.015
UNSURE = 0.6
"""What an explanation loses for each condition that it needs, and for where it doesn't hold."""

NAMED = 3
"""A condition is so many times as dear for somebody's rules, or a known mistake."""

PLAIN = ("dice", "pays")
"""The only conditions under which these are told."""

SURE = 0.6
CLOSE = 0.9
"""So often an explanation has to hold to be told; and somebody's rules, to be called close."""

TRIED = 300
"""A suspect is tried on so many wrong answers first."""

LEAST = 0.03
"""Who explains less of them than that is dropped."""

HOPES = 30
"""So many suspects are looked at closely."""

Found = tuple[Behind, int]
"""What is behind a set of points, and the set."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A suspect that explains what it gives `when` something holds.

    `claims` is where it would be seen then, `seen` where it is.
    """

    cause: Cause
    when: When
    claims: int
    seen: int


@dataclass(frozen=True, slots=True)
class Suspect:
    """Something that gives a value for every point; the plainest costs least."""

    values: Sequence[int | None]
    cost: float
    cause: Cause

    @property
    def is_named(self) -> bool:
        """Whether it is somebody's rules, or a known mistake."""
        return isinstance(self.cause, (Rules, Known))


class Search:
    """One category, its wrong answers, and all the suspects."""

    def __init__(self, points: Points, proof: CategoryProof, suspects: Sequence[Suspect]) -> None:
        self._points = points
        self._odd = proof.odd
        self._came = points.of(proof.cells)
        self._expected = points.of(proof.expected)
        self._wrong = bits(map(ne, self._came, self._expected))
        self._scored = bits(map(int(NoScore.NOTHING).__lt__, self._came))
        self._suspects = suspects
        self._conditions = Conditions(points, self._expected)
        self._known: dict[int, tuple[int, int]] = {}

    def found(self) -> tuple[list[Behind], int]:
        """What is behind the wrong answers, and how many rolls nothing explains."""
        found: list[Found] = []
        left = self._wrong
        for look in (self._whole, self._no_scores, self._by_place, self._one_by_one):
            if not left:
                break  # or of the rolls that count here none is wrong: their order wasn't asked
            for behind, where in look(left, len(found)):
                found.append((behind, where))
                left &= ~where
        return [behind for behind, _ in found], self._points.count(left)

    def _whole(self, left: int, _: int) -> Iterator[Found]:
        """One thing that is all: somebody's rules, a known mistake, or sets of one face."""
        named = self._best([item for item in self._suspects if item.is_named], left)
        if named and named[0].exact and not named[0].when and named[1] == left:
            yield named
        elif not self._points.ordered:
            sets = alone(self._points.domain, self._came, self._expected)
            if sets:
                yield self._behind(Sets(tuple(sets)), left, left), left

    def _no_scores(self, left: int, _: int) -> Iterator[Found]:
        """What is no score, by its kind, and what those rolls have in common."""
        if not self._odd:
            return
        kinds: dict[tuple[object, ...], list[int]] = {}
        outcomes: dict[tuple[object, ...], Outcome] = {}
        at_rolls = range(len(self._came)) if self._points.ordered else self._points.domain.sorted_at
        for point in members(left):
            outcome = self._odd.get(at_rolls[point])
            if outcome is not None:
                kind = NoAnswer(outcome).kind
                kinds.setdefault(kind, []).append(point)
                outcomes.setdefault(kind, outcome)
        sets = {kind: set_of(found) for kind, found in kinds.items()}
        every = sum(sets.values())
        # What was not asked comes last: something else is why.
        order = sorted(kinds, key=lambda kind: (kind[0] is Verdict.NOT_RUN, -len(kinds[kind])))
        for kind in order:
            where = sets[kind]
            others = every & ~where
            when, holds = self._conditions.when(where, self._points.everywhere & ~others)
            yield self._behind(NoAnswer(outcomes[kind]), where, holds & ~others, when), where

    def _by_place(self, left: int, _: int) -> Iterator[Found]:
        """Dice that count by their places, of the rolls with the most dice."""
        domain = self._points.domain
        if left and self._points.ordered:
            found = places(domain, self._came, self._expected)
            span = domain.span(max(domain.dice))
            where = left & (((1 << (span.stop - span.start)) - 1) << span.start)
            if found and where:
                yield self._behind(Places(tuple(found)), where, where), where

    def _one_by_one(self, left: int, told: int) -> Iterator[Found]:
        """The suspect that explains most, then the next; else what those rolls have in common."""
        for number in range(told, MOST):
            best = self._best(self._suspects, left) if left else None
            if best is None:
                if left and number == 0:
                    when, holds = self._conditions.when(left, self._points.everywhere)
                    yield self._behind(Unknown(), left, holds, when), left if when else 0
                return
            yield best
            left &= ~best[1]

    def _best(self, suspects: Sequence[Suspect], left: int) -> Found | None:
        """The suspect that explains most of what is left, plainly; None if none explains much."""
        whole = self._points.count(left)
        best: tuple[float, Explained] | None = None
        for hope, suspect in self._hopes(suspects, left):
            if best is not None and hope < best[0]:
                break  # not even without any condition
            differs, agrees = self._compared(suspect)
            worth = self._points.count(agrees & left) / whole - suspect.cost
            if best is not None and worth < best[0]:
                continue  # as little; and to look for a condition takes time
            when, holds = self._conditions.when(agrees, differs)
            claims = holds & differs
            sure = self._points.count(agrees) / max(self._points.count(claims), 1)
            if not self._may_be_told(suspect, when, sure):
                continue
            words = sum(map(len, when)) * (NAMED if suspect.is_named else 1)
            worth = worth - WORD * words - UNSURE * (1 - sure)
            if best is None or worth > best[0]:
                best = worth, Explained(suspect.cause, when, claims, agrees)
            elif worth == best[0] and when == best[1].when:
                best = worth, replace(best[1], cause=_both(best[1].cause, suspect.cause))
        if best is None:
            return None
        told = best[1]
        return self._behind(told.cause, told.seen, told.claims, told.when), told.seen

    @staticmethod
    def _may_be_told(suspect: Suspect, when: When, sure: float) -> bool:
        """Whether an explanation holds often enough, and isn't bent to fit."""
        if not suspect.is_named:
            return sure >= SURE
        plain = len(when) < 2 and all(item.key in PLAIN for together in when for item in together)
        return plain and sure >= CLOSE

    def _hopes(self, suspects: Sequence[Suspect], left: int) -> list[tuple[float, Suspect]]:
        """The suspects that explain anything worth speaking of, with how much at most."""
        at = members(left)
        some = at[:: max(len(at) // TRIED, 1)]
        came = [self._came[point] for point in some]
        hopes = []
        for suspect in suspects:
            share = sum(map(eq, map(suspect.values.__getitem__, some), came)) / len(some)
            if share > LEAST:
                hopes.append((share + LEAST - suspect.cost, suspect))
        hopes.sort(key=lambda hope: -hope[0])
        return hopes[:HOPES]

    def _compared(self, suspect: Suspect) -> tuple[int, int]:
        """Where a suspect gives something else than the rules, and where just that came.

        Where no score came it is asked nothing, unless it gives that as well.
        """
        known = self._known.get(id(suspect))
        if known is None:
            values = suspect.values
            agrees = self._wrong & bits(map(eq, values, self._came))
            differs = bits(map(ne, values, self._expected))
            if None in values:
                differs &= bits(map(is_not, values, repeat(None)))
            known = self._known[id(suspect)] = differs & (self._scored | agrees), agrees
        return known

    def _behind(self, cause: Cause, seen: int, claims: int, when: When = ()) -> Behind:
        domain = self._points.domain
        found = members(seen)
        rolls = found if self._points.ordered else [domain.sorted_at[at] for at in found]
        shows = domain.rolls[smallest(rolls, domain)]
        count = self._points.count
        return Behind(cause, count(seen), count(claims), shows, when)


def _both(cause: Cause, other: Cause) -> Cause:
    """The same explained by one more: ties are said as ties."""
    if isinstance(cause, Rules) and isinstance(other, Rules):
        return Rules(cause.names + other.names)
    if isinstance(cause, Known) and isinstance(other, Known):
        return Known(cause.near + other.near)
    return cause
