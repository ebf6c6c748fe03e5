"""The Yatzy family: four documents, four rulebooks, one set of steps."""

from katas.yatzy.rulebook import YatzyRulebook as load_rulebook

__all__ = ["load_rulebook"]
