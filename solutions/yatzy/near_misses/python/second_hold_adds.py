"""A second hold adds to the first one where it should replace it."""

from game import *


class Game(Game):
    def hold(self, positions):
        before = self.held
        super().hold(positions)
        self.held = before + [place for place in self.held if place not in before]
