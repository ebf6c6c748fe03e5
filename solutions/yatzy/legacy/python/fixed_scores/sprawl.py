# Yatzy scorer v2: the straights are 30 / 40 now, full house is 25.
# Checked against the handed-out tests, see there.


class Yatzy:

    @staticmethod
    def Chance(d1, d2, d3, d4, d5):
        total = 0
        for d in [d1, d2, d3, d4, d5]:
            total = total + d
        return total

    @staticmethod
    def yatzy(dice):
        tally = [0, 0, 0, 0, 0, 0, 0]
        for i in range(0, 5):
            tally[dice[i]] = tally[dice[i]] + 1
        result = 0
        for i in range(0, 7):
            if tally[i] == 5:
                result = 50
        return result

    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        n = 0
        if d1 == 1: n += 1
        if d2 == 1: n += 1
        if d3 == 1: n += 1
        if d4 == 1: n += 1
        if d5 == 1: n += 1
        return n

    @staticmethod
    def twos(d1, d2, d3, d4, d5):
        points = 0
        for x in (d1, d2, d3, d4, d5):
            points += 2 if x == 2 else 0
        return points

    @staticmethod
    def threes(*dice):
        l = list(dice)
        return l.count(3) * 3

    # rest of the upper half, object oriented now

    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = [0] * 5
        self.dice[0] = d1
        self.dice[1] = d2
        self.dice[2] = d3
        self.dice[3] = d4
        self.dice[4] = d5

    def fours(self):
        total = 0
        for at in range(5):
            if self.dice[at] == 4:
                total = total + 4
        return total

    def fives(self):
        Total = 0
        for die in self.dice:
            if die != 5:
                continue
            Total += 5
        return Total

    def sixes(self):
        six = [x for x in self.dice if x == 6]
        if len(six) == 0:
            return 0
        return len(six) * 6

    @staticmethod
    def pair(d1, d2, d3, d4, d5):
        a = [d1, d2, d3, d4, d5]
        best = 0
        for i in range(5):
            same = 0
            for j in range(5):
                if a[i] == a[j]:
                    same = same + 1
            if same == 2 and a[i] > best:
                best = a[i]
        return best * 2

    # full house counts too (mail from Karin)
    @staticmethod
    def two_pairs(d1, d2, d3, d4, d5):
        tallies = {}
        for d in (d1, d2, d3, d4, d5):
            tallies[d] = tallies.get(d, 0) + 1
        n = 0
        Sum = 0
        for face in tallies:
            if tallies[face] >= 2:
                n += 1
                Sum += 2 * face
        if n == 2:
            return Sum
        return 0

    @staticmethod
    def ThreeOfAKind(d1, d2, d3, d4, d5):
        trips = 0
        for die in (d1, d2, d3, d4, d5):
            n = 0
            if die == d1: n += 1
            if die == d2: n += 1
            if die == d3: n += 1
            if die == d4: n += 1
            if die == d5: n += 1
            if n > 2:
                trips = die
        return trips + trips + trips

    # see ThreeOfAKind
    @staticmethod
    def four_of_a_kind(d1, d2, d3, d4, d5):
        tt = [0] * 7
        tt[d1] += 1
        tt[d2] += 1
        tt[d3] += 1
        tt[d4] += 1
        tt[d5] += 1
        for f in range(1, 6):
            if tt[f] >= 4:
                return f * 4
        return 0

    # 1-2-3-4-5, 15 points
    @staticmethod
    def smallStraight(d1, d2, d3, d4, d5):
        has = [False] * 7
        has[d1] = True
        has[d2] = True
        has[d3] = True
        has[d4] = True
        has[d5] = True
        if has[1] and has[2] and has[3] and has[4]:
            return 30
        if has[2] and has[3] and has[4] and has[5]:
            return 30
        if has[3] and has[4] and has[5] and has[6]:
            return 30
        return 0

    @staticmethod
    def largeStraight(d1, d2, d3, d4, d5):
        lst = [d1, d2, d3, d4, d5]
        lst.sort()
        for i in range(4):
            if lst[i + 1] - lst[i] != 1:
                return 0
        return 40

    @staticmethod
    def full_house(d1, d2, d3, d4, d5):
        count = {}
        for d in (d1, d2, d3, d4, d5):
            if d not in count:
                count[d] = 0
            count[d] += 1
        hasTwo = False
        has_three = False
        for d in count:
            if count[d] == 2: hasTwo = True
            if count[d] == 3: has_three = True
        if hasTwo and has_three:
            return 25
        else:
            return 0
