"""How many games there are in the same process, from test to test."""

import gc


def there():
    gc.collect()
    return sum(type(thing).__name__ == "Game" for thing in gc.get_objects())


def test_as_long_as_it_runs(game):
    evenings = [game("Kari"), game("Ola")]
    assert there() == len(evenings)


def test_one_that_fails(game):
    assert there() == 0
    game("Kari")
    assert there() == 1
    game("Kari", "Kari")


def test_none_is_left():
    assert there() == 0
