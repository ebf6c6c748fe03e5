"""A go has a fourth throw where three are all there are."""

from game import *


class Game(Game):
    THROWS = 4
