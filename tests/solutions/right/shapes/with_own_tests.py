"""Right: the learner's own test class stands in the same file, below the solution."""

import unittest


def chance(dice):
    return sum(dice)


class ChanceTest(unittest.TestCase):
    def test_adds_up(self):
        self.assertEqual(chance([1, 1, 3, 3, 6]), 14)


if __name__ == "__main__":
    unittest.main()
