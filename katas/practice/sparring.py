"""A solution that nobody means: a child of the watch plays against it while it waits for a save."""

from collections.abc import Callable, Sequence


def nothing(dice: Sequence[int], category: str | None) -> int:
    """Give no points."""
    del dice, category
    return 0


rules: Callable[[Sequence[int], str | None], int] = nothing
"""What it scores by; whoever spars with it lays down the rules."""


def score(dice: Sequence[int], category: str | None = None) -> int:
    """Score a roll."""
    return rules(dice, category)
