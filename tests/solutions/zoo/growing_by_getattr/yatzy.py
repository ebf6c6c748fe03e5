class Scorer:
    def __init__(self, dice):
        self.dice = dice

    def score(self, category):
        return getattr(self, "score_" + category.lower().replace(" ", "_"))()

    def score_chance(self): return sum(self.dice)
    def score_ones(self): return self.dice.count(1)
    def score_twos(self): return self.dice.count(2) * 2
