"""The players have their turns the other way round the table."""

from game import *


class Game(Game):
    @property
    def player(self):
        return self.players[-1 - self.placed % len(self.players)]
