from unittest import TestCase, main


def score(dice):
    total = 0
    for face in range(1, 7):
        triples, singles = divmod(dice.count(face), 3)
        total += triples * (1000 if face == 1 else face * 100)
        total += singles * {1: 100, 5: 50}.get(face, 0)
    return total


class ScoreTest(TestCase):
    def test_three_ones(self):
        self.assertEqual(1000, score([1, 1, 1]))


main(verbosity=2)
