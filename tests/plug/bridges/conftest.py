"""Less patience than one would have for a learner's own bridge."""

from collections.abc import Iterator

import pytest

from katas.plug.hosts import worker


@pytest.fixture(autouse=True, scope="session")
def _little_patience() -> Iterator[None]:
    """No bridge stops a call by itself, so there is nothing to be gracious about."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "GRACE", 0.5)
        yield
