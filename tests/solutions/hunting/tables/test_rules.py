from scoring import RULES, calculate_score

HOUSE = RULES["FULL_HOUSE"]


def test_a_house_by_its_rule():
    assert HOUSE([1, 1, 2, 2, 2]) == 8
    assert HOUSE([4, 4, 4, 4, 4]) == 0


def test_a_house_by_its_name():
    assert calculate_score([2, 2, 3, 3, 4], "FULL_HOUSE") == 0
