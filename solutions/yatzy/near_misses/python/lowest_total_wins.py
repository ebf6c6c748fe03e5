"""The lowest total wins, as if it were golf."""

from game import *


class Game(Game):
    def winners(self):
        if not self.over:
            raise NotAllowed("the game isn't over")
        least = min(self.total(player) for player in self.players)
        return [player for player in self.players if self.total(player) == least]
