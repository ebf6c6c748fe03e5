"""The Greed family: the Koan, its rulebook and its steps."""

from collections.abc import Mapping
from typing import Any

from katas.greed.rulebook import GreedRulebook
from katas.model import Rulebook


def load_rulebook(name: str, data: Mapping[str, Any]) -> Rulebook:
    """Make a rulebook of the family from its TOML data."""
    return GreedRulebook(name, data)
