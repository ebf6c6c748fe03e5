"""Rolls in bulk, and what the readings of open questions make of them."""

from itertools import combinations_with_replacement, product

from katas.model import FACES, Roll, Rulebook


def sorted_rolls(dice: int) -> list[Roll]:
    """Every roll of so many dice, the dice in rising order."""
    return list(combinations_with_replacement(FACES, dice))


def ordered_rolls(dice: int) -> list[Roll]:
    """Every roll of so many dice, in every order."""
    return list(product(FACES, repeat=dice))


def shown(rulebook: Rulebook, roll: Roll, category: str | None) -> str:
    """The score; where the readings of a question differ, the score under each: `0/12`."""
    for question, readings in rulebook.readings.items():
        scores = [rulebook.explain(roll, category, {question: name}).score for name in readings]
        if len(set(scores)) > 1:
            return "/".join(map(str, scores))
    return str(rulebook.explain(roll, category).score)
