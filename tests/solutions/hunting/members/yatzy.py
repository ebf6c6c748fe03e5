from enum import Enum


class Category(Enum):
    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    PAIR = "pair"
    CHANCE = "chance"
    YATZY = "yatzy"

    def score(self, dice):
        if self is Category.CHANCE:
            return sum(dice)
        if self is Category.YATZY:
            return 50 if len(set(dice)) == 1 else 0
        if self is Category.PAIR:
            return 2 * max((die for die in dice if dice.count(die) >= 2), default=0)
        face = list(Category).index(self) + 1
        return face * dice.count(face)
