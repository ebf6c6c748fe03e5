class Scorer:
    def __init__(self, dice):
        self.dice = dice

    def score_chance(self): return sum(self.dice)
    def score_yatzy(self): return 50 if len(set(self.dice)) == 1 else 0
    def score_ones(self): return self.dice.count(1)
    def score_twos(self): return self.dice.count(2) * 2
    def score_threes(self): return self.dice.count(3) * 3
    def score_fours(self): return self.dice.count(4) * 4
    def score_fives(self): return self.dice.count(5) * 5
    def score_sixes(self): return self.dice.count(6) * 6
    def score_pair(self): return self.best(2)
    def score_three_of_a_kind(self): return self.best(3)
    def score_four_of_a_kind(self): return self.best(4)
    def score_small_straight(self): return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0
    def score_large_straight(self): return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0

    def score_two_pairs(self):
        pairs = [f for f in set(self.dice) if self.dice.count(f) >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def score_full_house(self):
        counts = sorted(self.dice.count(f) for f in set(self.dice))
        return sum(self.dice) if counts == [2, 3] else 0

    def best(self, n):
        return max((n * f for f in self.dice if self.dice.count(f) >= n), default=0)


def score(dice, category):
    return getattr(Scorer(dice), "score_" + category)()
