class Yatzy:
    def score(self, category, d1, d2, d3, d4, d5):
        dice = [d1, d2, d3, d4, d5]
        if category == "chance":
            return sum(dice)
        if category == "ones":
            return dice.count(1)
        if category == "twos":
            return dice.count(2) * 2
        raise ValueError(category)
