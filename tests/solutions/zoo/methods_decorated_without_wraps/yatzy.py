def never_negative(method):
    def wrapper(*args, **kwargs):
        return max(0, method(*args, **kwargs))

    return wrapper


class Yatzy:
    def __init__(self, dice):
        self.dice = dice

    @never_negative
    def chance(self):
        return sum(self.dice)

    @never_negative
    def ones(self):
        return self.dice.count(1)
