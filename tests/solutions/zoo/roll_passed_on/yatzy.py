class Roll:
    def __init__(self, *dice):
        self._dice = dice

    def total(self):
        return sum(self._dice)

    def how_many(self, face):
        return self._dice.count(face)

    def best(self, times):
        return max((f for f in range(1, 7) if self.how_many(f) >= times), default=0)

    def shape(self):
        return sorted(filter(None, map(self.how_many, range(1, 7))))

    def shows(self, faces):
        return set(self._dice) == set(faces)


class Yatzy:
    def chance(self, roll):
        return roll.total()

    def yatzy(self, roll):
        return 50 if roll.shape() == [5] else 0

    def ones(self, roll):
        return roll.how_many(1)

    def twos(self, roll):
        return roll.how_many(2) * 2

    def threes(self, roll):
        return roll.how_many(3) * 3

    def fours(self, roll):
        return roll.how_many(4) * 4

    def fives(self, roll):
        return roll.how_many(5) * 5

    def sixes(self, roll):
        return roll.how_many(6) * 6

    def pair(self, roll):
        return roll.best(2) * 2

    def two_pairs(self, roll):
        pairs = [f for f in range(1, 7) if roll.how_many(f) >= 2]
        return sum(pairs) * 2 if len(pairs) == 2 else 0

    def three_of_a_kind(self, roll):
        return roll.best(3) * 3

    def four_of_a_kind(self, roll):
        return roll.best(4) * 4

    def small_straight(self, roll):
        return 15 if roll.shows(range(1, 6)) else 0

    def large_straight(self, roll):
        return 20 if roll.shows(range(2, 7)) else 0

    def full_house(self, roll):
        return roll.total() if roll.shape() == [2, 3] else 0
