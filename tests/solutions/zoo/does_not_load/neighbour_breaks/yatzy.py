import table_of_points


def chance(dice):
    return table_of_points.POINTS["chance"](dice)
