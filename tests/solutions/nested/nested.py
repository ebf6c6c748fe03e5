"""Control structures after one another and inside one another; the deepest place is marked."""


def one_after_the_other(dice):
    if not dice:
        return 0
    if len(dice) == 1:
        return dice[0]
    return sum(die for die in dice if die > 1)


def otherwise(dice):
    if not dice:
        return 0
    elif len(dice) == 1:
        for die in dice:
            return die
    elif len(dice) == 2:
        while dice:
            dice.pop()


class Inside:
    def score(self, dice):
        def alike(face):
            with open(face):
                try:  # deepest: 3
                    pass
                finally:
                    pass

        return alike(dice)
