"""A solution that nobody means: a child of the watch plays against it while it waits for a save."""

from collections.abc import Sequence


def score(dice: Sequence[int], category: str | None = None) -> int:
    """Score any roll anywhere, and mostly wrong: so the words for a failure are there too."""
    return sum(dice) if category else len(dice)
