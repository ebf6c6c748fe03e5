"""What is kept, as it comes out again."""

from __future__ import annotations

from dataclasses import dataclass

from katas.dojo.lit import Lit
from katas.model import Light


@dataclass(frozen=True, slots=True)
class Secrets:
    """What lets in: the `code` to join by, what `reads` the pages, what `leads` the dojo."""

    code: str
    reads: str
    leads: str


@dataclass(frozen=True, slots=True)
class Member:
    """A team as the dojo knows it; `number` counts them as they joined."""

    number: int
    id: str
    animal: str
    name: str
    joined: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A light on a board: when it was lit, which, and the stage, empty where it tells none."""

    at: float
    light: Light
    stage: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """A light as it has come, and the difference that came along."""

    lit: Lit
    difference: str = ""
