"""The whole card is added up for the upper sum, and not only ones to sixes."""

from game import *


class Game(Game):
    def upper(self, player):
        return sum(self.points(player).values())
