"""x."""

from collections.abc import Iterable

from katas.dojo.team import Team


def page_of(teams: Iterable[Team], language: str) -> str:
    """X."""
    return str(list(teams)) + language
