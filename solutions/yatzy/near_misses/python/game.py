"""A whole game by the Norwegian rules, right in everything."""

import norwegian

UPPER = {
    "Enere": norwegian.enere,
    "Toere": norwegian.toere,
    "Treere": norwegian.treere,
    "Firere": norwegian.firere,
    "Femmere": norwegian.femmere,
    "Seksere": norwegian.seksere,
}
CATEGORIES = UPPER | {
    "Par": norwegian.par,
    "To par": norwegian.to_par,
    "Tre like": norwegian.tre_like,
    "Fire like": norwegian.fire_like,
    "Hus": norwegian.hus,
    "Liten straight": norwegian.liten_straight,
    "Stor straight": norwegian.stor_straight,
    "Sjanse": norwegian.sjanse,
    "Yatzy": norwegian.yatzy,
}


class NotAllowed(Exception):
    pass


class Game:
    THROWS = 3

    def __init__(self, players, dice=5):
        if not players or len(set(players)) < len(players) or dice != 5:
            raise NotAllowed("there is no such game")
        self.players = list(players)
        self.cards = {player: {} for player in players}
        self.placed = 0
        self.begin_a_go()

    def begin_a_go(self):
        self.roll = []
        self.held = []
        self.thrown = 0

    def throw(self, dice):
        self.check_going_on()
        if self.thrown == self.THROWS:
            raise NotAllowed("those were all the throws of this go")
        if len(self.held) == 5 or len(self.held) + len(dice) != 5:
            raise NotAllowed("the dice that aren't held are thrown, and no others")
        if not set(dice) <= {1, 2, 3, 4, 5, 6}:
            raise NotAllowed("a die shows 1 to 6")
        self.roll = self.fall(dice)
        self.held = []
        self.thrown += 1

    def fall(self, dice):
        """How the table looks when these have fallen beside what is held."""
        fallen = list(dice)
        return [
            self.roll[place - 1] if place in self.held else fallen.pop(0) for place in range(1, 6)
        ]

    def hold(self, positions):
        self.check_going_on()
        if not self.roll or len(set(positions)) < len(positions):
            raise NotAllowed("there is no holding that")
        if not set(positions) <= {1, 2, 3, 4, 5}:
            raise NotAllowed("there are five dice")
        self.held = list(positions)

    def place(self, category):
        self.check_going_on()
        if not self.roll or category not in CATEGORIES:
            raise NotAllowed("there is no placing that")
        if self.is_used(category):
            raise NotAllowed(f"{category} is used")
        card = self.cards[self.player]
        card[category] = points = CATEGORIES[category](self.roll)
        self.placed += 1
        self.begin_a_go()
        return points

    def is_used(self, category):
        return category in self.cards[self.player]

    def check_going_on(self):
        if self.over:
            raise NotAllowed("the game is over")

    @property
    def player(self):
        return self.players[self.placed % len(self.players)]

    @property
    def round(self):
        return min(self.placed // len(self.players) + 1, 15)

    @property
    def over(self):
        return self.placed == 15 * len(self.players)

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
            raise NotAllowed("the game isn't over")
        most = max(self.total(player) for player in self.players)
        return [player for player in self.players if self.total(player) == most]
