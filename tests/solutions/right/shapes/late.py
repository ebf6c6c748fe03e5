"""Right: asks its neighbour for help only when it is called."""


def chance(dice):
    from beside_late import add_up

    return add_up(dice)
