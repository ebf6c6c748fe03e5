"""A family that borrows Greed's rules, for features that must be refused."""

from katas.greed import load_rulebook

__all__ = ["load_rulebook"]
