def alike(dice, n):
    return max((n * die for die in dice if dice.count(die) >= n), default=0)


def upper(dice, face):
    return face * dice.count(face)


TABLE = {
    "chance": sum,
    "yatzy": lambda dice: 50 if len(set(dice)) == 1 else 0,
    "one_pair": lambda dice: alike(dice, 2),
    "three_of_a_kind": lambda dice: alike(dice, 3),
    "four_of_a_kind": lambda dice: alike(dice, 4),
    "ones": lambda dice: upper(dice, 1),
    "twos": lambda dice: upper(dice, 2),
    "threes": lambda dice: upper(dice, 3),
    "fours": lambda dice: upper(dice, 4),
    "fives": lambda dice: upper(dice, 5),
    "sixes": lambda dice: upper(dice, 6),
    "small_straight": lambda dice: 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0,
    "large_straight": lambda dice: 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0,
    "full_house": lambda dice: sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0,
    "two_pairs": lambda dice: alike(dice, 2) + alike([d for d in dice if 2 * d != alike(dice, 2)], 2)
    if sorted(map(dice.count, set(dice))) in ([1, 2, 2], [2, 3]) else 0,
}
