# Yatzy scoring, moved over from the club's scoreboard program.
# Works. Please don't touch before the tournament (May).


class Yatzy:

    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = []
        self.dice.append(d1)
        self.dice.append(d2)
        self.dice.append(d3)
        self.dice.append(d4)
        self.dice.append(d5)

    @staticmethod
    def chance(d1, d2, d3, d4, d5):
        sum = d1 + d2
        sum = sum + d3
        sum = sum + d4
        sum = sum + d5
        return sum

    # takes a list, because the GUI has one here
    @staticmethod
    def yatzy(dice):
        seen = {}
        for d in dice:
            if d in seen:
                seen[d] = seen[d] + 1
            else:
                seen[d] = 1
        for d in seen:
            if seen[d] == 5:
                return 50
        return 0

    # returns how many ones there are
    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        result = 0
        for d in (d1, d2, d3, d4, d5):
            if d == 1:
                result += 1
        return result

    @staticmethod
    def twos(*dice):
        n = 0
        for d in dice:
            if d == 2:
                n = n + 2
        return n

    # same as twos
    @staticmethod
    def threes(d1, d2, d3, d4, d5):
        points = 0
        if d1 == 3:
            points += 3
        if d2 == 3:
            points += 3
        if d3 == 3:
            points += 3
        if d4 == 3:
            points += 3
        if d5 == 3:
            points += 3
        return points

    def fours(self):
        points = 0
        for i in range(5):
            if self.dice[i] == 4:
                points += self.dice[i]
        return points

    def fives(self):
        i = 0
        points = 0
        while i < 5:
            if self.dice[i] == 5: points = points + 5
            i = i + 1
        return points

    def sixes(self):
        return sum([d for d in self.dice if d > 5])

    # the best of the pairs
    @staticmethod
    def score_pair(d1, d2, d3, d4, d5):
        n = [0, 0, 0, 0, 0, 0, 0]
        n[d1] += 1
        n[d2] += 1
        n[d3] += 1
        n[d4] += 1
        n[d5] += 1
        face = 6
        while face > 0:
            if n[face] >= 2:
                return face + face
            face = face - 1
        return 0

    @staticmethod
    def two_pair(d1, d2, d3, d4, d5):
        all = [d1, d2, d3, d4, d5]
        pairs = []
        for x in all:
            howMany = 0
            for y in all:
                if x == y:
                    howMany += 1
            if howMany >= 2 and x not in pairs:
                pairs.append(x)
        if len(pairs) < 2:
            return 0
        return pairs[0] + pairs[0] + pairs[1] + pairs[1]

    # all five dice count here!
    @staticmethod
    def three_of_a_kind(d1, d2, d3, d4, d5):
        dict = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
        for die in [d1, d2, d3, d4, d5]:
            dict[die] += 1
        for die in dict:
            if dict[die] > 2:
                return die * 3
        return 0

    @staticmethod
    def fourOfAKind(d1, d2, d3, d4, d5):
        counts = [0] * 7
        for d in (d1, d2, d3, d4, d5):
            counts[d] = counts[d] + 1
        for i in range(1, 7):
            if counts[i] == 4 or counts[i] == 5:
                return i + i + i + i
        return 0

    @staticmethod
    def smallStraight(d1, d2, d3, d4, d5):
        s = sorted([d1, d2, d3, d4, d5])
        if s[0] == 1 and s[1] == 2 and s[2] == 3 and s[3] == 4 and s[4] == 5:
            return 15
        else:
            return 0

    @staticmethod
    def largeStraight(d1, d2, d3, d4, d5):
        n = [0] * 7
        n[d1] += 1
        n[d2] += 1
        n[d3] += 1
        n[d4] += 1
        n[d5] += 1
        for i in range(2, 7):
            if n[i] != 1:
                return 0
        return 20

    # two pair + three of a kind
    @staticmethod
    def fullHouse(d1, d2, d3, d4, d5):
        tally = {}
        for d in [d1, d2, d3, d4, d5]:
            if not d in tally:
                tally[d] = 0
            tally[d] = tally[d] + 1
        pairFace = 0
        three_face = 0
        for d in tally:
            if tally[d] == 2:
                pairFace = d
            if tally[d] == 3:
                three_face = d
        if pairFace == 0 or three_face == 0:
            return 0
        return pairFace * 2 + three_face * 3
