class Greed:
    def __init__(self):
        self.total = 0

    def score(self, dice):
        for face in range(1, 7):
            count = dice.count(face)
            if count >= 3:
                self.total += 1000 if face == 1 else face * 100
                count -= 3
            self.total += count * {1: 100, 5: 50}.get(face, 0)
        return self.total
