from abc import ABC, abstractmethod


class Category(ABC):
    @abstractmethod
    def calculate(self, dice: list[int]) -> int: ...


class Upper(Category):
    def __init__(self, face: int):
        self.face = face

    def calculate(self, dice): return self.face * dice.count(self.face)


class Ones(Upper):
    def __init__(self): super().__init__(1)


class Twos(Upper):
    def __init__(self): super().__init__(2)


class Threes(Upper):
    def __init__(self): super().__init__(3)


class Fours(Upper):
    def __init__(self): super().__init__(4)


class Fives(Upper):
    def __init__(self): super().__init__(5)


class Sixes(Upper):
    def __init__(self): super().__init__(6)


class Chance(Category):
    def calculate(self, dice): return sum(dice)


class YatzyCategory(Category):
    def calculate(self, dice): return 50 if len(set(dice)) == 1 else 0


class OfAKind(Category):
    def __init__(self, wanted: int):
        self.wanted = wanted

    def calculate(self, dice):
        return self.wanted * max((d for d in dice if dice.count(d) >= self.wanted), default=0)


class Pair(OfAKind):
    def __init__(self): super().__init__(2)


class ThreeOfAKind(OfAKind):
    def __init__(self): super().__init__(3)


class FourOfAKind(OfAKind):
    def __init__(self): super().__init__(4)


class TwoPairs(Category):
    def calculate(self, dice):
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0


class SmallStraight(Category):
    def calculate(self, dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


class LargeStraight(Category):
    def calculate(self, dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


class FullHouse(Category):
    def calculate(self, dice): return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0


class Yatzy:
    def score(self, dice: list[int], category: Category) -> int:
        return category.calculate(dice)
