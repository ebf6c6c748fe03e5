class Score:
    UPPER = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
    ALIKE = {"pair": 2, "three of a kind": 3, "four of a kind": 4}
    FIXED = {"small straight": ([1, 2, 3, 4, 5], 15), "large straight": ([2, 3, 4, 5, 6], 20)}

    def __init__(self, dice, category):
        self.dice = sorted(dice)
        self.category = category

    def total(self):
        if self.category in self.UPPER:
            face = self.UPPER[self.category]
            return face * self.dice.count(face)
        if self.category in self.ALIKE:
            n = self.ALIKE[self.category]
            return n * max((d for d in self.dice if self.dice.count(d) >= n), default=0)
        if self.category in self.FIXED:
            wanted, points = self.FIXED[self.category]
            return points if self.dice == wanted else 0
        kinds = sorted(self.dice.count(d) for d in set(self.dice))
        if self.category == "chance":
            return sum(self.dice)
        if self.category == "yatzy":
            return 50 if kinds == [5] else 0
        if self.category == "full house":
            return sum(self.dice) if kinds == [2, 3] else 0
        if self.category == "two pairs":
            pairs = {d for d in self.dice if self.dice.count(d) >= 2}
            return 2 * sum(pairs) if len(pairs) == 2 else 0
        raise ValueError(f"unknown category {self.category}")
