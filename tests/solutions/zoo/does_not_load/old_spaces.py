def chance(dice):
    total = 0
    for die in dice:
        total += die
	return total
