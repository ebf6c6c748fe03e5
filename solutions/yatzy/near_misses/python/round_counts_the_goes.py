"""The round goes up with each player's go and not when all have had theirs."""

from game import *


class Game(Game):
    @property
    def round(self):
        return min(self.placed + 1, 15)
