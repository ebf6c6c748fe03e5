class Roll:
    def __init__(self, dice):
        self.dice = list(dice)

    def score(self):
        return self.triples() + self.singles()

    def triples(self):
        points = 0
        for face in range(1, 7):
            if self.dice.count(face) >= 3:
                points += 1000 if face == 1 else face * 100
        return points

    def singles(self):
        points = 0
        for face, worth in ((1, 100), (5, 50)):
            count = self.dice.count(face)
            points += worth * (count - 3 if count >= 3 else count)
        return points
