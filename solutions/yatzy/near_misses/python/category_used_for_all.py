"""What one player has used is used for everybody."""

from game import *


class Game(Game):
    def is_used(self, category):
        return any(category in card for card in self.cards.values())
