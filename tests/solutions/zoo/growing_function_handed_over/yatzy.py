def chance(dice): return sum(dice)
def yatzy(dice): return 50 if len(set(dice)) == 1 else 0
def ones(dice): return dice.count(1)
def threes(dice): return dice.count(3) * 3
def fours(dice): return dice.count(4) * 4
def fives(dice): return dice.count(5) * 5
def sixes(dice): return dice.count(6) * 6
def pair(dice): return max((2 * d for d in dice if dice.count(d) >= 2), default=0)
def three_of_a_kind(dice): return max((3 * d for d in dice if dice.count(d) >= 3), default=0)
def small_straight(dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
def large_straight(dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
def full_house(dice): return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0


class Game:
    def score(self, dice, category):
        return category(dice)
