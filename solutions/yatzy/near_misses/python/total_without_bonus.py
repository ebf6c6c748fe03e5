"""The bonus is shown, and never added to the total."""

from game import *


class Game(Game):
    def total(self, player):
        return sum(self.points(player).values())
