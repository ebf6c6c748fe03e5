"""The dojo that a folder has joined, as it is remembered there."""

from __future__ import annotations

import json
import math
import os
from contextlib import suppress
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.errors import UsageError
from katas.records import dataclass

FILE = "dojo.json"

VERSION = 1


@dataclass(frozen=True, slots=True)
class Membership:
    """One team of one dojo, and what lets it write there.

    `address` is the dojo's, `kata` what is practised in it; `team` is the team's id, the same
    wherever its lights are found, `token` what it shows to be believed. `joined` are seconds since
    1970 by this machine's clock. A team that `shares` lets differences between its texts go along
    with its lights.
    """

    address: str
    kata: str
    team: str
    animal: str
    name: str
    token: str
    joined: float
    shares: bool = False

    @classmethod
    def read(cls, folder: Path) -> Membership | None:
        """The dojo that a folder has joined; None if it has joined none, or it can't be read."""
        path = folder / REMEMBERS / FILE
        with suppress(OSError, ValueError, RecursionError):
            if path.is_symlink() or not path.is_file():
                return None  # on a stick there may be anything
            match json.loads(path.read_text("utf-8")):
                case {
                    "version": 1,
                    "address": str(address),
                    "kata": str(kata),
                    "team": str(team),
                    "animal": str(animal),
                    "name": str(name),
                    "token": str(token),
                    "joined": int() | float() as joined,
                    "shares": bool(shares),
                } if math.isfinite(joined):
                    return cls(address, kata, team, animal, name, token, float(joined), shares)
        return None

    def keep(self, folder: Path) -> None:
        """Remember it in a folder's `.katas`, for its owner alone.

        Raises UsageError where that can't be written.
        """
        path = folder / REMEMBERS / FILE
        new = path.with_name(f"{FILE}.{os.getpid()}")
        data = {name: getattr(self, name) for name in self.__match_args__}
        text = json.dumps({"version": VERSION, **data}, indent=1, ensure_ascii=False)
        try:
            new.touch(mode=0o600)
            new.write_text(text + "\n", "utf-8")
            new.replace(path)
        except OSError as error:
            with suppress(OSError):
                new.unlink()
            raise UsageError(f"{REMEMBERS}/{FILE} can't be written ({error.strerror})") from None
