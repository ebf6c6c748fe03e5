def alike(count):
    def score(dice):
        faces = [face for face in range(1, 7) if dice.count(face) == count]
        return count * max(faces, default=0)

    return score


def in_a_row(first):
    points = sum(range(first, first + 5))

    def score(dice):
        return points if sorted(dice) == list(range(first, first + 5)) else 0

    return score


pair, three_of_a_kind, four_of_a_kind = alike(2), alike(3), alike(4)
small_straight, large_straight = in_a_row(1), in_a_row(2)
