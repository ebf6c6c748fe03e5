from typing import List


def chance(dice: List[int]) -> int:
    return sum(dice)


def yatzy(dice: List[int]) -> int:
    return 50 if len(set(dice)) == 1 else 0


def _faces(dice: List[int], face: int) -> int:
    return face * dice.count(face)


def ones(dice: List[int]) -> int:
    return _faces(dice, 1)


def twos(dice: List[int]) -> int:
    return _faces(dice, 2)


def threes(dice: List[int]) -> int:
    return _faces(dice, 3)


def fours(dice: List[int]) -> int:
    return _faces(dice, 4)


def fives(dice: List[int]) -> int:
    return _faces(dice, 5)


def sixes(dice: List[int]) -> int:
    return _faces(dice, 6)


def of_a_kind(n: int, dice: List[int]) -> int:
    return next((n * face for face in range(6, 0, -1) if dice.count(face) >= n), 0)


def pair(dice: List[int]) -> int:
    return of_a_kind(2, dice)


def two_pairs(dice: List[int]) -> int:
    first = pair(dice) // 2
    second = pair([die for die in dice if die != first]) // 2
    return 2 * (first + second) if first and second else 0


def three_of_a_kind(dice: List[int]) -> int:
    return of_a_kind(3, dice)


def four_of_a_kind(dice: List[int]) -> int:
    return of_a_kind(4, dice)


def small_straight(dice: List[int]) -> int:
    runs = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
    return 30 if any(run <= set(dice) for run in runs) else 0


def large_straight(dice: List[int]) -> int:
    return 40 if set(dice) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}) else 0


def full_house(dice: List[int]) -> int:
    return 25 if sorted(dice.count(face) for face in set(dice)) == [2, 3] else 0
