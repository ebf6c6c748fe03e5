"""The counts are kept on the object and never set back to 0."""


class Greed:
    def __init__(self):
        self.counts = [0] * 7

    def score(self, dice):
        for die in dice:
            self.counts[die] += 1
        points = 0
        for face in range(1, 7):
            sets, left = divmod(self.counts[face], 3)
            points += sets * (1000 if face == 1 else 100 * face)
            if face == 1:
                points += 100 * left
            if face == 5:
                points += 50 * left
        return points
