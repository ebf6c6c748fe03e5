import greed


class Dice:
    def __init__(self, dice):
        self.dice = dice

    def parts(self):
        return [divmod(self.dice.count(face), 3) for face in greed.FACES]
