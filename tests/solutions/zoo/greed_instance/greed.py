from collections import Counter


class GreedScorer:
    def __init__(self, singles=None):
        self.singles = singles or {1: 100, 5: 50}

    def score(self, dice):
        return sum(self._points(face, n) for face, n in Counter(dice).items())

    def _points(self, face, n):
        single = self.singles.get(face, 0)
        triple = 1000 if face == 1 else face * 100
        return triple + single * (n - 3) if n >= 3 else single * n
