class Hand:
    def __init__(self, dice):
        self._dice = list(dice)

    def count(self, face):
        return self._dice.count(face)

    def total(self):
        return sum(self._dice)

    def shape(self):
        return sorted(map(self._dice.count, set(self._dice)))
