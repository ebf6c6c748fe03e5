"""A game at the terminal: we throw the dice, the players decide, somebody's code keeps the card."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from katas.model import (
    FACES,
    Answer,
    Ask,
    Begin,
    Failure,
    Hold,
    Keeper,
    Move,
    Place,
    Roll,
    Throw,
    Verdict,
    show_roll,
)
from katas.practice.card import Card
from katas.spec import OwnTable, Specification, phrases

PLACES = re.compile(r"(?:[\d ,]|and|og)*")
"""What dice are named by: `1 4`, `1,4`, `14` or `1 and 4`; a range it is not."""


class NobodyThere(Exception):
    """The end of what was typed: the players have gone."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where the game is played. `ask` gives a line that was typed.

    `ask` raises NobodyThere where there is no more.
    """

    say: Callable[[str], None]
    ask: Callable[[str], str]


class CantGoOn(Exception):
    """The code that keeps the card refuses what the rules allow, or fails; the message says how."""


class Play:
    """One game of some players."""

    def __init__(
        self,
        spec: Specification,
        keeper: Keeper,
        begin: Begin,
        chance: Random,
        terminal: Terminal,
    ) -> None:
        self._spec = spec
        self._keeper = keeper
        self._begin = begin
        self._chance = chance
        self._say, self._ask = terminal.say, terminal.ask
        self._own = OwnTable(spec)
        self._words: Mapping[str, Any] = phrases(spec.rulebook.language)["play"]
        self._card = Card(spec, begin.players, self._words)
        self._categories = [name for name in spec.rulebook.categories if name is not None]

    def play(self) -> bool:
        """Play to the end; False where the code that keeps the card can't go on."""
        try:
            self._must(self._begin)
            while not self._looked("over"):
                self._go()
            self._show_card()
            self._say(self._end())
        except NobodyThere:
            self._say("")
            self._show_card()
            self._say(self._words["left"])
        except CantGoOn as why:
            self._say(str(why))
            return False
        return True

    def _end(self) -> str:
        winners = self._looked("winners") if "game.winners" in self._spec.kata.parts else None
        if isinstance(winners, tuple) and winners:
            key = "wins" if len(winners) == 1 else "win"
            words: str = self._words[key]
            return words.format(names=", ".join(map(str, winners)))
        return str(self._words["over"])

    def _go(self) -> None:
        """One go: up to three throws, then a place on the card.

        Raises CantGoOn where by our own rules there is none left.
        """
        if self._own_says("over"):
            raise CantGoOn(self._words["endless"])
        player, number = self._looked("player"), self._looked("round")
        self._say("")
        self._say(
            self._words["go"].format(player=player, round=number, rounds=len(self._categories))
        )
        held: tuple[int, ...] = ()
        for throw in range(1, self._throws + 1):
            self._throw(throw, held)
            if throw == self._throws:
                break
            wanted = self._held()
            if wanted is None or len(wanted) == self._begin.dice:
                break
            held = wanted
        self._place()

    @property
    def _throws(self) -> int:
        """How many a go has at most, by our own rules."""
        assert self._own.game is not None, "it has begun"
        return self._own.game.throws

    def _throw(self, number: int, held: Sequence[int]) -> None:
        many = self._begin.dice - len(held)
        faces: Roll = tuple(self._chance.choice(list(FACES)) for _ in range(many))
        self._must(Throw(faces))
        lying = self._looked("roll")
        shown = show_roll(lying) if isinstance(lying, tuple) else "-"
        self._say(self._words["throw"].format(number=number, most=self._throws, roll=shown))

    def _held(self) -> tuple[int, ...] | None:
        """What is held for the next throw; None where the player is content."""
        while True:
            typed = self._typed(self._words["hold"])
            if typed.casefold() in self._words["enough"]:
                return None
            positions = tuple(map(int, re.findall(r"\d", typed)))
            there = set(range(1, self._begin.dice + 1))
            if not PLACES.fullmatch(typed) or not there.issuperset(positions):
                self._say(self._words["what"].format(dice=self._begin.dice))
                continue
            positions = tuple(dict.fromkeys(positions))
            if self._is_accepted(Hold(positions)):
                return positions

    def _place(self) -> None:
        """Ask for a category until one is taken."""
        while True:
            typed = self._typed(self._words["place"])
            category = self._category(typed)
            if category is None:
                self._say(self._words["which"].format(typed=typed))
                self._show_card()
                continue
            expected = self._own_points(category)
            outcome = self._keeper.do(Place(category))
            if isinstance(outcome, Failure):
                self._refused(outcome)
                continue
            self._own.do(Place(category))
            came = outcome.data if type(outcome.data) is int else outcome.shown
            name = self._spec.category_name(category)
            self._say(self._words["placed"].format(category=name, points=came))
            if expected and came not in expected:
                points = " / ".join(map(str, sorted(expected)))
                rules = self._spec.rulebook.name
                self._say(self._words["differs"].format(points=points, rules=rules))
            return

    def _own_points(self, category: str) -> set[int]:
        """What our own rules give for the roll there, by any reading; none if it isn't allowed."""
        game = self._own.game
        roll = game.do(Ask("roll")) if game else None
        if game is None or not isinstance(roll, tuple) or category not in game.open_categories():
            return set()
        question = self._spec.kata.question_about(category)
        readings: list[dict[str, str]] = [{}]
        if question is not None:
            readings += [{question.name: reading.name} for reading in question.readings]
        explain = self._spec.rulebook.explain
        return {explain(roll, category, reading).score for reading in readings}

    def _category(self, typed: str) -> str | None:
        """A category by its number on the card, or by any name."""
        if typed.isdigit() and 1 <= int(typed) <= len(self._categories):
            return self._categories[int(typed) - 1]
        found = self._spec.vocabulary.category(typed) if typed else None
        return found if found in self._categories else None

    def _typed(self, prompt: str) -> str:
        """What was typed; the card is shown as often as it is asked for."""
        while True:
            typed = self._ask(prompt).strip()
            if typed.casefold() in self._words["quit"]:
                raise NobodyThere
            if typed.casefold() not in self._words["card"]:
                return typed
            self._show_card()

    def _show_card(self) -> None:
        for line in self._card.lines(self._keeper.do):
            self._say(line.rstrip())

    def _looked(self, what: str) -> object:
        outcome = self._keeper.do(Ask(what))
        if isinstance(outcome, Answer):
            return outcome.data
        if outcome.verdict is Verdict.NOT_THERE and what != "over":
            return self._own_says(what)
        raise CantGoOn(self._told(outcome))

    def _own_says(self, what: str) -> object:
        came = self._own.do(Ask(what))
        return came.data if isinstance(came, Answer) else None

    def _is_accepted(self, move: Move) -> bool:
        outcome = self._keeper.do(move)
        if isinstance(outcome, Failure):
            self._refused(outcome)
            return False
        self._own.do(move)
        return True

    def _must(self, move: Move) -> None:
        """Make a move that the rules allow.

        Raises CantGoOn where it is refused.
        """
        outcome = self._keeper.do(move)
        if isinstance(outcome, Failure):
            raise CantGoOn(self._told(outcome))
        self._own.do(move)

    def _refused(self, outcome: Failure) -> None:
        """Tell what is not allowed; whatever else is wrong ends the game."""
        if outcome.verdict is not Verdict.RAISED:
            raise CantGoOn(self._told(outcome))
        words: str = self._words["refused"]
        self._say(words.format(why=outcome.message or outcome.kind))

    def _told(self, outcome: Failure) -> str:
        words: str = self._words["stopped"]
        why = ": ".join(filter(None, (outcome.kind or outcome.verdict.value, outcome.message)))
        return words.format(why=why, place=outcome.place).removesuffix(" ()")
