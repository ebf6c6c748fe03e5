"""A solution plugged in: asked for an operation, it gives an outcome, whatever its shape."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing

from katas.catalog import Vocabulary
from katas.model import Answer, Failure, Keeper, Operation, Outcome, Roll, Score, Verdict
from katas.plug.binding.call import Binding
from katas.plug.hosts.port import Batch, Host
from katas.records import dataclass, replace


@dataclass(frozen=True, slots=True)
class Solution:
    """A host, and how each operation is called on it.

    `refused` is the score by which it says that it refuses a roll, where it has one.
    """

    host: Host
    binding: Binding
    vocabulary: Vocabulary
    refused: int | None = None

    @property
    def name(self) -> str:
        """What people call it: its file's name."""
        return self.host.name

    def carry_out(self, operations: Iterable[Operation]) -> list[Outcome]:
        """Carry out the operations of one example; the moves among them in one game."""
        operations = list(operations)
        if all(isinstance(operation, Score) for operation in operations):
            return [self.perform(score) for score in operations if isinstance(score, Score)]
        with closing(self.table()) as table:
            return [
                self.perform(operation) if isinstance(operation, Score) else table.do(operation)
                for operation in operations
            ]

    def table(self) -> Keeper:
        """A table to play one game after another at."""
        from katas.plug.playing.calls import NO_GAME  # noqa: PLC0415  # most runs score rolls only
        from katas.plug.playing.table import Table  # noqa: PLC0415  # and the same

        return Table(self.host, self.binding.game or NO_GAME, self.vocabulary)

    def perform(self, operation: Score) -> Outcome:
        """Score one roll."""
        call = self.binding.calls.get(operation.category)
        if call is None:
            missing = self.binding.missing.get(operation.category, "")
            return Failure(Verdict.NOT_THERE, "", str(missing))
        return self._told(call.on_host(self.host, operation.roll))

    def perform_many(
        self, categories: Sequence[str | None], rolls: Sequence[Roll]
    ) -> Mapping[str | None, Batch]:
        """Score each roll in each of some categories that are there, in one request."""
        calls = [self.binding.calls[category].steps for category in categories]
        batches = self.host.call_many(calls, rolls)
        return dict(zip(categories, map(self._all_told, batches), strict=True))

    def perform_again(self, category: str | None, rolls: Sequence[Roll]) -> Sequence[Outcome]:
        """Score rolls one after the other on one object, where the category has one.

        An object that is made of its dice scores each of them twice; the second counts.
        """
        call = self.binding.calls[category]
        return [self._told(outcome) for outcome in call.on_one_object(self.host, rolls)]

    def _all_told(self, batch: Batch) -> Batch:
        """What came of many rolls, as the solution means it."""
        if self.refused is None or self.refused not in batch.scores:
            return batch
        refusal = Failure(Verdict.RAISED, "refused", str(self.refused))
        odd = {index: refusal for index, score in enumerate(batch.scores) if score == self.refused}
        scores = [None if score == self.refused else score for score in batch.scores]
        return replace(batch, scores=scores, odd={**batch.odd, **odd})

    def _told(self, outcome: Outcome) -> Outcome:
        """What came, as the solution means it."""
        if not isinstance(outcome, Answer):
            return outcome
        if self.refused is not None:
            if outcome.score != self.refused:
                return outcome
            return Failure(Verdict.RAISED, "refused", outcome.shown, outcome.printed, outcome.place)
        return outcome if self.binding.refuses else replace(outcome, could_refuse=False)

    def close(self) -> None:
        """Leave nothing behind."""
        self.host.close()
