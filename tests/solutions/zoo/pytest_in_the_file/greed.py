import pytest


def score(dice):
    total = 0
    for face in range(1, 7):
        triples, singles = divmod(dice.count(face), 3)
        total += triples * (1000 if face == 1 else face * 100)
        total += singles * {1: 100, 5: 50}.get(face, 0)
    return total


@pytest.fixture
def roll():
    return [1, 1, 1, 5, 1]


@pytest.mark.parametrize("dice, points", [([], 0), ([5], 50), ([2, 2, 2], 200)])
def test_score(dice, points):
    assert score(dice) == points


def test_four_ones(roll):
    assert score(roll) == pytest.approx(1150)


pytest.main([__file__])
