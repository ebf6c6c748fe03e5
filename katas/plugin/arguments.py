"""What pytest is to collect: the kata's features, the learner's own tests, or an id pasted back."""

from __future__ import annotations

from pathlib import Path

import pytest

from katas.plugin.run import KataRun


def arrange(config: pytest.Config, run: KataRun, home: Path, *, alone: bool) -> None:
    """Put the feature files among pytest's arguments.

    Without arguments the kata runs, with the learner's own tests unless it was named by an
    option. A folder that holds the learner's settings means the same. A file or an id means
    just itself; ids as pytest prints them (`yatzy/exactly/pair.feature::…`) are understood
    from anywhere.
    """
    if hasattr(config, "workerinput"):
        return  # pytest-xdist hands its workers the arguments as they are arranged here
    features = [str(path) for path in run.files]
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = features if alone else [*config.args, *features]
        return
    here = config.invocation_params.dir
    arguments = [_resolved(argument, here, run) for argument in config.args]
    if any(home.is_relative_to(here / argument) for argument in config.args):
        arguments += features
    config.args = arguments


def _resolved(argument: str, here: Path, run: KataRun) -> str:
    """An id of ours as the real path it stands for; anything else as it is."""
    path, colons, rest = argument.partition("::")
    if (here / path).exists():
        return argument
    file = next((file for file, name in run.files.items() if name == path), None)
    return f"{file}{colons}{rest}" if file else argument
