"""Right: one function per category, each takes the five dice one by one."""


def chance(d1, d2, d3, d4, d5):
    return d1 + d2 + d3 + d4 + d5


def yatzy(d1, d2, d3, d4, d5):
    if d1 == d2 == d3 == d4 == d5:
        return 50
    return 0


def ones(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(1)


def twos(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(2) * 2


def threes(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(3) * 3


def fours(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(4) * 4


def fives(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(5) * 5


def sixes(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(6) * 6


def pair(d1, d2, d3, d4, d5):
    tally = count_faces(d1, d2, d3, d4, d5)
    for face in (6, 5, 4, 3, 2, 1):
        if tally[face] == 2:
            return face * 2
    return 0


def two_pairs(d1, d2, d3, d4, d5):
    tally = count_faces(d1, d2, d3, d4, d5)
    if tally.count(2) != 2:
        return 0
    return sum(face * 2 for face in range(1, 7) if tally[face] == 2)


def three_of_a_kind(d1, d2, d3, d4, d5):
    tally = count_faces(d1, d2, d3, d4, d5)
    return tally.index(3) * 3 if 3 in tally else 0


def four_of_a_kind(d1, d2, d3, d4, d5):
    tally = count_faces(d1, d2, d3, d4, d5)
    return tally.index(4) * 4 if 4 in tally else 0


def small_straight(d1, d2, d3, d4, d5):
    return 15 if count_faces(d1, d2, d3, d4, d5) == [0, 1, 1, 1, 1, 1, 0] else 0


def large_straight(d1, d2, d3, d4, d5):
    return 20 if count_faces(d1, d2, d3, d4, d5) == [0, 0, 1, 1, 1, 1, 1] else 0


def full_house(d1, d2, d3, d4, d5):
    tally = count_faces(d1, d2, d3, d4, d5)
    if 2 in tally and 3 in tally:
        return tally.index(2) * 2 + tally.index(3) * 3
    return 0


def count_faces(*dice):
    tally = [0, 0, 0, 0, 0, 0, 0]
    for die in dice:
        tally[die] += 1
    return tally
