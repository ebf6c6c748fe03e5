class Yatzy:
    def __init__(self):
        self.dice = []

    def chance(self):
        return sum(self.dice)

    def yatzy(self):
        return 50 if self.dice.count(self.dice[0]) == 5 else 0

    def ones(self):
        return self.dice.count(1)

    def twos(self):
        return self.dice.count(2) * 2

    def threes(self):
        return self.dice.count(3) * 3

    def fours(self):
        return self.dice.count(4) * 4

    def fives(self):
        return self.dice.count(5) * 5

    def sixes(self):
        return self.dice.count(6) * 6

    def pair(self):
        return 2 * max(self._faces(2), default=0)

    def two_pair(self):
        return 2 * sum(self._faces(2)) if len(self._faces(2)) == 2 else 0

    def three_of_a_kind(self):
        return 3 * sum(self._faces(3))

    def four_of_a_kind(self):
        return 4 * sum(self._faces(4))

    def small_straight(self):
        return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0

    def large_straight(self):
        return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0

    def full_house(self):
        return sum(self.dice) if self._faces(3) and len(self._faces(2)) == 2 else 0

    def _faces(self, at_least):
        return [f for f in range(1, 7) if self.dice.count(f) >= at_least]
