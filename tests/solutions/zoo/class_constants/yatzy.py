class Categories:
    ones = "1s"
    twos = "2s"
    threes = "3s"
    fours = "4s"
    fives = "5s"
    sixes = "6s"
    pair = "2x"
    two_pairs = "2x2"
    three_of_a_kind = "3x"
    four_of_a_kind = "4x"
    small_straight = "S"
    large_straight = "L"
    full_house = "3+2"
    chance = "?"
    yatzy = "5x"


class Yatzy:
    @staticmethod
    def score(category, dice):
        counts = [dice.count(face) for face in range(7)]
        if category.endswith("s"):
            return int(category[0]) * counts[int(category[0])]
        if category == Categories.chance:
            return sum(dice)
        if category == Categories.yatzy:
            return 50 if 5 in counts else 0
        if category.endswith("x"):
            wanted = int(category[0])
            return wanted * max(face for face in range(7) if counts[face] >= wanted or face == 0)
        if category == Categories.two_pairs:
            pairs = [face for face in range(7) if counts[face] >= 2]
            return 2 * sum(pairs) if len(pairs) == 2 else 0
        if category == Categories.small_straight:
            return 15 if counts[1:6] == [1] * 5 else 0
        if category == Categories.large_straight:
            return 20 if counts[2:7] == [1] * 5 else 0
        if category == Categories.full_house:
            return sum(dice) if 3 in counts and 2 in counts else 0
