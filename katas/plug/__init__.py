"""A solution plugged in: its file, the host that runs it, what it offers, how it is called.

The worker is imported from its own module: who doesn't start one does without its imports. What a
whole game takes, and calls that a learner has written down, is imported when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from katas.plug.binding.bind import all_ways, bind
from katas.plug.binding.call import Binding, Call, Twice
from katas.plug.binding.missing import Missing
from katas.plug.binding.trial import shown
from katas.plug.binding.wanted import Wanted
from katas.plug.hosts.inprocess import InProcess
from katas.plug.hosts.limits import Limits, limits_of
from katas.plug.hosts.port import Batch, Host
from katas.plug.solution import Solution
from katas.plug.source import find_source

if TYPE_CHECKING:
    from katas.plug.binding.templates import Template, read_template
    from katas.plug.playing.calls import HANDED
    from katas.plug.playing.table import Table
    from katas.plug.playing.written import read_part

__all__ = [
    "HANDED",
    "Batch",
    "Binding",
    "Call",
    "Host",
    "InProcess",
    "Limits",
    "Missing",
    "Solution",
    "Table",
    "Template",
    "Twice",
    "Wanted",
    "all_ways",
    "bind",
    "find_source",
    "limits_of",
    "read_part",
    "read_template",
    "shown",
]

LATER = {
    "HANDED": "playing.calls",
    "Table": "playing.table",
    "Template": "binding.templates",
    "read_part": "playing.written",
    "read_template": "binding.templates",
}
"""Where a name is that is imported when it is asked for."""


def __getattr__(name: str) -> object:
    """Import what is asked for."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
