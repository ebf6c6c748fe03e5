"""The Greed family: the Koan, its rulebook and its steps."""

from katas.greed.rulebook import GreedRulebook as load_rulebook

__all__ = ["load_rulebook"]
