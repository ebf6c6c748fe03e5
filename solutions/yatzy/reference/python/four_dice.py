"""Yatzy for people who lose dice: scored with four or five, refused with any other number.

Where the story is silent, the rules are taken as written: straights and a full house take
five dice, and four equal dice are no two pairs. Whoever wants them shorter, asks.
"""

from collections import Counter
from collections.abc import Callable, Sequence

Dice = list[int]


class WrongNumberOfDice(ValueError):
    """Yatzy is played with four or five dice."""


class NotAllowed(ValueError):
    """The rules of the game say no, and nothing has changed."""


def score(dice: Dice, category: str) -> int:
    """Score a roll of four or five dice placed on a category."""
    check_number(len(dice))
    return CATEGORIES[category](dice)


def check_number(dice: int) -> None:
    if dice not in (4, 5):
        raise WrongNumberOfDice(f"{dice} dice on the table: Yatzy is played with 4 or 5")


def chance(dice: Dice) -> int:
    return sum(dice)


def yatzy(dice: Dice) -> int:
    return 50 if len(set(dice)) == 1 else 0


def number(face: int) -> Callable[[Dice], int]:
    """The category in which the dice of one face count."""
    return lambda dice: face * dice.count(face)


def of_a_kind(count: int) -> Callable[[Dice], int]:
    """The category in which so many equal dice count, the highest of them."""
    return lambda dice: count * max(faces_showing(count, dice), default=0)


def two_pairs(dice: Dice) -> int:
    pairs = faces_showing(2, dice)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def straight(*run: int) -> Callable[[Dice], int]:
    """The category in which this run counts, and nothing else."""
    return lambda dice: sum(dice) if sorted(dice) == list(run) else 0


def full_house(dice: Dice) -> int:
    return sum(dice) if sorted(Counter(dice).values()) == [2, 3] else 0


def faces_showing(count: int, dice: Dice) -> list[int]:
    return [face for face, times in Counter(dice).items() if times >= count]


CATEGORIES: dict[str, Callable[[Dice], int]] = {
    "chance": chance,
    "yatzy": yatzy,
    "ones": number(1),
    "twos": number(2),
    "threes": number(3),
    "fours": number(4),
    "fives": number(5),
    "sixes": number(6),
    "pair": of_a_kind(2),
    "two pairs": two_pairs,
    "three of a kind": of_a_kind(3),
    "four of a kind": of_a_kind(4),
    "small straight": straight(1, 2, 3, 4, 5),
    "large straight": straight(2, 3, 4, 5, 6),
    "full house": full_house,
}


class Go:
    """Up to three throws; what is held stays for the next one, and no longer."""

    THROWS = 3

    def __init__(self, dice: int) -> None:
        self.roll: Dice = []
        self._all = frozenset(range(dice))
        self._free = self._all
        self._thrown = 0

    def throw(self, faces: Sequence[int]) -> None:
        if self._thrown == self.THROWS:
            raise NotAllowed("three throws are all there are")
        if not self._free or len(faces) != len(self._free):
            raise NotAllowed(f"{len(self._free)} dice are thrown, not {len(faces)}")
        if not set(faces) <= {1, 2, 3, 4, 5, 6}:
            raise NotAllowed("a die shows 1 to 6")
        fallen = iter(faces)
        self.roll = [
            next(fallen) if place in self._free else self.roll[place] for place in sorted(self._all)
        ]
        self._thrown += 1
        self._free = self._all

    def hold(self, positions: Sequence[int]) -> None:
        held = {position - 1 for position in positions}
        if not self.roll or not held <= self._all or len(held) < len(positions):
            raise NotAllowed(f"there is no holding {list(positions)}")
        self._free = self._all - held


class Game:
    """A game for some players, who take turns: one go for each category and each of them."""

    def __init__(self, players: Sequence[str], dice: int = 5) -> None:
        check_number(dice)
        if not players or len(set(players)) < len(players):
            raise NotAllowed("a game has players, each with a name of their own")
        self._cards: dict[str, dict[str, int]] = {player: {} for player in players}
        self._turns = [player for _ in CATEGORIES for player in players]
        self._dice = dice
        self._done = 0
        self._go = Go(dice)

    def throw(self, dice: Sequence[int]) -> None:
        self._check_going_on()
        self._go.throw(dice)

    def hold(self, positions: Sequence[int]) -> None:
        self._check_going_on()
        self._go.hold(positions)

    def place(self, category: str) -> int:
        self._check_going_on()
        card = self._cards[self.player]
        if not self.roll or category not in CATEGORIES or category in card:
            raise NotAllowed(f"the roll can't be placed on {category}")
        card[category] = score(self.roll, category)
        self._done += 1
        self._go = Go(self._dice)
        return card[category]

    def _check_going_on(self) -> None:
        if self.over:
            raise NotAllowed("the game is over")

    @property
    def roll(self) -> Dice:
        return self._go.roll

    @property
    def player(self) -> str:
        return self._turns[min(self._done, len(self._turns) - 1)]

    @property
    def round(self) -> int:
        return min(self._done // len(self._cards) + 1, len(CATEGORIES))

    @property
    def over(self) -> bool:
        return self._done == len(self._turns)

    def points(self, player: str) -> dict[str, int]:
        if player not in self._cards:
            raise NotAllowed(f"{player} doesn't play")
        return dict(self._cards[player])

    def total(self, player: str) -> int:
        return sum(self.points(player).values())
