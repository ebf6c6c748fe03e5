"""What a learner practises with: a folder to begin in."""

from katas.practice.starting import Begun, begin

__all__ = ["Begun", "begin"]
