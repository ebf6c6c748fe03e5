"""Loud: pair sorts the caller's list for good, and chance has more to say the second time."""


class Yatzy:
    def __init__(self, dice):
        self.dice = dice
        self.total = 0

    def sjanse(self):
        self.total += sum(self.dice)
        return self.total

    def yatzy(self):
        return 50 if len(set(self.dice)) == 1 else 0

    def enere(self):
        return self.dice.count(1)

    def toere(self):
        return 2 * self.dice.count(2)

    def treere(self):
        return 3 * self.dice.count(3)

    def firere(self):
        return 4 * self.dice.count(4)

    def femmere(self):
        return 5 * self.dice.count(5)

    def seksere(self):
        return 6 * self.dice.count(6)

    def par(self):
        self.dice.sort()
        return 2 * max(self.showing(2), default=0)

    def to_par(self):
        pairs = [die for die in self.showing(2) for _ in range(self.dice.count(die) // 2)]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def tre_like(self):
        return 3 * max(self.showing(3), default=0)

    def fire_like(self):
        return 4 * max(self.showing(4), default=0)

    def liten_straight(self):
        return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0

    def stor_straight(self):
        return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0

    def hus(self):
        counts = sorted(self.dice.count(die) for die in set(self.dice))
        return sum(self.dice) if counts == [2, 3] else 0

    def showing(self, times):
        return [face for face in range(1, 7) if self.dice.count(face) >= times]
