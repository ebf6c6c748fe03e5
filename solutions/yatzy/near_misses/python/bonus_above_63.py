"""The bonus is paid above 63 and not at 63."""

from game import *


class Game(Game):
    def bonus(self, player):
        return 50 if self.upper(player) > 63 else 0
