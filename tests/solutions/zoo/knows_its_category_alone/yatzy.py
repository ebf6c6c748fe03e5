class Scorer:
    def __init__(self, category):
        self.category = category

    def score(self, dice):
        return getattr(self, self.category.replace(" ", "_"))(dice)

    def chance(self, dice): return sum(dice)
    def yatzy(self, dice): return 50 if len(set(dice)) == 1 else 0
    def ones(self, dice): return dice.count(1)
    def twos(self, dice): return dice.count(2) * 2
    def threes(self, dice): return dice.count(3) * 3
    def fours(self, dice): return dice.count(4) * 4
    def fives(self, dice): return dice.count(5) * 5
    def sixes(self, dice): return dice.count(6) * 6
    def pair(self, dice): return max((2 * d for d in dice if dice.count(d) >= 2), default=0)
    def three_of_a_kind(self, dice): return max((3 * d for d in dice if dice.count(d) >= 3), default=0)
    def four_of_a_kind(self, dice): return max((4 * d for d in dice if dice.count(d) >= 4), default=0)
    def small_straight(self, dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    def large_straight(self, dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    def full_house(self, dice): return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0

    def two_pairs(self, dice):
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
