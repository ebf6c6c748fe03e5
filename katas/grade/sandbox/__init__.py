"""Sandboxes for code that nobody trusts, by what the machine has: tried before it is believed."""

from katas.grade.sandbox.levels import Containment, Level, level_named
from katas.grade.sandbox.probing import find_sandbox, furnish, try_level
from katas.grade.sandbox.rooms import Room
from katas.grade.sandbox.sandbox import Plan, Sandbox

__all__ = [
    "Containment",
    "Level",
    "Plan",
    "Room",
    "Sandbox",
    "find_sandbox",
    "furnish",
    "level_named",
    "try_level",
]
