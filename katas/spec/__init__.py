"""The specification: features read, transcripts recorded and replayed, results told."""

from katas.spec.guessing import guess
from katas.spec.judge import judge, move_verdict
from katas.spec.layout import asked_again, failure_lines, summary_lines
from katas.spec.own_table import HOUSE, OwnTable
from katas.spec.recorder import Recorder
from katas.spec.replay import play, replay
from katas.spec.side_telling import SideTeller
from katas.spec.specification import Specification, load_rulebooks, open_specification
from katas.spec.telling import Teller
from katas.spec.told import Told, changed, phrases

__all__ = [
    "HOUSE",
    "OwnTable",
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
]
