PROBE = chance([1, 2, 3, 4, 5])

def chance(dice) = dice.sum
