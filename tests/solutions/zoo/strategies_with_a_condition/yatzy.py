from abc import ABC, abstractmethod


class Rule(ABC):
    @abstractmethod
    def applies(self, dice): ...

    @abstractmethod
    def apply(self, dice): ...


class Chance(Rule):
    def applies(self, dice):
        return True

    def apply(self, dice):
        return sum(dice)


class Ones(Rule):
    def applies(self, dice):
        return 1 in dice

    def apply(self, dice):
        return dice.count(1)
