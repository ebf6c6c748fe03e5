class YatzyHand:
    FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}

    def __init__(self, dice):
        self.dice = sorted(dice)

    def score(self, category):
        if category in self.FACES:
            return self.FACES[category] * self.dice.count(self.FACES[category])
        if category == "chance":
            return sum(self.dice)
        if category == "yatzy":
            return 50 if self.dice[0] == self.dice[-1] else 0
        if category == "pair":
            return self._kind(2)
        if category == "three_of_a_kind":
            return self._kind(3)
        if category == "four_of_a_kind":
            return self._kind(4)
        if category == "two_pairs":
            pairs = {d for d in self.dice if self.dice.count(d) > 1}
            return sum(pairs) * 2 if len(pairs) == 2 else 0
        if category == "small_straight":
            return 15 if self.dice == [1, 2, 3, 4, 5] else 0
        if category == "large_straight":
            return 20 if self.dice == [2, 3, 4, 5, 6] else 0
        if category == "full_house":
            both = {self.dice.count(d) for d in self.dice} == {2, 3}
            return sum(self.dice) if both else 0
        raise ValueError(category)

    def _kind(self, n):
        for die in reversed(self.dice):
            if self.dice.count(die) >= n:
                return die * n
        return 0
