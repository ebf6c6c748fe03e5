"""Tells how a game went otherwise than expected: what was looked at, what came."""

from collections.abc import Mapping, Sequence
from typing import Any

from katas.model import (
    GAME,
    GAME_PARTS,
    Answer,
    Answered,
    AsBefore,
    Ask,
    Begin,
    Course,
    Expected,
    Failure,
    Gives,
    Move,
    Outcome,
    Place,
    Refused,
    Result,
    Verdict,
    show_roll,
)
from katas.plug import HANDED, Binding
from katas.spec.no_answer import NoAnswerWords
from katas.spec.specification import Specification
from katas.spec.story import story, tell_move
from katas.spec.told import joined, phrases


class GameTeller:
    """Tells the moves of one kata's games, in the language of its rulebook."""

    def __init__(self, spec: Specification) -> None:
        self._spec = spec
        self._all: Mapping[str, Any] = phrases(spec.rulebook.language)
        self._says: Mapping[str, Any] = self._all["game"]
        self._nothing = NoAnswerWords(self._all)

    def story(self, result: Result) -> tuple[str, ...]:
        """The game up to the move that decided, a line a go."""
        return story(self._spec, result.example.moves[: len(result.outcomes)])

    def expected(self, course: Course, result: Result) -> tuple[str, str]:
        """What was expected of the move that decided, and what it is about."""
        outcomes = result.outcomes
        move, wanted = deciding(course, result.example.moves, outcomes)
        match wanted:
            case Refused(why=why):
                return self._all["refusal"], ": ".join(filter(None, (self.in_words(move), why)))
            case Answered():
                return self._wanted(move), self.about(move)
            case Gives(value=value):
                return self._shown(value, outcomes[-1]), self.about(move)
            case AsBefore(index=index):
                before = outcomes[index]
                value = before.data if isinstance(before, Answer) else None
                why = self._says["as-before"].format(about=self.about(move))
                return self._shown(value, outcomes[-1]), why
        return str(self._says["allowed"]), self.in_words(move)

    def in_words(self, move: Move) -> str:
        """What a player does, or what is looked at; nothing for the beginning."""
        if isinstance(move, (Ask, Begin)):
            return self.about(move)
        return tell_move(self._spec, move)

    def about(self, move: Move) -> str:
        """What is looked at."""
        if isinstance(move, Ask):
            words: str = self._says[move.what]
            return words.format(player=move.player)
        return str(self._says["worth"]) if isinstance(move, Place) else ""

    def got(self, course: Course, result: Result) -> tuple[str, str]:
        """What came of it, and in which way it isn't what was wanted."""
        move, wanted = deciding(course, result.example.moves, result.outcomes)
        outcome = result.outcomes[-1]
        if isinstance(outcome, Failure):
            return self._nothing.failed(outcome, self._says["no-answer"])
        if isinstance(wanted, Refused):
            told = isinstance(move, Ask)
            came = self._shown(outcome.data, None) if told else self._says["went-through"]
            return came, self._all["no-refusal"]
        if result.verdict is Verdict.NOT_A_SCORE:
            return outcome.shown, self._not_of_the_kind(move, outcome)
        value = wanted.value if isinstance(wanted, Gives) else None
        return self._shown(outcome.data, value), ""

    def add(self, part: str | None, binding: Binding) -> str:
        """What to add for a part of the contract that isn't there; empty if it says so itself.

        Where there is a game, it scores rolls as well, once they can be placed there.
        """
        missing = binding.lacking(part)
        if part not in GAME_PARTS:
            begun = binding.game is not None and "game.place" in binding.not_in_the_game
            return str(self._says["scores"]) if begun and not binding.calls else ""
        if missing is None or not missing.line:  # it is there, and something is wrong with it
            return ""
        if part == GAME:
            return str(self._says["begin"])
        name, handed = str(part).rpartition(".")[2], HANDED.get(str(part), "")
        words: str = self._says["add"]
        called = self._says["called"].get(name, "")
        return words.format(part=f"{name}({handed})" if handed else name, called=called)

    def _not_of_the_kind(self, move: Move, outcome: Answer) -> str:
        if outcome.is_nothing:
            return self._nothing.silent(outcome)
        words: str = self._says["of-kind"]
        return words.format(kind=outcome.kind, wanted=self._wanted(move))

    def _wanted(self, move: Move) -> str:
        """Which kind of answer a move gives."""
        kind = move.what if isinstance(move, Ask) else "total"
        words: str = self._says["wanted"][WANTED.get(kind, "number")]
        return words

    def _shown(self, value: object, beside: object) -> str:
        """A value as people write it; of two cards only the rows that differ."""
        other = beside.data if isinstance(beside, Answer) else beside
        match value:
            case bool():
                return str(self._says["yes" if value else "no"])
            case dict():
                return self._card(value, other if isinstance(other, dict) else {})
            case tuple() if all(isinstance(item, int) for item in value) and value:
                return show_roll(value)
            case tuple() | None:
                return joined(value, self._all["and"]) if value else str(self._says["nothing"])
        return str(value)

    def _card(self, card: Mapping[str, int], other: Mapping[str, int]) -> str:
        differ = {name: points for name, points in card.items() if other.get(name) != points}
        rows = [f"{self._spec.category_name(name)} {points}" for name, points in differ.items()]
        return ", ".join(rows) or str(self._says["nothing-more" if card else "nothing"])


WANTED = {
    "roll": "faces",
    "player": "name",
    "over": "yes-or-no",
    "points": "card",
    "winners": "names",
}
"""What is wanted of an answer, by what is asked."""


def deciding(
    course: Course, moves: Sequence[Move], outcomes: Sequence[Outcome]
) -> tuple[Move, Expected]:
    """The move that decided, and what was expected of it."""
    index = len(outcomes) - 1
    return moves[index], course.expected[index]
