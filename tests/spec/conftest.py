"""What the tests of the specification share: features, packs, transcripts, real solutions."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.model import Example
from katas.spec import Recorder, Specification, open_specification
from katas.spec.reader import Feature, read_feature
from tests.features.packs import write_pack

Recorded = tuple[Specification, list[Example]]
"""A kata opened, and its transcript."""


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str | bytes], Feature]:
    """Read a feature from its text, under the name `rolls.feature`."""

    def read(text: str | bytes) -> Feature:
        path = tmp_path / "rolls.feature"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return read_feature(path, "rolls.feature")

    return read


@pytest.fixture
def pack(tmp_path: Path) -> Callable[..., Specification]:
    """Write a pack into a folder of its own and open it: see `packs.write_pack`."""
    return partial(write_pack, tmp_path / "pack")


@pytest.fixture(scope="session")
def recorded() -> Callable[[str], Recorded]:
    """Open a kata of ours and record its transcript, once."""

    @cache
    def recorded(kata: str) -> Recorded:
        shelf = open_shelf()
        spec = open_specification(shelf, shelf.find(kata))
        return spec, Recorder(spec).transcript()

    return recorded
