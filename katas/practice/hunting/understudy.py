"""Who plays the part of the learner's code during a run: our rules, a near miss, other rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial

from katas.model import FACES, Readings, Roll
from katas.plug import InProcess, Limits, Solution
from katas.plug.resident.batches import Found, scorer
from katas.plug.resident.loading import load
from katas.plug.resident.work import followed
from katas.practice.hunting.rivals import Mistake, Rival
from katas.proof import NearMiss
from katas.spec import Specification, open_specification

Scorer = Callable[[Sequence[int]], object]
"""Gives whatever a near miss gives for a list of dice."""


class Understudy:
    """Answers as the rules have it, by some readings; where it is to make a mistake, as that does.

    A near miss answers with what it really returns or raises, and may change the list it is given.
    """

    def __init__(
        self,
        spec: Specification,
        readings: Readings,
        mistake: Mistake | None = None,
        *,
        refuses: bool = False,
    ) -> None:
        self.spec = spec
        self.readings = readings
        self.near = mistake if isinstance(mistake, NearMiss) else None
        self.rival = mistake if isinstance(mistake, Rival) else None
        self._refuses = refuses
        self._known: dict[tuple[str | None, Roll], int] = {}

    def rehearse(self) -> None:
        """Load what is needed, before anybody looks on."""
        _ = self.near_solution, self._scorers if self.near and self.near.categories else None

    def knows(self, category: str | None, roll: Roll) -> bool:
        """Whether this is asked of the kata at all: so many dice, with faces that there are."""
        rules = self.spec.rulebook
        there = all(face in FACES for face in roll)
        return there and len(roll) in rules.dice and category in rules.categories

    def refuses(self, roll: Roll) -> bool:
        """Whether the kata wants a roll refused, for its number of dice."""
        return self._refuses and len(roll) not in self.spec.rulebook.dice

    def answer(self, category: str | None, dice: Sequence[int]) -> object:
        """Score dice that are known: a score, or whatever a near miss gives instead.

        Raises whatever a near miss raises.
        """
        if self.is_wrong_in(category, len(dice)):
            return self._scorers[category](dice if type(dice) is list else list(dice))
        return self.points(category, tuple(dice))

    @property
    def near_parts(self) -> Sequence[str]:
        """The parts of a whole game that a near miss gets wrong."""
        return () if self.near is None else self.near.parts

    def is_wrong_in(self, category: str | None, many: int) -> bool:
        """Whether there is a near miss that scores so many dice in a category."""
        near = self.near
        return near is not None and category in near.categories and many in self._near_dice

    def points(self, category: str | None, roll: Roll) -> int:
        """What a roll is worth by the rules; in a category of the others', by theirs."""
        key = category, tuple(sorted(roll))
        if key not in self._known:
            book, readings = self.spec.rulebook, self.readings
            if self.rival is not None and category == self.rival.category:
                theirs = self.spec.rulebooks[self.rival.rulebooks[0]]
                if len(roll) in theirs.dice:
                    book, readings = theirs, {}
            self._known[key] = book.explain(key[1], category, readings).score
        return self._known[key]

    @cached_property
    def near_solution(self) -> Solution | None:
        """The near miss, plugged into the kata that it would solve."""
        if self.near is None:
            return None
        shelf = self.spec.shelf
        kata = shelf.find(self.near.kata)
        opened = self.spec if kata.id == self.spec.kata.id else open_specification(shelf, kata)
        # It is ours, and may take its time: whoever hunts looks at the clock.
        return opened.plug(InProcess(self.near.file, limits=Limits(None, None)))

    @cached_property
    def _near_dice(self) -> Sequence[int]:
        """The numbers of dice that the near miss knows."""
        assert self.near is not None, "nothing is scored by it otherwise"
        return self.spec.rulebooks[self.spec.shelf.find(self.near.kata).rulebook].dice

    @cached_property
    def _scorers(self) -> Mapping[str | None, Scorer]:
        """What the near miss gets wrong, each by its bare function."""
        if self.near is None or self.near_solution is None:
            return {}
        calls = self.near_solution.binding.calls
        found: Found = partial(followed, load(self.near.file).module)
        if self.near.impurity == "state":
            found = _once(found)
        return {
            category: scorer([step.as_data() for step in calls[category].steps], found)
            for category in self.near.categories
        }


def _once(found: Found) -> Found:
    """What makes each object once: it goes on with what it remembers."""
    kept: dict[tuple[str, ...], object] = {}

    def find(path: Sequence[str]) -> Callable[..., object]:
        make = found(path)

        def give(*given: object) -> object:
            key = tuple(path)
            if key not in kept:
                kept[key] = make(*given)
            return kept[key]

        return give if isinstance(make, type) else make

    return find
