"""The Chicago family: the house rules of the dice club."""

from .rulebook import ChicagoRulebook as load_rulebook

__all__ = ["load_rulebook"]
