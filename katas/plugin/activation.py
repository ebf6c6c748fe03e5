"""From the options and settings of a pytest run to a kata with a solution plugged in."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from katas.catalog import (
    PYTHON,
    REMEMBERS,
    Settings,
    baseline_of,
    find_settings,
    language_of,
    open_shelf,
    read_settings,
)
from katas.errors import KatasError, UsageError
from katas.model import Source
from katas.plug import Host, InProcess, Limits, Solution, find_source, limits_of
from katas.plugin import collecting, fixtures, reporting
from katas.plugin.arguments import take_arguments
from katas.plugin.beside import BASELINE, PROOF, Asides
from katas.plugin.run import KataRun
from katas.records import replace
from katas.spec import Recorder, Specification, Teller, open_specification

if TYPE_CHECKING:
    from katas.practice.baseline.comparing import Declared


def activate(config: pytest.Config, *, asked: bool) -> None:
    """Set the run up and register the rest of the plugin.

    Unless a kata was `asked` for by an option, nothing happens without settings.

    Raises pytest.UsageError, with the message alone, for anything the user can mend.
    """
    try:
        found = _settings_file(config)
        if not (asked or found):
            return
        own = read_settings(found) if found else None
        settings, alone = gather(config, own)
        run = open_run(config, settings, own)
    except KatasError as error:
        raise pytest.UsageError(str(error)) from None
    except KeyboardInterrupt:
        raise pytest.UsageError(
            "stopped while the solution was loaded and tried on a roll\n  does it loop without end?"
        ) from None
    register(config, run, settings, alone=alone)
    if lighting := _lighting(config, own):
        lighting.light_up(config, run, settings, own)


def _settings_file(config: pytest.Config) -> Path | None:
    """The nearest pyproject.toml with settings; the rootdir's where pytest started elsewhere."""
    top = config.rootpath
    return find_settings(config.invocation_params.dir, top) or find_settings(top, top)


def gather(config: pytest.Config, own: Settings | None) -> tuple[Settings, bool]:
    """Lay the options over the folder's own settings, if it has some.

    The second value says whether the kata runs alone: it was named by an option, so the
    learner's own tests are not asked for.
    """
    here = config.invocation_params.dir
    settings = own or Settings(here)
    option = config.getoption
    kata, solution = option("kata"), option("solution")
    if kata and kata != settings.kata:
        # They are about another kata.
        settings = replace(settings, stage=None, readings={}, calls={}, expected={})
    if solution:
        # About another solution.
        if not settings.names(here / solution):
            settings = replace(settings, expected={})
        settings = replace(settings, command=(), entry=None, calls={}, refused=None)
    settings = replace(
        settings,
        kata=kata or settings.kata,
        solution=str(here / solution) if solution else settings.solution,
        entry=option("entry") or settings.entry,
        stage=option("stage") or settings.stage,
        proof=option("proof") or settings.proof,
        packs=(*settings.packs, *(str(here / path) for path in option("kata_path") or ())),
    )
    return settings, bool(kata or solution)


def open_run(config: pytest.Config, settings: Settings, own: Settings | None) -> KataRun:
    """Open the kata, load the solution, bind it, record the transcript.

    `own` are the folder's settings as they were before any option.

    Raises KatasError if any of that can't be done.
    """
    shelf = open_shelf(settings.folder / pack for pack in settings.packs)
    if settings.kata is None:
        raise UsageError(
            "which kata?",
            found=[f"there are: {', '.join(shelf.katas)}"],
            advice="say it: --kata ID",
        )
    spec = open_specification(shelf, shelf.find(settings.kata))
    if settings.solution is None and not settings.command:
        named = next((name for name in config.args if language_of(Path(name))), "FILE")
        raise UsageError(
            f"which file is your solution of {spec.kata.id}?",
            advice=f"say it: --solution {named}",
        )
    spec.check_readings(settings.readings)
    declared = _declared(spec, settings)
    recorder = Recorder(spec)
    transcript = recorder.transcript(settings.stage)
    try:
        file = _file(spec, settings)
        solution = _plug(config, spec, settings, file)
    except KatasError:
        if lighting := _lighting(config, own):
            lighting.light_amber(config, spec, settings, own)
        raise
    teller = Teller(spec, solution.binding, settings.readings)
    asides = Asides(
        spec,
        solution,
        teller,
        settings.readings,
        settings.stage,
        lambda: transcript if settings.stage is None else recorder.transcript(),
        seed=config.getoption("play_seed"),
        proves=settings.proof,
        table=baseline_of(file or settings.folder / solution.name, own),
        declared=declared,
    )
    return KataRun(
        spec,
        recorder,
        transcript,
        solution,
        teller,
        settings.readings,
        settings.stage,
        asides,
    )


