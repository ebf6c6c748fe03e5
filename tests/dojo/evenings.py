"""Evenings on disk: folders of teams with lights, texts and what joining writes, made for tests."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo.lit import Change, Lit
from katas.dojo.strip import Strip
from katas.dojo.texts import Texts
from katas.model import Light

SEVEN = 1_760_000_000.0
"""When an evening begins, by somebody's clock."""

LIGHTS = {"G": Light.GREEN, "R": Light.RED, "A": Light.AMBER, "h": Light.HALF}

SCRIPT = "<script>alert(1)</script>"


def id_of(name: str) -> str:
    """An id that is the same for the same name."""
    return sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:32]


@dataclass
class Evening:
    """A team's evening. `lights` are letters, one light each, a minute from one to the next.

    `minutes` says when each was lit, where that isn't so; `lines` what each changed; `stages` the
    light with which a stage was reached; `foreseen` what was foretold of a light; `texts` what the
    file was at each, one after the other.
    """

    lights: str
    minutes: Sequence[float] = ()
    lines: Sequence[int] = ()
    stages: Mapping[int, str] = field(default_factory=dict)
    foreseen: Mapping[int, str] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    texts: Sequence[str] = ()
    kata: str = "yatzy-exactly"
    began: float = SEVEN
    name: str = "an evening"

    def lit(self, texts: Texts | None = None) -> Iterator[Lit]:
        """The lights, whose texts are kept."""
        reached: list[str] = []
        for number, letter in enumerate(self.lights):
            reached += [self.stages[number]] if number in self.stages else []
            tells = letter in "GR"
            text = self.texts[number] if self.texts else ""
            minutes = self.minutes[number] if self.minutes else number
            yield Lit(
                id=id_of(f"{self.name} {number}"),
                at=self.began + 60 * minutes,
                light=LIGHTS[letter],
                kata=self.kata,
                reached=tuple(reached) if tells else (),
                readings=self.readings if tells else {},
                foreseen=LIGHTS[self.foreseen[number]] if number in self.foreseen else None,
                change=Change(self.lines[number] if self.lines else 0, 0),
                text=texts.keep({"yatzy.py": text}) if texts and text else "",
            )


def kept(folder: Path, evening: Evening) -> Path:
    """A team's folder with the lights of an evening in it."""
    (folder / REMEMBERS).mkdir(parents=True, exist_ok=True)
    strip, texts = Strip(folder), Texts(folder)
    for lit in evening.lit(texts):
        strip.add(lit)
    assert not strip.trouble
    return folder


def joined(
    folder: Path, animal: str, *, name: str = "", at: float = SEVEN, shares: bool = False
) -> Path:
    """Write what joining a dojo leaves in a folder."""
    data = {
        "version": 1,
        "address": "192.0.2.7:8080",
        "kata": "yatzy-exactly",
        "team": id_of(animal),
        "animal": animal,
        "name": name,
        "token": "t0k3n",
        "joined": at,
        "shares": shares,
    }
    (folder / REMEMBERS).mkdir(parents=True, exist_ok=True)
    (folder / REMEMBERS / "dojo.json").write_text(json.dumps(data), "utf-8")
    return folder
