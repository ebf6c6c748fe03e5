class Yatzy:
    def chance(dice):
        return sum(dice)

    def yatzy(dice):
        return 50 if len(set(dice)) == 1 else 0

    def ones(d1, d2, d3, d4, d5):
        return sum(d for d in [d1, d2, d3, d4, d5] if d == 1)

    def twos(d1, d2, d3, d4, d5):
        return sum(d for d in [d1, d2, d3, d4, d5] if d == 2)

    def threes(d1, d2, d3, d4, d5):
        return sum(d for d in [d1, d2, d3, d4, d5] if d == 3)

    def fours(dice):
        return dice.count(4) * 4

    def fives(dice):
        return dice.count(5) * 5

    def sixes(dice):
        return dice.count(6) * 6

    def pair(*dice):
        return next((2 * f for f in (6, 5, 4, 3, 2, 1) if dice.count(f) >= 2), 0)

    def two_pairs(*dice):
        pairs = [f for f in (6, 5, 4, 3, 2, 1) if dice.count(f) >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def three_of_a_kind(dice):
        return next((3 * f for f in (6, 5, 4, 3, 2, 1) if dice.count(f) >= 3), 0)

    def four_of_a_kind(dice):
        return next((4 * f for f in (6, 5, 4, 3, 2, 1) if dice.count(f) >= 4), 0)

    def small_straight(dice):
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0

    def large_straight(dice):
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0

    def full_house(dice):
        return sum(dice) if sorted(dice.count(f) for f in set(dice)) == [2, 3] else 0
