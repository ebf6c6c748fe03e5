from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Yatzy:
    dice: list[int]
    counts: Counter = field(init=False)

    def __post_init__(self):
        self.counts = Counter(self.dice)

    def chance(self): return sum(self.dice)
    def yatzy(self): return 50 if max(self.counts.values()) == 5 else 0
    def ones(self): return self.counts[1]
    def twos(self): return self.counts[2] * 2
    def threes(self): return self.counts[3] * 3
    def fours(self): return self.counts[4] * 4
    def fives(self): return self.counts[5] * 5
    def sixes(self): return self.counts[6] * 6
    def pair(self): return self.highest(2)
    def three_of_a_kind(self): return self.highest(3)
    def four_of_a_kind(self): return self.highest(4)

    def two_pairs(self):
        pairs = [face for face, n in self.counts.items() if n >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def small_straight(self): return 30 if self.run() >= 4 else 0
    def large_straight(self): return 40 if self.run() == 5 else 0
    def full_house(self): return 25 if sorted(self.counts.values()) == [2, 3] else 0

    def highest(self, times):
        return times * max((face for face, n in self.counts.items() if n >= times), default=0)

    def run(self):
        text = "".join(str(face) if self.counts[face] else " " for face in range(1, 7))
        return max(map(len, text.split()))
