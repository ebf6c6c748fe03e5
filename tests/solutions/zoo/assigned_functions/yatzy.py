from functools import partial


def upper_part(face, dice):
    return face * dice.count(face)


def alike(count, dice):
    return count * max((die for die in dice if dice.count(die) >= count), default=0)


def exactly(faces, points, dice):
    return points if set(dice) == faces else 0


chance = sum
ones = partial(upper_part, 1)
twos = partial(upper_part, 2)
threes = partial(upper_part, 3)
fours = partial(upper_part, 4)
fives = partial(upper_part, 5)
sixes = partial(upper_part, 6)
pair = partial(alike, 2)
three_of_a_kind = partial(alike, 3)
four_of_a_kind = partial(alike, 4)
small_straight = partial(exactly, {1, 2, 3, 4, 5}, 15)
large_straight = partial(exactly, {2, 3, 4, 5, 6}, 20)
yatzy = lambda dice: 50 if len(set(dice)) == 1 else 0
full_house = lambda dice: sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0


def two_pairs(dice):
    pairs = {die for die in dice if dice.count(die) >= 2}
    return 2 * sum(pairs) if len(pairs) == 2 else 0
