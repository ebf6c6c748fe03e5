"""What the examples don't ask: every roll there is, and whole games beside ours."""

from katas.proof.asking import Progress
from katas.proof.near_misses import NearMiss, near_misses
from katas.proof.playing.side_by_side import Played, SideBySide, play_side_by_side
from katas.proof.proof import CategoryProof, Clash, Difference, OpenQuestion, Proof, Purity
from katas.proof.proving import prove
from katas.proof.vectors import Vectors
from katas.proof.wanted import proved_at

__all__ = [
    "CategoryProof",
    "Clash",
    "Difference",
    "NearMiss",
    "OpenQuestion",
    "Played",
    "Progress",
    "Proof",
    "Purity",
    "SideBySide",
    "Vectors",
    "near_misses",
    "play_side_by_side",
    "prove",
    "proved_at",
]
