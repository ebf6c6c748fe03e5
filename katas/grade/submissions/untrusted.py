from dataclasses import dataclass, field
from collections.abc import Mapping
@dataclass(frozen=True, slots=True)
class Said:
    calls: Mapping[str,str] = field(default_factory=dict)
    entry: str | None = None
    readings: Mapping[str,str] = field(default_factory=dict)
    refused: int | None = None
    notes: tuple[str, ...] = ()
def read_said(folder, kata): return Said()
