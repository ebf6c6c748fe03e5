"""A solution plugged in: its file, the host that runs it, what it offers, how it is called."""

from katas.plug.binder import Wanted, bind
from katas.plug.binding import Binding, Call, Missing, Twice
from katas.plug.inprocess import InProcess
from katas.plug.limits import Limits
from katas.plug.port import Batch, Host
from katas.plug.solution import Solution
from katas.plug.source import find_source
from katas.plug.templates import Template, read_template
from katas.plug.worker import Worker

__all__ = [
    "Batch",
    "Binding",
    "Call",
    "Host",
    "InProcess",
    "Limits",
    "Missing",
    "Solution",
    "Template",
    "Twice",
    "Wanted",
    "Worker",
    "bind",
    "find_source",
    "read_template",
]
