"""The Yatzy family: four documents, four rulebooks, one set of steps."""

from collections.abc import Mapping
from typing import Any

from katas.model import Rulebook
from katas.yatzy.rulebook import YatzyRulebook


def load_rulebook(name: str, data: Mapping[str, Any]) -> Rulebook:
    """Make a rulebook of the family from its TOML data.

    Raises SpecError for a category that follows no rule there is.
    """
    return YatzyRulebook(name, data)
