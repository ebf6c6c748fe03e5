"""Files run through the bridge of a module's LANGUAGE, with less patience than one would have."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from katas.model import Example
from katas.plug import Limits
from katas.plug.bridges import open_bridge
from katas.plug.hosts import worker
from katas.plug.hosts.worker import Worker
from katas.spec import Recorder, Specification


@pytest.fixture(autouse=True, scope="module")
def _little_patience() -> Iterator[None]:
    """No bridge stops a call by itself, so there is nothing to be gracious about."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "GRACE", 0.5)
        yield


@pytest.fixture(scope="module")
def bridge(request: pytest.FixtureRequest) -> Iterator[Callable[..., Worker]]:
    """Run a file of ours; one process for all who ask for it."""
    opened: list[Worker] = []

    @cache
    def plug(name: str | Path, limits: Limits | None = None) -> Worker:
        module = request.module
        limits = limits or getattr(module, "LIMITS", None)
        opened.append(open_bridge(module.SHAPES / name, module.LANGUAGE, limits=limits))
        return opened[-1]

    yield plug
    for host in opened:
        host.close()


@pytest.fixture
def written(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Worker]]:
    """Run a file that the test writes."""
    opened: list[Worker] = []

    def plug(source: str | bytes, name: str = "") -> Worker:
        module = request.module
        file = tmp_path / (name or module.LANGUAGE.file_of("yatzy"))
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(source.encode() if isinstance(source, str) else source)
        opened.append(open_bridge(file, module.LANGUAGE, limits=module.SHORT))
        return opened[-1]

    yield plug
    for host in opened:
        host.close()


@pytest.fixture(scope="module")
def transcript(spec: Callable[[str], Specification]) -> Callable[[str], Sequence[Example]]:
    """The rolls of a kata's examples, recorded once; of the four-dice kata those of five dice."""

    def recorded(kata: str) -> Sequence[Example]:
        upto = "five" if kata == "yatzy-four-dice" else None
        return [item for item in Recorder(spec(kata)).transcript(upto) if not item.is_game]

    return cache(recorded)
