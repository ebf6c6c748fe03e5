class Upper:
    def __init__(self, face):
        self.face = face

    def score(self, dice):
        return self.face * dice.count(self.face)


class OfAKind:
    def __init__(self, count):
        self.count = count

    def score(self, dice):
        faces = [die for die in dice if dice.count(die) >= self.count]
        return self.count * max(faces, default=0)


class Pattern:
    def __init__(self, matches, points=sum):
        self.matches = matches
        self.points = points

    def score(self, dice):
        return self.points(dice) if self.matches(dice) else 0


def counts(dice):
    return sorted(dice.count(face) for face in set(dice))


class PairOfPairs:
    def score(self, dice):
        pairs = {die for die in dice if dice.count(die) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0


ONES, TWOS, THREES = Upper(1), Upper(2), Upper(3)
FOURS, FIVES, SIXES = Upper(4), Upper(5), Upper(6)
PAIR, THREE_OF_A_KIND, FOUR_OF_A_KIND = OfAKind(2), OfAKind(3), OfAKind(4)
TWO_PAIRS = PairOfPairs()
SMALL_STRAIGHT = Pattern(lambda dice: sorted(dice) == [1, 2, 3, 4, 5])
LARGE_STRAIGHT = Pattern(lambda dice: sorted(dice) == [2, 3, 4, 5, 6])
FULL_HOUSE = Pattern(lambda dice: counts(dice) == [2, 3])
CHANCE = Pattern(lambda dice: True)
YATZY = Pattern(lambda dice: counts(dice) == [5], lambda dice: 50)
