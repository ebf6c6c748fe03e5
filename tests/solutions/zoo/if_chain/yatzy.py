class Yatzy:
    def calculate_score(self, roll, placement):
        placement = placement.lower()
        if placement == "ones":
            return roll.count(1)
        elif placement == "twos":
            return roll.count(2) * 2
        elif placement == "threes":
            return roll.count(3) * 3
        elif placement == "fours":
            return roll.count(4) * 4
        elif placement == "fives":
            return roll.count(5) * 5
        elif placement == "sixes":
            return roll.count(6) * 6
        elif placement == "onepair":
            return self.same(roll, 2)
        elif placement == "twopairs":
            pairs = [face for face in set(roll) if roll.count(face) >= 2]
            return sum(pairs) * 2 if len(pairs) == 2 else 0
        elif placement == "threeofakind":
            return self.same(roll, 3)
        elif placement == "fourofakind":
            return self.same(roll, 4)
        elif placement == "smallstraight":
            return 15 if sorted(roll) == [1, 2, 3, 4, 5] else 0
        elif placement == "largestraight":
            return 20 if sorted(roll) == [2, 3, 4, 5, 6] else 0
        elif placement == "fullhouse":
            return sum(roll) if {roll.count(face) for face in roll} == {2, 3} else 0
        elif placement == "yatzy":
            return 50 if len(set(roll)) == 1 else 0
        elif placement == "chance":
            return sum(roll)
        else:
            print("There is no such placement")
            return 0

    def same(self, roll, number):
        for face in (6, 5, 4, 3, 2, 1):
            if roll.count(face) >= number:
                return face * number
        return 0
