"""Right: a static method that Python has ready-made, and that won't show its parameters."""


class Yatzy:
    highest = staticmethod(max)

    @staticmethod
    def chance(dice):
        return sum(dice)
