"""A throw too many is refused, and the dice on the table are gone all the same."""

from game import *


class Game(Game):
    def throw(self, dice):
        if self.thrown == self.THROWS:
            self.roll = []
        super().throw(dice)
