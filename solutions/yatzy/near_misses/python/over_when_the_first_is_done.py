"""The game is over when the first player's card is full, and the others miss their last go."""

from game import *


class Game(Game):
    @property
    def over(self):
        return len(self.cards[self.players[0]]) == 15
