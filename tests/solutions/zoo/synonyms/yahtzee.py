class Yahtzee:
    @staticmethod
    def sum_of_all_dice(dice): return sum(dice)

    @staticmethod
    def five_of_a_kind(dice): return 50 if len(set(dice)) == 1 else 0

    @staticmethod
    def aces(dice): return dice.count(1)

    @staticmethod
    def calculateDeuces(dice): return dice.count(2) * 2

    @staticmethod
    def get_threes_score(dice): return dice.count(3) * 3

    @staticmethod
    def sumOfFours(dice): return dice.count(4) * 4

    @staticmethod
    def score_for_fives(dice): return dice.count(5) * 5

    @staticmethod
    def sixers_rule(dice): return dice.count(6) * 6

    @staticmethod
    def two_of_a_kind(dice): return 2 * max(filter(lambda d: dice.count(d) > 1, dice), default=0)

    @staticmethod
    def doublePair(dice):
        pairs = {d for d in dice if dice.count(d) > 1}
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def triplet(dice): return 3 * max(filter(lambda d: dice.count(d) > 2, dice), default=0)

    @staticmethod
    def FourEqual(dice): return 4 * max(filter(lambda d: dice.count(d) > 3, dice), default=0)

    @staticmethod
    def lowStraight(dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    def HighStraight(dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0

    @staticmethod
    def house(dice): return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0
