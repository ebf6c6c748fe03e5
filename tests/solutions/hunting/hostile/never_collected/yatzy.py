def pair(dice):
    return 2 * max((face for face in dice if dice.count(face) == 2), default=0)
