"""The specification: features read, transcripts recorded and replayed, results told.

What a start may do without is imported when it is asked for: the recorder above all, which brings
a parser and pytest.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from katas.spec.judge import judge, move_verdict
from katas.spec.replay import play, replay
from katas.spec.specification import Specification, load_rulebooks, open_specification
from katas.spec.transcripts import transcript

if TYPE_CHECKING:
    from katas.spec.guessing import guess
    from katas.spec.layout import asked_again, failure_lines, summary_lines
    from katas.spec.own_table import HOUSE, OwnTable
    from katas.spec.own_telling import OwnTeller
    from katas.spec.recorder import Recorder
    from katas.spec.side_telling import SideTeller
    from katas.spec.telling import Teller
    from katas.spec.told import Told, changed, phrases

__all__ = [
    "HOUSE",
    "OwnTable",
    "OwnTeller",
    "Recorder",
    "SideTeller",
    "Specification",
    "Teller",
    "Told",
    "asked_again",
    "changed",
    "failure_lines",
    "guess",
    "judge",
    "load_rulebooks",
    "move_verdict",
    "open_specification",
    "phrases",
    "play",
    "replay",
    "summary_lines",
    "transcript",
]

LATER = {
    "guess": "guessing",
    "asked_again": "layout",
    "failure_lines": "layout",
    "summary_lines": "layout",
    "HOUSE": "own_table",
    "OwnTable": "own_table",
    "OwnTeller": "own_telling",
    "Recorder": "recorder",
    "SideTeller": "side_telling",
    "Teller": "telling",
    "Told": "told",
    "changed": "told",
    "phrases": "told",
}
"""Where a name is that is imported when it is asked for."""


def __getattr__(name: str) -> object:
    """Import what is asked for."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