def _lighting(config: pytest.Config, own: Settings | None) -> ModuleType | None:
    """What lights the folder's lamp; None where no folder remembers anything."""
    folders = {config.invocation_params.dir, *([own.folder] if own else [])}
    if not any((folder / REMEMBERS).is_dir() for folder in folders):
        return None
    from katas.plugin import lighting  # noqa: PLC0415  # only where there is one

    return lighting


def _declared(spec: Specification, settings: Settings) -> Declared:
    """What may move in the baseline; looked over even where there is none yet."""
    if not settings.expected:
        return {}
    from katas.practice.baseline.declaring import declared_for  # noqa: PLC0415  # seldom there

    return declared_for(spec, settings.expected)


def _file(spec: Specification, settings: Settings) -> Path | None:
    """The file that is the solution; None where that is a command."""
    if settings.command:
        return None
    assert settings.solution is not None, "checked by open_run"
    path = settings.folder / settings.solution
    return find_source(path, settings.entry, [spec.vocabulary])


def _plug(
    config: pytest.Config, spec: Specification, settings: Settings, file: Path | None
) -> Solution:
    host = _host(config, spec, settings, file)
    try:
        solution = spec.plug(host, settings.calls, settings.refused)
    except BaseException:
        host.close()
        raise
    host.aloud = config.getoption("capture") == "no"  # what it prints for our probes is nobody's
    return solution


def _host(
    config: pytest.Config, spec: Specification, settings: Settings, file: Path | None
) -> Host:
    limits, known = _limits(config), spec.vocabulary.stand_ins
    if file is None:
        from katas.plug.elsewhere import open_command  # noqa: PLC0415  # as seldom as it is asked for

        return open_command(settings.command, settings.folder, limits=limits)
    if config.getoption("isolate") or language_of(file) is not PYTHON:
        from katas.plug.elsewhere import open_elsewhere  # noqa: PLC0415  # as seldom

        return open_elsewhere(file, limits=limits, known=known)
    return InProcess(
        file,
        limits=limits,
        known=known,
        keyboard=config.getoption("capture") == "no",
        let_through=(pytest.exit.Exception,),
        stuck=lambda: _say_stuck(config),
    )


def _limits(config: pytest.Config) -> Limits:
    """The limits asked for; none where somebody looks at each line."""
    if config.getoption("usepdb") or config.getoption("trace"):
        return Limits(None, None)
    return limits_of(config.getoption("call_limit"), config.getoption("run_limit"))


def _say_stuck(config: pytest.Config) -> None:
    """Tell, while it hangs, that a call can't be interrupted from within."""
    capture = config.pluginmanager.getplugin("capturemanager")
    with capture.global_and_fixture_disabled() if capture else nullcontext():
        print(STUCK, file=sys.__stderr__, flush=True)  # no reporter may be there yet


STUCK = """
katas: your solution goes on and on, and can't be interrupted from within
  if Ctrl-C doesn't stop it, Ctrl-\\ does (on Windows Ctrl-Break);
  then try --isolate: there it has a process of its own"""


def register(config: pytest.Config, run: KataRun, settings: Settings, *, alone: bool) -> None:
    """Make pytest collect the kata: its arguments, its markers, its steps."""
    config.stash[KataRun.KEY] = run
    take_arguments(config, run, settings.folder, alone=alone)
    for tag in sorted(run.tags | {source.value for source in Source}):
        config.addinivalue_line("markers", f"{tag}: a tag of the features of {run.spec.kata.id}")
    config.addinivalue_line("markers", f"{PROOF}: every roll there is, in one category")
    if any(aside.marker == BASELINE for aside in run.asides.by_id.values()):
        config.addinivalue_line("markers", f"{BASELINE}: what the solution did, approved")
    for plugin in (collecting, fixtures, reporting, *run.spec.steps):
        config.pluginmanager.register(plugin)
