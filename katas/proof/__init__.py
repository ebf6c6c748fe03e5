"""What the examples don't ask: whole games, played beside ours."""

from katas.proof.side_by_side import Played, SideBySide, play_side_by_side

__all__ = ["Played", "SideBySide", "play_side_by_side"]
