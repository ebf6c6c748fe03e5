"""Hostile: has objects by name that don't want to be looked at."""


class Hiding:
    @property
    def __class__(self):
        raise ValueError("none of your business")

    def __getattribute__(self, name):
        raise ValueError("none of your business")


hidden = Hiding()


def chance(dice):
    return sum(dice)
