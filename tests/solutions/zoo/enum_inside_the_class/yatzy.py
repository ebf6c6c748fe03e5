from enum import Enum


class Yatzy:
    class Category(Enum):
        CHANCE = 0
        ONES = 1
        TWOS = 2
        THREES = 3

    def score(self, dice, category):
        if category is Yatzy.Category.CHANCE:
            return sum(dice)
        return category.value * dice.count(category.value)
