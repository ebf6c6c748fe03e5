# Koan: scoring a roll of Greed. Think about the rules, then make these pass.

from greed import score


def test_no_dice_no_points():
    assert score([]) == 0


def test_a_lone_five():
    assert score([5]) == 50


def test_a_lone_one():
    assert score([1]) == 100


def test_ones_and_fives_add_up():
    assert score([1, 5, 5, 1]) == 300


def test_the_other_faces_alone_are_worthless():
    assert score([2, 3, 4, 6]) == 0


def test_three_ones_are_a_thousand():
    assert score([1, 1, 1]) == 1000


def test_three_of_another_face_are_a_hundred_times_it():
    assert score([2, 2, 2]) == 200
    assert score([3, 3, 3]) == 300
    assert score([4, 4, 4]) == 400
    assert score([5, 5, 5]) == 500
    assert score([6, 6, 6]) == 600


def test_a_mixed_roll_is_the_sum_of_its_parts():
    assert score([2, 5, 2, 2, 3]) == 50


def test_what_a_triple_leaves_over_counts_alone():
    assert score([5, 5, 5, 5]) == 550
