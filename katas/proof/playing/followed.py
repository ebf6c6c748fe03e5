"""Which reading of an open question a game follows, as far as its placed rolls tell."""

from katas.model import Accepted, Answer, Ask, Outcome, Place, Question, Readings
from katas.spec import OwnTable, Specification


class Unsettled(Accepted):
    """An answer that fits no reading there is: to discuss, and nothing to go on with."""


class Followed:
    """The readings of one game; `announced` ones were written down before.

    `readings` has for each question that was met one that fits all answers so far, for our own
    rules to go by.
    """

    def __init__(self, spec: Specification, announced: Readings) -> None:
        self._spec = spec
        self._announced = announced
        self._left: dict[str, list[str]] = {}
        self.readings = dict(announced)

    def fits(self, own: OwnTable, move: Place, answer: Outcome) -> bool:
        """Note which readings an answer leaves; False where it fits none at all.

        An answer that fits one only that earlier answers have ruled out mixes them: our own
        rules keep to the earlier ones, and differ.
        """
        question = self._spec.kata.question_about(move.category)
        if question is None or question.name in self._announced or own.game is None:
            return True
        roll = own.game.do(Ask("roll"))
        if not isinstance(answer, Answer) or not isinstance(roll, tuple) or not roll:
            return True
        scores = self._scores(question, roll, move.category)
        fitting = [name for name, score in scores.items() if score == answer.data]
        left = self._left.setdefault(question.name, list(scores))
        kept = [name for name in left if name in fitting]
        if kept:
            self._left[question.name] = kept
            self.readings[question.name] = kept[0]
        return bool(fitting) or len(set(scores.values())) == 1

    def _scores(self, question: Question, roll: tuple[int, ...], category: str) -> dict[str, int]:
        """What each reading gives."""
        names = [reading.name for reading in question.readings]
        explain = self._spec.rulebook.explain
        return {name: explain(roll, category, {question.name: name}).score for name in names}
