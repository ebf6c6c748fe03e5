"""A category with 0 points is taken for one that isn't used yet."""

from game import *


class Game(Game):
    def is_used(self, category):
        return bool(self.cards[self.player].get(category))
