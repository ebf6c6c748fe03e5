"""What a dojo keeps: one SQLite file, in which everything is as soon as it was said to be."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from katas.dojo.keeping.codes import fingerprint, new_code, new_secret
from katas.dojo.keeping.records import Arrival, Mark, Member, Secrets
from katas.dojo.keeping.tables import TABLES, VERSION
from katas.dojo.keeping.timer import Timer
from katas.dojo.lit import Lit
from katas.dojo.team import Team
from katas.errors import UsageError
from katas.model import Light

FILE = "dojo.sqlite"


class Store:
    """One dojo's file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            self._db.execute("pragma busy_timeout = 5000")
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = normal")
        except BaseException:
            self._db.close()
            raise

    @classmethod
    def open(cls, folder: Path) -> Store:
        """Open the dojo that is kept in a folder.

        Raises UsageError if there is none, or it isn't one of ours.
        """
        path = folder / FILE
        if not path.is_file():
            raise UsageError(f"no dojo is kept in {folder}", advice="kata dojo serve begins one")
        with suppress(sqlite3.Error):
            store = cls(path)
            if store.is_ours:
                return store
            store.close()
        raise UsageError(f"{path} is no dojo of this version of katas", advice="say another folder")

    @classmethod
    def begin(cls, folder: Path, kata: str, timer: Timer) -> Store:
        """Begin a dojo in a folder in which none is kept.

        Raises UsageError where it can't be written.
        """
        path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            store = cls(path)
            with store._at_once():
                for statement in filter(str.strip, TABLES.split(";")):
                    store._db.execute(statement)
                said = {
                    "version": str(VERSION),
                    "kata": kata,
                    "code": new_code(),
                    "reads": new_secret(),
                    "leads": new_secret(),
                    "timer": timer.as_text(),
                }
                store._db.executemany("insert into about values (?, ?)", said.items())
        except (OSError, sqlite3.Error) as error:
            raise UsageError(f"{path} can't be written: {error}") from None
        return store

    def close(self) -> None:
        """Close the file; all that was kept is in it."""
        self._db.close()

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Keep all of it, or nothing."""
        self._db.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._db.execute("rollback")
            raise
        self._db.execute("commit")

    @property
    def is_ours(self) -> bool:
        """Whether it is a dojo, and of this version."""
        try:
            return self.about("version") == str(VERSION)
        except (sqlite3.Error, KeyError):
            return False

    def about(self, name: str) -> str:
        """One thing about the dojo.

        Raises KeyError if it isn't known.
        """
        row = self._db.execute("select value from about where name = ?", (name,)).fetchone()
        if row is None:
            raise KeyError(name)
        return str(row[0])

    @property
    def kata(self) -> str:
        """The id of the kata that is practised."""
        return self.about("kata")

    @property
    def secrets(self) -> Secrets:
        """What lets in."""
        return Secrets(self.about("code"), self.about("reads"), self.about("leads"))

    @property
    def timer(self) -> Timer:
        """The timer as it was last turned."""
        return Timer.from_text(self.about("timer"))

    def keep_timer(self, timer: Timer) -> None:
        """Keep it as it is now."""
        text = timer.as_text()
        self._db.execute("update about set value = ? where name = 'timer'", (text,))

    def members(self) -> list[Member]:
        """The teams, in the order in which they joined."""
        rows = self._db.execute(
            "select number, id, animal, name, joined from teams order by number"
        )
        return [Member(*row) for row in rows]

    def member_by(self, token: str) -> Member | None:
        """The team that has a token."""
        row = self._db.execute(
            "select number, id, animal, name, joined from teams where token = ?",
            (fingerprint(token),),
        ).fetchone()
        return Member(*row) if row else None

    def add_member(self, animals: Sequence[str], name: str, now: float) -> tuple[Member, str]:
        """Let one more team in: it gets an animal that no other has, and a token."""
        token, team = new_secret(), secrets.token_hex(16)
        with self._at_once():
            animal = self._free(animals)
            self._db.execute(
                "insert into teams (id, animal, name, token, joined) values (?, ?, ?, ?, ?)",
                (team, animal, name, fingerprint(token), now),
            )
        member = self.member_by(token)
        assert member is not None, "it was just let in"
        return member, token

    def _free(self, animals: Sequence[str]) -> str:
        """An animal that nobody is yet; when all are taken, the second of its kind."""
        taken = {animal for (animal,) in self._db.execute("select animal from teams")}
        round_ = 1
        while True:
            names = [name if round_ == 1 else f"{name} {round_}" for name in animals]
            if free := [name for name in names if name not in taken]:
                return secrets.choice(free)
            round_ += 1

    def rename(self, member: Member, name: str) -> None:
        """Let a team be called otherwise."""
        self._db.execute("update teams set name = ? where id = ?", (name, member.id))

    def add_lights(self, member: Member, arrivals: Iterable[Arrival]) -> int:
        """Keep a team's lights, each once however often it comes; how many were new."""
        before = self._db.total_changes
        with self._at_once():
            self._db.executemany(
                "insert or ignore into lights"
                " (team, id, at, light, stage, counts, answers, foretold, data, difference)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        member.id,
                        arrival.lit.id,
                        arrival.lit.at,
                        arrival.lit.light.value,
                        arrival.lit.stage,
                        bool(arrival.lit.counts),
                        bool(arrival.lit.readings),
                        arrival.lit.foretold,
                        json.dumps(arrival.lit.as_data(), ensure_ascii=False),
                        arrival.difference,
                    )
                    for arrival in arrivals
                ],
            )
        return self._db.total_changes - before

    def count(self, member: Member) -> int:
        """How many lights a team has."""
        (count,) = self._db.execute(
            "select count(*) from lights where team = ?", (member.id,)
        ).fetchone()
        return int(count)

    def foretold(self, member: Member) -> tuple[int, int]:
        """How many of a team's lights were foretold, and how many of these rightly."""
        row = self._db.execute(
            "select count(foretold), coalesce(sum(foretold), 0) from lights where team = ?",
            (member.id,),
        ).fetchone()
        return int(row[0]), int(row[1])

    def strip(self, member: Member, most: int) -> list[Mark]:
        """The last lights of a team as a board has them, so many at most, oldest first."""
        rows = self._db.execute(
            "select at, light, stage from lights where team = ?"
            " order by at desc, number desc limit ?",
            (member.id, most),
        ).fetchall()
        return [Mark(at, Light(light), stage) for at, light, stage in reversed(rows)]

    def last_counting(self, member: Member) -> Lit | None:
        """The last light of a team that tells how many examples pass."""
        return self._last(member, "counts")

    def last_answering(self, member: Member) -> Lit | None:
        """The last one that tells how open questions are answered."""
        return self._last(member, "answers")

    def _last(self, member: Member, what: str) -> Lit | None:
        row = self._db.execute(
            f"select data from lights where team = ? and {what} order by at desc limit 1",  # noqa: S608  # a column's name, from above
            (member.id,),
        ).fetchone()
        return Lit.from_data(json.loads(row[0])) if row else None

    def teams(self) -> list[Team]:
        """All teams with all their lights, to look back at."""
        return [self._team(member) for member in self.members()]

    def _team(self, member: Member) -> Team:
        rows = self._db.execute(
            "select data, difference from lights where team = ? order by at, number", (member.id,)
        ).fetchall()
        lights = [Lit.from_data(json.loads(data)) for data, _ in rows]
        differences = {lit.id: shown for lit, (_, shown) in zip(lights, rows, strict=True) if shown}
        return Team(
            member.id, member.animal, member.joined, tuple(lights), member.name, differences
        )
