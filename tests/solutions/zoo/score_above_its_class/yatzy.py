def score(dice, category):
    if len(dice) not in (4, 5):
        raise ValueError(f"Yatzy is played with four or five dice, not {len(dice)}")
    return getattr(Scorer(dice), category.replace(" ", "_"))()


class Scorer:
    def __init__(self, dice):
        self.dice = dice

    def chance(self): return sum(self.dice)
    def yatzy(self): return 50 if len(set(self.dice)) == 1 else 0
    def ones(self): return self.dice.count(1)
    def twos(self): return self.dice.count(2) * 2
    def threes(self): return self.dice.count(3) * 3
    def fours(self): return self.dice.count(4) * 4
    def fives(self): return self.dice.count(5) * 5
    def sixes(self): return self.dice.count(6) * 6
    def pair(self): return self.best(2)
    def three_of_a_kind(self): return self.best(3)
    def four_of_a_kind(self): return self.best(4)
    def small_straight(self): return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0
    def large_straight(self): return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0

    def two_pairs(self):
        pairs = [f for f in set(self.dice) if self.dice.count(f) >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def full_house(self):
        counts = sorted(self.dice.count(f) for f in set(self.dice))
        return sum(self.dice) if counts == [2, 3] else 0

    def best(self, n):
        return max((n * f for f in self.dice if self.dice.count(f) >= n), default=0)
