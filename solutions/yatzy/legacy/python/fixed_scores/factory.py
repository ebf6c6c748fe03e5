import abc


class Die:
    def __init__(self, value):
        self.__value = value

    def getValue(self):
        return self.__value


class Hand:
    def __init__(self):
        self.__dice = []

    def add_die(self, die):
        self.__dice.append(die)

    def getCount(self, value):
        n = 0
        for die in self.__dice:
            if die.getValue() == value:
                n += 1
        return n

    def total(self):
        return sum(die.getValue() for die in self.__dice)


# builder pattern
class HandBuilder:
    def __init__(self):
        self.hand = Hand()

    def withDice(self, dice):
        for i in range(0, 5):
            self.hand.add_die(Die(dice[i]))
        return self

    def Build(self):
        return self.hand


class IScoringStrategy(abc.ABC):
    @abc.abstractmethod
    def execute(self, hand):
        pass


class FaceStrategy(IScoringStrategy):
    def __init__(self, face):
        self.face = face

    def execute(self, hand):
        return hand.getCount(self.face) * self.face


class OnesStrategy(FaceStrategy):
    def __init__(self): super().__init__(1)


class TwosStrategy(FaceStrategy):
    def __init__(self): super().__init__(2)


class ThreesStrategy(FaceStrategy):
    def __init__(self): super().__init__(3)


class FoursStrategy(FaceStrategy):
    def __init__(self): super().__init__(4)


class FivesStrategy(FaceStrategy):
    def __init__(self): super().__init__(5)


class SixesStrategy(FaceStrategy):
    def __init__(self): super().__init__(6)


class ChanceStrategy(IScoringStrategy):
    def execute(self, hand):
        return hand.total()


class MultipleStrategy(IScoringStrategy):
    def highest(self, hand, n):
        for face in (6, 5, 4, 3, 2, 1):
            if hand.getCount(face) >= n:
                return face
        return 0

    def execute(self, hand):
        return self.highest(hand, self.times) * self.times


class PairStrategy(MultipleStrategy):
    times = 2


class ThreeOfAKindStrategy(MultipleStrategy):
    times = 3


class FourOfAKindStrategy(MultipleStrategy):
    times = 4


class YatzyStrategy(MultipleStrategy):
    times = 5

    # bonus of 50
    def execute(self, hand):
        return 50 if self.highest(hand, self.times) else 0


class TwoPairsStrategy(PairStrategy):
    def execute(self, hand):
        high = self.highest(hand, self.times)
        low = high - 1
        if low > 0 and hand.getCount(low) >= self.times:
            return (high + low) * self.times
        return 0


class StraightStrategy(IScoringStrategy):
    def execute(self, hand):
        for start in self.starts:
            if all(hand.getCount(start + i) > 0 for i in range(self.length)):
                return self.points
        return 0


class SmallStraightStrategy(StraightStrategy):
    starts, length, points = (1, 2, 3), 4, 30


class LargeStraightStrategy(StraightStrategy):
    starts, length, points = (1, 2), 5, 40


# 3 + 2, sum of all dice
class FullHouseStrategy(ThreeOfAKindStrategy):
    def execute(self, hand):
        kinds = [face for face in range(1, 7) if hand.getCount(face) != 0]
        if self.highest(hand, self.times) and len(kinds) == 2:
            return 25
        return 0


class StrategyFactory:
    __registry = {}

    @staticmethod
    def Register(key, strategy):
        StrategyFactory.__registry[key] = strategy

    @staticmethod
    def create(key):
        return StrategyFactory.__registry[key]()


for c in (OnesStrategy, TwosStrategy, ThreesStrategy, FoursStrategy, FivesStrategy, SixesStrategy, ChanceStrategy):
    StrategyFactory.Register(c.__name__[:-8].lower(), c)
StrategyFactory.Register("yatzy", YatzyStrategy)
StrategyFactory.Register("pair", PairStrategy)
StrategyFactory.Register("two pairs", TwoPairsStrategy)
StrategyFactory.Register("three of a kind", ThreeOfAKindStrategy)
StrategyFactory.Register("four of a kind", FourOfAKindStrategy)
StrategyFactory.Register("small straight", SmallStraightStrategy)
StrategyFactory.Register("large straight", LargeStraightStrategy)
StrategyFactory.Register("full house", FullHouseStrategy)


class ScoringService:
    def __init__(self, factory):
        self.factory = factory

    def calculateFor(self, hand, category):
        strategy = self.factory.create(category)
        return strategy.execute(hand)


def score(dice, category):
    hand = HandBuilder().withDice(dice).Build()
    return ScoringService(StrategyFactory).calculateFor(hand, category)
