import pytest
from yatzy import pair


def test_that_stops_everything():
    assert pair([3, 3, 1, 2, 4]) == 6
    pytest.exit("enough")
