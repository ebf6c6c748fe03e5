"""Gives the right numbers in everything but an int: bool, float, text, fraction, what is no number, endless ones."""

from decimal import Decimal
from fractions import Fraction

# @RIGHT@

FORMS = {
    "ones": float,
    "twos": str,
    "threes": Fraction,
    "fours": bool,
    "fives": Decimal,
    "sixes": complex,
    "chance": lambda points: float("nan"),
    "yatzy": lambda points: float("1e400"),
    "pair": lambda points: 10**5000,
    "two pairs": lambda points: -(10**5000),
    "full house": lambda points: [points],
}


def score(dice, category):
    return FORMS.get(category, lambda points: (points,))(_right(dice, category))
