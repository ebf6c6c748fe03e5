"""What of the kata is asked for: all of it, or the ids among pytest's arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from katas.plugin.collecting import node_id
from katas.plugin.run import KataRun

LINE = re.compile(r"(.+\.feature):(\d+)")
"""A row by its file and line."""


def take_arguments(config: pytest.Config, run: KataRun, home: Path, *, alone: bool) -> None:
    """Take what is ours from pytest's arguments, and leave it the rest.

    Without arguments the kata runs, with the learner's own tests unless it was named by an
    option. A folder that holds the learner's settings means the same. A file or an id means
    just itself: ids as pytest prints them (`yatzy/exactly/pair.feature::…`) and real paths
    are understood from anywhere.
    """
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        if alone:
            config.args = []
        return
    here = config.invocation_params.dir
    ids = {argument: _ids(argument, here, run) for argument in config.args}
    everything = any(home.is_relative_to(here / argument) for argument in ids)
    run.wanted = None if everything else {name for names in ids.values() for name in names}
    config.args = [argument for argument, names in ids.items() if not names]


def _ids(argument: str, here: Path, run: KataRun) -> list[str]:
    """The ids that an argument stands for in the kata: a file, a part of one, or a folder.

    `pair.feature:27`, as failures print it, is the row at that line. Where the rootdir is not
    the current folder, pytest prints ids with `../..` before them.
    """
    written, colons, rest = argument.partition("::")
    items = run.asides.by_id
    beside = [name for name in items if f"::{name}::".startswith(f"::{argument.rstrip('/')}::")]
    if beside and colons:
        return beside
    path = here / written
    if path.exists():
        path = path.resolve()
        return [
            f"{name}{colons}{rest}"
            for file, name in run.files.items()
            if file.resolve() == path or path in file.resolve().parents
        ]
    if at := LINE.fullmatch(written):
        # With the folders before it that are there, and without those that nobody needs.
        named = (
            name
            for name in run.files.values()
            if f"/{at[1]}".endswith(f"/{name}") or f"/{name}".endswith(f"/{at[1]}")
        )
        rows = ((name, int(at[2])) for name in named)
        return [node_id(run.examples[row]) for row in rows if row in run.examples]
    return beside + [
        f"{name}{colons}{rest}"
        for name in run.files.values()
        if f"/{written}".endswith(f"/{name}") or name.startswith(f"{written.rstrip('/')}/")
    ]
