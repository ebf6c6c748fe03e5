"""Plugs a solution in: its file, the host that runs it, what it offers, how it is called."""

from katas.plug.binder import bind
from katas.plug.binding import Binding, Call, Dice
from katas.plug.inprocess import InProcess
from katas.plug.port import Host
from katas.plug.solution import Solution
from katas.plug.source import find_source

__all__ = [
    "Binding",
    "Call",
    "Dice",
    "Host",
    "InProcess",
    "Solution",
    "bind",
    "find_source",
]
