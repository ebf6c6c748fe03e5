"""The timer that all share, and how often one may ask: by a clock that the test sets."""

from katas.dojo.keeping.timer import LONGEST, Timer, Turn
from katas.dojo.server.rates import Rates


def test_it_stands_until_it_is_started() -> None:
    """And then it runs, to its end and no further."""
    timer = Timer(minutes=30, rotate=5)
    assert timer.at(1000) == 0
    going = timer.after(Turn.GO, 1000)
    assert going.at(1060) == 60
    assert going.at(1000 + 3600) == 30 * 60


def test_a_pause_keeps_what_has_run() -> None:
    """However long it is; and to start twice is to start once."""
    timer = Timer(30, 5).after(Turn.GO, 0).after(Turn.PAUSE, 90)
    assert timer.at(10_000) == 90
    assert timer.after(Turn.GO, 10_000).after(Turn.GO, 10_060).at(10_090) == 180


def test_it_can_begin_again() -> None:
    """It stands at the beginning then."""
    timer = Timer(30, 5).after(Turn.GO, 0).after(Turn.AGAIN, 90)
    assert (timer.at(10_000), timer.since) == (0, None)


def test_it_can_be_made_longer_and_shorter() -> None:
    """By a minute, within what makes sense."""
    timer = Timer(1, 5).after(Turn.SHORTER, 0)
    assert timer.minutes == 1
    assert timer.after(Turn.LONGER, 0).minutes == 2
    assert Timer(LONGEST, 5).after(Turn.LONGER, 0).minutes == LONGEST


def test_a_clock_that_was_put_back_takes_nothing() -> None:
    """The time of day may jump."""
    assert Timer(30, 5).after(Turn.GO, 1000).at(900) == 0


def test_it_is_kept_as_it_is() -> None:
    """As text and back."""
    timer = Timer(30, 5).after(Turn.GO, 1000.5)
    assert Timer.from_text(timer.as_text()) == timer


def test_a_burst_and_then_slowly() -> None:
    """Each has their own; what was taken comes again with time."""
    rates = Rates(burst=2, often=0.5)
    assert [rates.take("kari", 0), rates.take("kari", 0), rates.take("kari", 0)] == [
        True,
        True,
        False,
    ]
    assert rates.take("ola", 0)
    assert not rates.has("kari", 1)
    assert rates.take("kari", 2)


def test_those_who_have_gone_are_forgotten() -> None:
    """There may be very many of them."""
    rates = Rates(burst=1, often=1)
    for number in range(25_000):
        rates.take(str(number), number)
    assert len(vars(rates)["_buckets"]) < 15_000
