"""The American card of the dice club: no pairs, and flat scores for patterns."""

FACES = ["aces", "twos", "threes", "fours", "fives", "sixes"]


def score(dice, category):
    if category in FACES:
        face = FACES.index(category) + 1
        return face * dice.count(face)
    return LOWER[category](dice)


def three_of_a_kind(dice):
    return alike(3, dice)


def four_of_a_kind(dice):
    return alike(4, dice)


def full_house(dice):
    return 25 if sorted(map(dice.count, set(dice))) == [2, 3] else 0


def small_straight(dice):
    return 30 if in_a_row(4, dice) else 0


def large_straight(dice):
    return 40 if in_a_row(5, dice) else 0


def yahtzee(dice):
    return 50 if len(set(dice)) == 1 else 0


def alike(times, dice):
    return times * max((die for die in dice if dice.count(die) >= times), default=0)


def in_a_row(length, dice):
    return any(set(range(first, first + length)) <= set(dice) for first in range(1, 4))


LOWER = {
    "three of a kind": three_of_a_kind,
    "four of a kind": four_of_a_kind,
    "full house": full_house,
    "small straight": small_straight,
    "large straight": large_straight,
    "yahtzee": yahtzee,
    "chance": sum,
}
