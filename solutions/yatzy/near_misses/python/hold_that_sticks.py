"""What was held for one throw stays held for all later throws of the go."""

from game import *


class Game(Game):
    def throw(self, dice):
        held = self.held
        super().throw(dice)
        self.held = held
