"""What the folder's own tests catch: they are set on the near misses of its kata."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from katas.catalog import Settings, find_settings, read_settings
from katas.errors import UsageError
from katas.model import Example
from katas.practice.hunting.hunt import Hunt, Hunted
from katas.practice.hunting.session import Session
from katas.practice.hunting.telling import Telling
from katas.practice.reviewing.review import Missed, OwnTests, Subject

LIMIT = 60.0
"""Seconds that all their tests may take, once."""


def own_tests_of(subject: Subject, examples: Sequence[Example]) -> OwnTests:
    """What their tests catch, and what not, by category; or why nothing can be said."""
    spec, settings = subject.spec, subject.settings
    arguments = _arguments(subject)
    hunt = Hunt(
        spec,
        examples,
        settings.stage,
        settings.readings,
        partial(Session, subject.folder, arguments, LIMIT),
        LIMIT,
    )
    try:
        hunted = hunt.run()
    except UsageError as error:
        return OwnTests(0, 0, lines=tuple(str(error).splitlines()))
    telling = Telling(hunted, subject.folder.name, LIMIT, theirs=True)
    if hunted.failed:
        return OwnTests(0, 0, lines=tuple(telling.failures()))
    return OwnTests(
        len(hunted.caught), hunted.all, _missed(hunted, telling), tuple(telling.tests())
    )


def _missed(hunted: Hunted, telling: Telling) -> tuple[Missed, ...]:
    groups: dict[str, list[str]] = {}
    for mistake in hunted.missed:
        name = mistake.named(hunted.spec.rulebook.language)
        groups.setdefault(telling.heading(mistake), []).append(name)
    return tuple(Missed(about, tuple(names)) for about, names in groups.items())


def _arguments(subject: Subject) -> list[str]:
    """What pytest is told: what the folder's own settings don't say."""
    settings, found = subject.settings, find_settings(subject.folder, subject.folder)
    own = read_settings(found) if found else Settings(subject.folder)
    said = []
    if settings.kata != own.kata:
        said.append(f"--kata={settings.kata}")
    if subject.file is not None and (settings.solution, settings.entry) != (
        own.solution,
        own.entry,
    ):
        said.append(f"--solution={subject.file}")
    return [*said, str(subject.folder)] if said else []
