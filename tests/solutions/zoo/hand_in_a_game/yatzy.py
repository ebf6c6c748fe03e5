from dataclasses import dataclass


@dataclass(frozen=True)
class Dice:
    values: list[int]

    def count(self, face: int) -> int:
        return self.values.count(face)


class YatzyGame:
    def __init__(self, dice: Dice):
        self.dice = dice

    def score(self, category: str) -> int:
        upper = ["Ones", "Twos", "Threes", "Fours", "Fives", "Sixes"]
        if category in upper:
            face = upper.index(category) + 1
            return face * self.dice.count(face)
        values = self.dice.values
        kinds = sorted(map(values.count, set(values)))
        if category == "Chance":
            return sum(values)
        if category == "Yatzy":
            return 50 if kinds == [5] else 0
        if category in ("Pair", "Three Of A Kind", "Four Of A Kind"):
            wanted = {"P": 2, "T": 3, "F": 4}[category[0]]
            return max((wanted * d for d in values if values.count(d) >= wanted), default=0)
        if category == "Two Pairs":
            pairs = {d for d in values if values.count(d) >= 2}
            return 2 * sum(pairs) if len(pairs) == 2 else 0
        if category == "Small Straight":
            return 15 if sorted(values) == [1, 2, 3, 4, 5] else 0
        if category == "Large Straight":
            return 20 if sorted(values) == [2, 3, 4, 5, 6] else 0
        if category == "Full House":
            return sum(values) if kinds == [2, 3] else 0
        raise KeyError(category)
