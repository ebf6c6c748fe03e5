class Rule:
    def __init__(self, points):
        self.points = points

    def __call__(self, dice):
        return self.points(dice)


def kind(n):
    return Rule(lambda dice: n * max((d for d in dice if dice.count(d) >= n), default=0))


def of(face):
    return Rule(lambda dice: face * dice.count(face))


def straight(first):
    return Rule(lambda dice: sum(dice) if sorted(dice) == list(range(first, first + 5)) else 0)


ones, twos, threes, fours, fives, sixes = map(of, range(1, 7))
pair = kind(2)
three_of_a_kind = kind(3)
four_of_a_kind = kind(4)
small_straight = straight(1)
large_straight = straight(2)
chance = Rule(sum)
yatzy = Rule(lambda dice: 50 if len(set(dice)) == 1 else 0)
full_house = Rule(lambda dice: sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0)
two_pairs = Rule(lambda dice: kind(2)(dice) + kind(2)([d for d in dice if d != kind(2)(dice) / 2])
                 if sorted(map(dice.count, set(dice))) in ([1, 2, 2], [2, 3]) else 0)
