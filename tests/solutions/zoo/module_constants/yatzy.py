CHANCE = 0
ONES, TWOS, THREES, FOURS, FIVES, SIXES = range(1, 7)
PAIR = 12
TWO_PAIR = 22
TRIPLE = 13
QUADS = 14
YATZY = 15
LOW_STRAIGHT = 31
HIGH_STRAIGHT = 32
FULL_HOUSE = 33


def score(dice, category):
    if ONES <= category <= SIXES:
        return category * dice.count(category)
    if category == CHANCE:
        return sum(dice)
    if category == YATZY:
        return 50 if len(set(dice)) == 1 else 0
    if category in (PAIR, TRIPLE, QUADS):
        n = category - 10
        return n * max([d for d in dice if dice.count(d) >= n] or [0])
    if category == TWO_PAIR:
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
    if category == LOW_STRAIGHT:
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if category == HIGH_STRAIGHT:
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    if category == FULL_HOUSE:
        return sum(dice) if sorted(map(dice.count, set(dice))) == [2, 3] else 0
    raise ValueError("no such category")
