"""The bonus is added to the upper sum already, which is then 50 too high."""

from game import *


class Game(Game):
    def upper(self, player):
        points = super().upper(player)
        return points + 50 if points >= 63 else points

    def total(self, player):
        return sum(self.points(player).values()) + self.bonus(player)
