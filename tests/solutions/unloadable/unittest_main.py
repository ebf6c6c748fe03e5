"""Does not load: runs its own tests at import, which end the program."""

import unittest


def chance(dice):
    return sum(dice)


class ChanceTest(unittest.TestCase):
    def test_adds_up(self):
        self.assertEqual(chance([1, 1, 3, 3, 6]), 14)


unittest.main()
