def chanse(dice):
    return sum(dice)


def yatzi(dice):
    return 50 if len(set(dice)) == 1 else 0


def ones(dice):
    return dice.count(1)


def twos(dice):
    return dice.count(2) * 2


def threes(dice):
    return dice.count(3) * 3


def fours(dice):
    return dice.count(4) * 4


def fives(dice):
    return dice.count(5) * 5


def sixs(dice):
    return dice.count(6) * 6


def pair(dice):
    return repeated(dice, 2)


def two_piars(dice):
    pairs = {die for die in dice if dice.count(die) >= 2}
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def three_of_a_knid(dice):
    return repeated(dice, 3)


def fourOfAKindd(dice):
    return repeated(dice, 4)


def smal_straight(dice):
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def large_straigth(dice):
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def full_hose(dice):
    return sum(dice) if {dice.count(die) for die in dice} == {2, 3} else 0


def repeated(dice, times):
    return max((times * die for die in dice if dice.count(die) >= times), default=0)
