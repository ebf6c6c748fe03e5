from abc import ABC, abstractmethod


class ScoringRule(ABC):
    @abstractmethod
    def score(self, dice):
        ...


class Chance(ScoringRule):
    def score(self, dice):
        return sum(dice)


class Yatzy(ScoringRule):
    def score(self, dice):
        return 50 if len(set(dice)) == 1 else 0


class UpperRule(ScoringRule):
    face = 0

    def score(self, dice):
        return self.face * dice.count(self.face)


class OnesRule(UpperRule): face = 1
class TwosRule(UpperRule): face = 2
class ThreesRule(UpperRule): face = 3
class FoursRule(UpperRule): face = 4
class FivesRule(UpperRule): face = 5
class SixesRule(UpperRule): face = 6


class AlikeRule(ScoringRule):
    wanted = 0

    def score(self, dice):
        return max((self.wanted * d for d in dice if dice.count(d) >= self.wanted), default=0)


class Pair(AlikeRule): wanted = 2
class ThreeOfAKind(AlikeRule): wanted = 3
class FourOfAKind(AlikeRule): wanted = 4


class TwoPairs(ScoringRule):
    def score(self, dice):
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0


class SmallStraight(ScoringRule):
    def score(self, dice):
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


class LargeStraight(ScoringRule):
    def score(self, dice):
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


class FullHouse(ScoringRule):
    def score(self, dice):
        return sum(dice) if sorted(map(dice.count, set(dice))) == [2, 3] else 0
