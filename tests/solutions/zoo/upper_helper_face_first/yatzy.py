def sum_of_number(number, dice):
    return sum(die for die in dice if die == number)


def chance(dice):
    return sum(dice)


def yatzy(dice):
    return 50 if dice == dice[:1] * 5 else 0


def one_pair(dice):
    return max((2 * d for d in dice if dice.count(d) >= 2), default=0)


def three_of_a_kind(dice):
    return max((3 * d for d in dice if dice.count(d) >= 3), default=0)


def four_of_a_kind(dice):
    return max((4 * d for d in dice if dice.count(d) >= 4), default=0)


def full_house(dice):
    return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0
