def checked(function):
    def checking(*dice):
        if len(dice) not in (4, 5):
            raise ValueError("four or five dice")
        return function(*dice)

    return checking


class Yatzy:
    @staticmethod
    @checked
    def chance(*dice):
        return sum(dice)

    @staticmethod
    @checked
    def ones(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(1)

    @staticmethod
    @checked
    def pair(d1, d2, d3, d4, d5):
        dice = (d1, d2, d3, d4, d5)
        return max((2 * d for d in dice if dice.count(d) >= 2), default=0)

    @staticmethod
    @checked
    def yatzy(*dice):
        return 50 if len(set(dice)) == 1 else 0

    @staticmethod
    @checked
    def twos(*dice):
        return dice.count(2) * 2

    @staticmethod
    @checked
    def threes(*dice):
        return dice.count(3) * 3

    @staticmethod
    @checked
    def fours(*dice):
        return dice.count(4) * 4

    @staticmethod
    @checked
    def fives(*dice):
        return dice.count(5) * 5

    @staticmethod
    @checked
    def sixes(*dice):
        return dice.count(6) * 6

    @staticmethod
    @checked
    def three_of_a_kind(*dice):
        return max((3 * d for d in dice if dice.count(d) >= 3), default=0)

    @staticmethod
    @checked
    def four_of_a_kind(*dice):
        return max((4 * d for d in dice if dice.count(d) >= 4), default=0)

    @staticmethod
    @checked
    def small_straight(*dice):
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    @checked
    def large_straight(*dice):
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0

    @staticmethod
    @checked
    def full_house(*dice):
        return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0

    @staticmethod
    @checked
    def two_pairs(*dice):
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
