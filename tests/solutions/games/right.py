"""A whole game by the Norwegian rules, right in everything: each mistake is made from it."""

from collections import Counter

UPPER = ["Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere"]
LOWER = [
    "Par", "To par", "Tre like", "Fire like", "Hus", "Liten straight", "Stor straight",
    "Sjanse", "Yatzy",
]
CATEGORIES = UPPER + LOWER


class NotAllowed(Exception):
    pass


def score(dice, category):
    alike = Counter(dice)
    if category in UPPER:
        face = UPPER.index(category) + 1
        return face * alike[face]
    if category in ("Par", "Tre like", "Fire like"):
        many = {"Par": 2, "Tre like": 3, "Fire like": 4}[category]
        return many * max((face for face in alike if alike[face] >= many), default=0)
    if category == "To par":
        pairs = [face for face in alike for _ in range(alike[face] // 2)]
        return 2 * sum(pairs) if len(pairs) == 2 else 0
    if category == "Hus":
        return sum(dice) if sorted(alike.values()) == [2, 3] else 0
    if category == "Liten straight":
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if category == "Stor straight":
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    if category == "Sjanse":
        return sum(dice)
    return 50 if len(alike) == 1 else 0


class Game:
    def __init__(self, players, dice=5):
        if not players or len(set(players)) < len(players) or dice != 5:
            raise NotAllowed("there is no such game")
        self.players = list(players)
        self.cards = {name: {} for name in players}
        self.goes = 0
        self.roll = []
        self.held = []
        self.thrown = 0

    def throw(self, dice):
        if self.over:
            raise NotAllowed("the game is over")
        if self.thrown == 3:
            raise NotAllowed("three throws are all there are")
        if len(self.held) == 5 or len(dice) != 5 - len(self.held):
            raise NotAllowed("only what is free can be thrown")
        if min(dice) < 1 or max(dice) > 6:
            raise NotAllowed("a die shows 1 to 6")
        fallen = iter(dice)
        self.roll = [
            self.roll[place - 1] if place in self.held else next(fallen)
            for place in range(1, 6)
        ]
        self.thrown += 1
        self.held = []

    def hold(self, positions):
        if self.over:
            raise NotAllowed("the game is over")
        if not self.roll or len(set(positions)) < len(positions):
            raise NotAllowed("there is nothing to hold")
        if not set(positions) <= {1, 2, 3, 4, 5}:
            raise NotAllowed("there is no such die")
        self.held = list(positions)

    def place(self, category):
        if self.over:
            raise NotAllowed("the game is over")
        card = self.cards[self.player]
        if not self.roll or category not in CATEGORIES:
            raise NotAllowed("nothing can be placed there")
        if category in card:
            raise NotAllowed("it is used")
        points = score(self.roll, category)
        card[category] = points
        self.goes += 1
        self.roll = []
        self.held = []
        self.thrown = 0
        return points

    @property
    def player(self):
        return self.players[self.goes % len(self.players)]

    @property
    def round(self):
        return min(self.goes // len(self.players) + 1, 15)

    @property
    def over(self):
        return self.goes == 15 * len(self.players)

    def points(self, player):
        return dict(self.cards[player])

    def upper(self, player):
        return sum(self.cards[player].get(category, 0) for category in UPPER)

    def bonus(self, player):
        return 50 if self.upper(player) >= 63 else 0

    def total(self, player):
        return sum(self.cards[player].values()) + self.bonus(player)

    def winners(self):
        if not self.over:
            raise NotAllowed("the game is not over")
        most = max(self.total(name) for name in self.players)
        return [name for name in self.players if self.total(name) == most]
