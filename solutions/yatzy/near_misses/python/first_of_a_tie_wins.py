"""Of those who share the highest total only the first is told as winner."""

from game import *


class Game(Game):
    def winners(self):
        return super().winners()[:1]
