"""A used category is refused, and the dice that were held are free all the same."""

from game import *


class Game(Game):
    def place(self, category):
        self.held = []
        return super().place(category)
