def sum_of(face, dice):
    return face * dice.count(face)
