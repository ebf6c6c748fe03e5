"""Every roll there is, with so many dice: the domain of the proof."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from typing import TypeVar

from katas.model import FACES, Roll

T = TypeVar("T")

HIGHER = 1_000
"""More than the dice of any roll add up to."""


class Domain:
    """All ordered rolls with some numbers of dice, the higher numbers first.

    `shapes` are the rolls in ascending order, once each; `shape_of` has for each of the `rolls`
    the number of its shape, and `sorted_at` for each shape the number of the roll that lies so.
    """

    def __init__(self, dice: Iterable[int]) -> None:
        self.dice: tuple[int, ...] = tuple(sorted(dice, reverse=True))
        self.rolls: list[Roll] = [roll for many in self.dice for roll in rolls_of(many)]
        self.shapes: list[Roll] = [
            roll for many in self.dice for roll in combinations_with_replacement(FACES, many)
        ]
        number = {shape: index for index, shape in enumerate(self.shapes)}
        self.shape_of: list[int] = [number[tuple(sorted(roll))] for roll in self.rolls]
        self.at: dict[Roll, int] = {roll: index for index, roll in enumerate(self.rolls)}
        self.sorted_at: list[int] = [self.at[shape] for shape in self.shapes]

    @cached_property
    def sizes(self) -> list[int]:
        """For each roll a number that is higher where there are more dice, or higher ones."""
        return [HIGHER * len(roll) + sum(roll) for roll in self.rolls]

    def __len__(self) -> int:
        return len(self.rolls)

    def span(self, many: int) -> slice:
        """Where the rolls with so many dice stand."""
        before = sum(len(FACES) ** other for other in self.dice if other > many)
        return slice(before, before + len(FACES) ** many)

    def spread(self, by_shape: Sequence[T]) -> list[T]:
        """What holds for each shape, for each roll."""
        return list(map(by_shape.__getitem__, self.shape_of))


def rolls_of(many: int) -> Iterable[Roll]:
    """All ordered rolls of so many dice, in ascending order."""
    return product(FACES, repeat=many)


def not_of(dice: Sequence[int]) -> list[Roll]:
    """Rolls of numbers of dice that a kata doesn't roll: all fewer, and one more; sorted ones."""
    wrong = sorted({*range(min(dice)), max(dice) + 1} - set(dice))
    return [roll for many in wrong for roll in combinations_with_replacement(FACES, many)]


@cache
def domain_of(dice: tuple[int, ...]) -> Domain:
    """The domain of some numbers of dice, made once."""
    return Domain(dice)
