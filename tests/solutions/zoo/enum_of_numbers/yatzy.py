from enum import IntEnum


class Box(IntEnum):
    ACES = 1
    TWOS = 2
    THREES = 3
    FOURS = 4
    FIVES = 5
    SIXES = 6
    PAIR = 7
    TWO_PAIRS = 8
    THREE_OF_A_KIND = 9
    FOUR_OF_A_KIND = 10
    SMALL = 11
    LARGE = 12
    HOUSE = 13
    CHANCE = 14
    YATZY = 15


def points(dice, box):
    box = Box(box)
    tally = {d: dice.count(d) for d in sorted(dice, reverse=True)}
    if box <= Box.SIXES:
        return box.value * dice.count(box.value)
    if box == Box.CHANCE:
        return sum(dice)
    if box == Box.YATZY:
        return 50 if len(tally) == 1 else 0
    if box in (Box.PAIR, Box.THREE_OF_A_KIND, Box.FOUR_OF_A_KIND):
        wanted = {Box.PAIR: 2, Box.THREE_OF_A_KIND: 3, Box.FOUR_OF_A_KIND: 4}[box]
        return next((d * wanted for d, n in tally.items() if n >= wanted), 0)
    if box == Box.TWO_PAIRS:
        pairs = [d for d, n in tally.items() if n >= 2]
        return sum(pairs) * 2 if len(pairs) == 2 else 0
    if box == Box.SMALL:
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if box == Box.LARGE:
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    return sum(dice) if sorted(tally.values()) == [2, 3] else 0
