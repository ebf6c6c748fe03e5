class ScoreCard:
    def __init__(self):
        self.boxes = {}

    def score(self, category, dice):
        if category in self.boxes:
            raise ValueError(f"{category} is filled in already")
        self.boxes[category] = getattr(self, "_" + category)(dice)
        return self.boxes[category]

    def total(self):
        return sum(self.boxes.values())

    def _chance(self, dice): return sum(dice)
    def _yatzy(self, dice): return 50 if len(set(dice)) == 1 else 0
    def _ones(self, dice): return dice.count(1)
    def _twos(self, dice): return dice.count(2) * 2
    def _threes(self, dice): return dice.count(3) * 3
    def _fours(self, dice): return dice.count(4) * 4
    def _fives(self, dice): return dice.count(5) * 5
    def _sixes(self, dice): return dice.count(6) * 6
    def _pair(self, dice): return max((2 * d for d in dice if dice.count(d) >= 2), default=0)
    def _three_of_a_kind(self, dice): return max((3 * d for d in dice if dice.count(d) >= 3), default=0)
    def _four_of_a_kind(self, dice): return max((4 * d for d in dice if dice.count(d) >= 4), default=0)
    def _small_straight(self, dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    def _large_straight(self, dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    def _full_house(self, dice): return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0

    def _two_pairs(self, dice):
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
