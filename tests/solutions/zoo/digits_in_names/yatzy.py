def calc_chance(dice):
    return sum(dice)


def calc_yatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def calc_1s(dice): return dice.count(1)
def calc_2s(dice): return dice.count(2) * 2
def calc_3s(dice): return dice.count(3) * 3
def calc_4s(dice): return dice.count(4) * 4
def calc_5s(dice): return dice.count(5) * 5
def calc_6s(dice): return dice.count(6) * 6
def calc_1_pair(dice): return max((2 * d for d in dice if dice.count(d) >= 2), default=0)
def calc_3_of_a_kind(dice): return max((3 * d for d in dice if dice.count(d) >= 3), default=0)
def calc_4_of_a_kind(dice): return max((4 * d for d in dice if dice.count(d) >= 4), default=0)
def calc_small_straight(dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
def calc_large_straight(dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
def calc_full_house(dice): return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0


def calc_2_pairs(dice):
    pairs = {d for d in dice if dice.count(d) >= 2}
    return 2 * sum(pairs) if len(pairs) == 2 else 0
