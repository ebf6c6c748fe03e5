"""The shelf: which katas there are, how they are described, where their files lie."""

from katas.catalog import shipped
from katas.catalog.baselines import baseline_of
from katas.catalog.expected import Expected
from katas.catalog.kata import Kata, Stage, Start
from katas.catalog.languages import LANGUAGES, PYTHON, Language, language_of
from katas.catalog.settings import REMEMBERS, Settings, find_settings, read_settings
from katas.catalog.shelf import Board, Shelf, open_shelf
from katas.catalog.vocabulary import Vocabulary, Words, fold

__all__ = [
    "LANGUAGES",
    "PYTHON",
    "REMEMBERS",
    "Board",
    "Expected",
    "Kata",
    "Language",
    "Settings",
    "Shelf",
    "Stage",
    "Start",
    "Vocabulary",
    "Words",
    "baseline_of",
    "find_settings",
    "fold",
    "language_of",
    "open_shelf",
    "read_settings",
    "shipped",
]
