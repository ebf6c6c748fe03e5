"""The dice that are held move to the left of the table, and the others fall behind them."""

from game import *


class Game(Game):
    def fall(self, dice):
        return [self.roll[place - 1] for place in sorted(self.held)] + list(dice)
