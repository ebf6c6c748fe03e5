"""The bonus is the 35 of an American game and not 50."""

from game import *


class Game(Game):
    def bonus(self, player):
        return 35 if self.upper(player) >= 63 else 0
