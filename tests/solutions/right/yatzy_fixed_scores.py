"""Right: straights pay 30 and 40, a house 25; four alike are no two pairs."""


def chance(dice):
    return sum(dice)


def yatzy(dice):
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


def sixes(dice):
    return dice.count(6) * 6


def pair(dice):
    return 2 * max(faces_with(2, dice), default=0)


def two_pairs(dice):
    faces = faces_with(2, dice)
    return 2 * sum(faces) if len(faces) == 2 else 0


def three_of_a_kind(dice):
    return 3 * sum(faces_with(3, dice))


def four_of_a_kind(dice):
    return 4 * sum(faces_with(4, dice))


def small_straight(dice):
    return 30 if longest_run(dice) >= 4 else 0


def large_straight(dice):
    return 40 if longest_run(dice) == 5 else 0


def full_house(dice):
    return 25 if sorted(map(dice.count, set(dice))) == [2, 3] else 0


def faces_with(at_least, dice):
    return [face for face in set(dice) if dice.count(face) >= at_least]


def longest_run(dice):
    longest = run = 0
    for face in range(1, 7):
        run = run + 1 if face in dice else 0
        longest = max(longest, run)
    return longest
