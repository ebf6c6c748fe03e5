"""A used category is refused, and the next player's go begins all the same."""

from game import *


class Game(Game):
    def is_used(self, category):
        used = super().is_used(category)
        if used:
            self.placed += 1
        return used
