import unittest

from yatzy import Yatzy


class TheWorkedExamples(unittest.TestCase):
    def test_chance(self):
        self.assertEqual(14, Yatzy.chance(1, 1, 3, 3, 6))
        self.assertEqual(21, Yatzy.chance(4, 5, 5, 6, 1))

    def test_pair(self):
        self.assertEqual(8, Yatzy.score_pair(3, 3, 3, 4, 4))
        self.assertEqual(12, Yatzy.score_pair(1, 1, 6, 2, 6))
        self.assertEqual(6, Yatzy.score_pair(3, 3, 3, 4, 1))
