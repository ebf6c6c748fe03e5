"""Finds the kata that code answers, where nobody has said which it is: by every roll there is."""

from __future__ import annotations

from collections.abc import Iterator

from katas.catalog import Kata, Shelf, fold
from katas.errors import UsageError
from katas.plug import Call, Host, Solution
from katas.proof.domain import domain_of
from katas.proof.vectors import Vectors, cells_of
from katas.records import dataclass
from katas.spec import Specification, guess, open_specification, replay, transcript


@dataclass(frozen=True, slots=True)
class Likeness:
    """How well a solution answers a kata.

    `right` is the share of its rolls that are answered by its rules, `passing` that of its
    examples that pass.
    """

    spec: Specification
    solution: Solution
    right: float
    passing: float

    @property
    def rank(self) -> tuple[float, float]:
        """The more, the better it is answered."""
        return self.right, self.passing


def recognised(shelf: Shelf, host: Host) -> tuple[Specification, Solution, list[str]]:
    """The kata that a solution answers best, with it plugged in; and those it answers as well.

    That is the one by whose rules most of its rolls are right; where they are as many, the one
    with the most examples that pass.

    Raises UsageError if it looks like no kata.
    """
    guessed, _ = guess(shelf, host)  # says what was looked for, if it is none at all
    found = sorted(_likenesses(shelf, host), key=lambda item: item.rank, reverse=True)
    if not found:
        return guessed, guessed.plug(host), []
    best = found[0]
    as_well = [item.spec.kata.id for item in found[1:] if item.rank == best.rank]
    return best.spec, best.solution, as_well


def _likenesses(shelf: Shelf, host: Host) -> Iterator[Likeness]:
    """How well each kata is answered that a solution looks like one of."""
    known: Known = {}
    for kata in shelf.katas.values():
        spec = open_specification(shelf, kata)
        try:
            solution = spec.plug(host)
        except UsageError:
            continue  # nothing there looks like it
        if solution.binding.sure:
            right = _right(spec, solution, known)
            if spec.kata.asks_for_a_game and solution.binding.not_in_the_game:
                right *= WITHOUT_GAME
            right *= 1 - OTHER_NAMES * (1 - _named(spec, solution))
            yield Likeness(spec, solution, right, _passing(spec, solution))


WITHOUT_GAME = 0.9
"""What is right of a kata that asks for a whole game counts so much where there is none."""

OTHER_NAMES = 0.1
"""So much of it is lost where nothing is called as the document has it."""

Known = dict[tuple[Call, tuple[int, ...]], list[int]]
"""What came of a call on every roll of some dice: katas have most of their calls in common."""


def _right(spec: Specification, solution: Solution, known: Known) -> float:
    """The share of rolls that are answered by any reading; of what isn't there none is.

    Those with the most dice: code for fewer may still be to come.
    """
    vectors = Vectors(spec.shelf, spec.kata.family)
    many = (max(spec.rulebook.dice),)
    domain, calls = domain_of(many), solution.binding.calls
    new = [category for category, call in calls.items() if (call, many) not in known]
    for category, batch in solution.perform_many(new, domain.rolls).items():
        known[calls[category], many] = cells_of(batch)
    right = 0
    for category, call in calls.items():
        came = known[call, many]
        question = spec.kata.question_about(category)
        readings = [{question.name: item.name} for item in question.readings] if question else [{}]
        by_any = [vectors.rules(spec.rulebook, category, domain, item) for item in readings]
        right += max(sum(a == b for a, b in zip(came, cells, strict=True)) for cells in by_any)
    return right / (len(spec.rulebook.categories) * len(domain))


def _named(spec: Specification, solution: Solution) -> float:
    """The share of calls that have the document's own name of their category, in its language."""
    calls = {name: fold(str(call)) for name, call in solution.binding.calls.items()}
    named = [fold(spec.category_name(category)) in text for category, text in calls.items()]
    return sum(named) / len(named) if named else 0.0


def _passing(spec: Specification, solution: Solution) -> float:
    """The share of a kata's own examples that pass."""
    asked = [item for item in transcript(spec) if not _is_stretch(spec.kata, item.feature)]
    return sum(result.passed for result in replay(asked, solution)) / len(asked)


def _is_stretch(kata: Kata, feature: str) -> bool:
    name = feature.rpartition("/")[2].removesuffix(".feature")
    return any(stage.stretch and name in stage.features for stage in kata.stages)
