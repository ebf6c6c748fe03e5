from abc import ABC, abstractmethod


class GameConstants:
    NUMBER_OF_DICE = 5
    MIN_FACE = 1
    MAX_FACE = 6
    YATZY_POINTS = 50
    SMALL_POINTS = 15
    LARGE_POINTS = 20


# Immutable
class ScoringContext:
    def __init__(self):
        self._dice = None

    def setDice(self, dice):
        self._dice = dice
        return self

    def get_die(self, index):
        if index < len(self._dice):
            return self._dice[index]
        return 0  # can't happen

    def getDice(self):
        return [self.get_die(i) for i in range(GameConstants.NUMBER_OF_DICE)]

    def how_many(self, face):
        return self.getDice().count(face)

    def differentFaces(self):
        return len(set(self.getDice()))


class ScoringStrategy(ABC):
    @abstractmethod
    def isApplicable(self, context): pass
    @abstractmethod
    def evaluate(self, context): pass


class AbstractStrategy(ScoringStrategy):
    # subclasses must call super().isApplicable()
    def isApplicable(self, context):
        return True


class AbstractFaceStrategy(AbstractStrategy):
    face = None

    def evaluate(self, context):
        return self.face * context.how_many(self.face)


class OnesStrategy(AbstractFaceStrategy): face = 1


class TwosStrategy(AbstractFaceStrategy): face = 2


class ThreesStrategy(AbstractFaceStrategy):
    face = 3


class FoursStrategy(AbstractFaceStrategy):
    face = 4


class FivesStrategy(AbstractFaceStrategy):
    face = 5


class SixesStrategy(AbstractFaceStrategy):
    face = GameConstants.MAX_FACE


class ChanceStrategy(AbstractStrategy):
    def evaluate(self, context):
        return sum(context.getDice())


class YatzyStrategy(AbstractStrategy):
    def isApplicable(self, context):
        return context.differentFaces() == 1

    def evaluate(self, context):
        return GameConstants.YATZY_POINTS


class AbstractKindStrategy(AbstractStrategy):
    def get_number(self): raise NotImplementedError

    def faces(self, context):
        everything = range(GameConstants.MIN_FACE, GameConstants.MAX_FACE + 1)
        return [f for f in everything if context.how_many(f) >= self.get_number()]

    def isApplicable(self, context):
        return len(self.faces(context)) > 0

    def evaluate(self, context):
        return self.get_number() * self.faces(context)[-1]


class PairStrategy(AbstractKindStrategy):
    def get_number(self):
        return 2


class ThreeOfAKindStrategy(AbstractKindStrategy):
    def get_number(self):
        return 3


class FourOfAKindStrategy(ThreeOfAKindStrategy):
    def get_number(self):
        return super().get_number() + 1


class TwoPairsStrategy(PairStrategy):
    def isApplicable(self, context):
        return len(self.faces(context)) == self.get_number()

    def evaluate(self, context):
        return self.get_number() * sum(self.faces(context))


class AbstractStraightStrategy(AbstractStrategy):
    forbidden = None
    points = None

    def isApplicable(self, context):
        if context.differentFaces() != GameConstants.NUMBER_OF_DICE:
            return False
        return context.how_many(self.forbidden) == 0

    def evaluate(self, context):
        return self.points


class SmallStraightStrategy(AbstractStraightStrategy):
    forbidden = GameConstants.MAX_FACE
    points = GameConstants.SMALL_POINTS


class LargeStraightStrategy(AbstractStraightStrategy):
    forbidden = GameConstants.MIN_FACE
    points = GameConstants.LARGE_POINTS


class FullHouseStrategy(ThreeOfAKindStrategy):
    def isApplicable(self, context):
        most = max(context.how_many(die) for die in context.getDice())
        return context.differentFaces() == 2 and most == self.get_number()

    def evaluate(self, context):
        return ChanceStrategy().evaluate(context)


class StrategyFactory:
    _instance = None

    # thread safe
    @classmethod
    def getInstance(cls):
        if cls._instance is None:
            cls._instance = cls()
            cls._instance.register(OnesStrategy, TwosStrategy, ThreesStrategy, FoursStrategy, FivesStrategy,
                                   SixesStrategy, ChanceStrategy, YatzyStrategy)
            cls._instance.register(PairStrategy, TwoPairsStrategy, ThreeOfAKindStrategy, FourOfAKindStrategy)
            cls._instance.register(SmallStraightStrategy, LargeStraightStrategy, FullHouseStrategy)
        return cls._instance

    def __init__(self):
        self.registry = {}

    def register(self, *classes):
        for strategyClass in classes:
            self.registry[strategyClass.__name__.lower()] = strategyClass

    def create_strategy(self, category):
        return self.registry[category.replace(" ", "") + "strategy"]()


def score(dice, category):
    context = ScoringContext().setDice(dice)
    strategy = StrategyFactory.getInstance().create_strategy(category)
    return strategy.evaluate(context) if strategy.isApplicable(context) else 0
