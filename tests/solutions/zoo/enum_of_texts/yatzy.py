from collections import Counter
from enum import Enum


class Category(str, Enum):
    Ones = "ones"
    Twos = "twos"
    Threes = "threes"
    Fours = "fours"
    Fives = "fives"
    Sixes = "sixes"
    OnePair = "one pair"
    TwoPair = "two pair"
    ThreeOfAKind = "three of a kind"
    FourOfAKind = "four of a kind"
    SmallStraight = "small straight"
    LargeStraight = "large straight"
    FullHouse = "full house"
    Chance = "chance"
    Yatzy = "yatzy"


class ScoreCard:
    def score(self, category: Category, dice: list[int]) -> int:
        return getattr(self, f"_{category.name}")(dice)

    def _Ones(self, dice): return dice.count(1)
    def _Twos(self, dice): return dice.count(2) * 2
    def _Threes(self, dice): return dice.count(3) * 3
    def _Fours(self, dice): return dice.count(4) * 4
    def _Fives(self, dice): return dice.count(5) * 5
    def _Sixes(self, dice): return dice.count(6) * 6
    def _Chance(self, dice): return sum(dice)
    def _Yatzy(self, dice): return 50 if len(set(dice)) == 1 else 0
    def _OnePair(self, dice): return max((2 * d for d in self._at_least(2, dice)), default=0)
    def _ThreeOfAKind(self, dice): return sum(3 * d for d in self._at_least(3, dice))
    def _FourOfAKind(self, dice): return sum(4 * d for d in self._at_least(4, dice))

    def _TwoPair(self, dice):
        pairs = self._at_least(2, dice)
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def _SmallStraight(self, dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    def _LargeStraight(self, dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    def _FullHouse(self, dice): return sum(dice) if sorted(Counter(dice).values()) == [2, 3] else 0

    def _at_least(self, n, dice):
        return [face for face, count in Counter(dice).items() if count >= n]
