import pytest
from yatzy import Category


@pytest.mark.parametrize(("face", "member"), list(enumerate(list(Category)[:6], start=1)))
def test_the_upper_part(face, member):
    assert member.score([face] * 3 + [face % 6 + 1] * 2) == 3 * face


def test_a_pair():
    assert Category.PAIR.score([6, 6, 1, 2, 3]) == 12
