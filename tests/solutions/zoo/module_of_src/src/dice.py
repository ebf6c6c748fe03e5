from collections import Counter


class Dice:
    def __init__(self, *values):
        self.values = values
        self.counts = Counter(values)

    def faces(self, at_least):
        return [face for face, n in self.counts.items() if n >= at_least]

    def sum_of(self, face):
        return face * self.counts[face]
