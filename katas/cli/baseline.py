"""`kata baseline [FILE]`: keeps what the code does today, and says what of it has moved."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from katas.catalog import Settings, Shelf, baseline_of, open_shelf
from katas.cli.hosting import declare_asking, gather, open_host, plugged
from katas.cli.progress import rolls_so_far
from katas.errors import UsageError
from katas.plug import Solution, limits_of
from katas.practice.baseline.approving import is_approved, line_for_pytest, require
from katas.practice.baseline.asking import Asks, ask, asks_of, unsteady
from katas.practice.baseline.comparing import Comparison, Declared, compare
from katas.practice.baseline.declaring import declared_for
from katas.practice.baseline.keeping import keep
from katas.practice.baseline.kept import Kept, kept_lines, unsteady_lines
from katas.practice.baseline.reading import read_baseline
from katas.practice.baseline.sheet import kata_of
from katas.practice.baseline.table import Baseline
from katas.practice.baseline.telling import ComparisonTelling
from katas.practice.baseline.text import as_text
from katas.practice.baseline.wording import Wording
from katas.practice.own_files import files_of
from katas.proof.wanted import printed_rolls
from katas.records import dataclass
from katas.spec import Specification, transcript


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "baseline", parents=[common], help="keep what the code does today while you refactor"
    )
    declare_asking(verb)
    verb.add_argument("--approve", action="store_true", help="keep what has moved, unasked")
    verb.set_defaults(run=run, unread=1)  # who reads only the head of it has approved nothing


def run(asked: argparse.Namespace) -> int:
    """Keep the baseline, or compare with it; 1 if something moved that nobody has declared."""
    require()
    settings = gather(asked.kata, asked.file, asked.entry)
    if settings.solution is None and not settings.command:
        raise UsageError("which file is your solution?", advice="say it: kata baseline my_yatzy.py")
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    place = _place(shelf, settings)
    named = settings.kata or (kata_of(place) if place.exists() else None)
    kata = shelf.find(named) if named else None
    katas = [kata] if kata else shelf.katas.values()
    vocabularies = [shelf.vocabulary(name) for name in dict.fromkeys(item.family for item in katas)]
    limits = limits_of(asked.call_limit, asked.run_limit)
    with closing(open_host(settings, vocabularies, isolate=asked.isolate, limits=limits)) as host:
        spec, solution, as_well = plugged(shelf, host, settings, kata)
        if as_well is not None:
            print(f"nobody said which kata it is (--kata); compared as {spec.kata.id}")
        stage = asked.stage or (settings.stage if settings.kata else None)
        visit = _Visit(spec, solution, place, declared_for(spec, settings.expected), stage)
        if place.exists():
            return visit.again(approve=asked.approve)
        return visit.first()


def _place(shelf: Shelf, settings: Settings) -> Path:
    """Where the table of the solution lies, or will."""
    families = dict.fromkeys(kata.family for kata in shelf.katas.values())
    file = next(iter(files_of(settings, [shelf.vocabulary(name) for name in families])), None)
    own = gather(None, None, None)
    return baseline_of(file or settings.folder / settings.command[0], own)


@dataclass(frozen=True, slots=True)
class _Visit:
    """One run of the verb, for one solution and the place of its table."""

    spec: Specification
    solution: Solution
    place: Path
    declared: Declared
    stage: str | None

    def first(self) -> int:
        """Keep what the solution does."""
        asks = asks_of(self.spec, transcript(self.spec), self.stage)
        now = self._ask(asks)
        if not now.cells:
            raise UsageError(
                f"{self.solution.name} does nothing yet that can be kept",
                advice="kata calls says what was looked for",
            )
        missing = [category for category in asks if category not in now.cells]
        kept = Kept(now, missing, unsteady(self.solution, now))
        self._keep(now)
        print("\n".join(kept_lines(self._wording, kept, self.solution.name, self.place.name)))
        self._say_how_to_keep_pytest_still()
        return 0

    def again(self, *, approve: bool) -> int:
        """Compare with what was kept, and keep what came instead if somebody says so."""
        approved = read_baseline(self.place, self.spec)
        now = self._ask(asks_of(self.spec, transcript(self.spec), self.stage, approved))
        comparison = self._compared(approved, now)
        print("\n".join(self._lines(approved, now, comparison)), flush=True)
        if comparison.is_the_same:
            return 0
        say = self._wording.say
        if not (approve or self._is_meant()):
            print(say("left" if _somebody_is_there() else "not-approved"))
            return 0 if comparison.preserved else 1
        self._keep(now)
        print(say("approved", place=self.place.name, name=self.solution.name))
        if comparison.declared:
            print(say("declared-approved"))
        self._say_how_to_keep_pytest_still()
        return 0

    @property
    def _wording(self) -> Wording:
        return Wording(self.spec)

    def _ask(self, asks: Asks) -> Baseline:
        with rolls_so_far() as progress:
            return ask(self.spec, self.solution, asks, progress)

    def _compared(self, approved: Baseline, now: Baseline) -> Comparison:
        """What became of it; approvaltests says whether there is anything to look at."""
        found: list[Comparison] = []
        text = as_text(self.spec, now, self.solution.name)

        def look() -> None:
            found.append(compare(approved, now, self.declared))

        if is_approved(text, self.place, look):
            return compare(approved, approved, self.declared)
        return found[0]

    def _lines(self, approved: Baseline, now: Baseline, comparison: Comparison) -> Sequence[str]:
        telling = ComparisonTelling(
            self._wording,
            printed_rolls(transcript(self.spec)),
            self.solution.binding.missing,
        )
        differs = {} if comparison.preserved else unsteady(self.solution, now)
        return [
            telling.headline(approved, comparison),
            *(f"  {line}" for line in telling.moved(comparison)),
            *(f"  {line}" for line in unsteady_lines(self._wording, differs)),
            *telling.declared(comparison, self.declared),
            *telling.new(comparison),
        ]

    def _is_meant(self) -> bool:
        """Ask whoever sits there; where nobody does, nothing is meant."""
        if not _somebody_is_there():
            return False
        print(self._wording.say("ask"), end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            print()  # Ctrl-D leaves the line open
        return self._wording.means_yes(typed)

    def _keep(self, baseline: Baseline) -> None:
        keep(as_text(self.spec, baseline, self.solution.name), self.place)

    def _say_how_to_keep_pytest_still(self) -> None:
        """Say the line that keeps approvaltests' plugin out, where it isn't there."""
        if line := line_for_pytest(self.place.parent):
            print("approvaltests' own pytest plugin writes a folder and reaches for the network in")
            print("every run. To keep it out, add to pyproject.toml, in [tool.pytest.ini_options]:")
            print(f"  {line}")


def _somebody_is_there() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
