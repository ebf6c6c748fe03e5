class YatzyWithIfs:
    @staticmethod
    def chance(dice):
        return dice[0] + dice[1] + dice[2] + dice[3] + dice[4]

    @staticmethod
    def ones(dice):
        total = 0
        for die in dice:
            if die == 1:
                total += 1
        return total

    @staticmethod
    def twos(dice):
        total = 0
        for die in dice:
            if die == 2:
                total += 2
        return total


class YatzyWithCounts:
    @staticmethod
    def chance(dice):
        return sum(dice)

    @staticmethod
    def ones(dice):
        return dice.count(1)

    @staticmethod
    def twos(dice):
        return dice.count(2) * 2
