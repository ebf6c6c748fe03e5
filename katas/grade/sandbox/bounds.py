"""How much a submission may take, by its language: runtimes differ in what they need to start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from katas.catalog import PYTHON, Language

MEGABYTE = 2**20


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bounds of one submission.

    `memory` is what its processes may have in memory together, in bytes, and `address_space` what
    each may map, None where the runtime maps far more than it uses. `processes` counts threads
    too, `cpu` is in seconds for each process, `file` in bytes, `scratch` the bytes that it may
    write in all.
    """

    memory: int
    address_space: int | None
    processes: int
    cpu: int = 120
    file: int = 16 * MEGABYTE
    open_files: int = 256
    scratch: int = 64 * MEGABYTE

    def as_limits(self) -> dict[str, int]:
        """The bounds that a process carries itself, by the names that the system has for them."""
        limits = {
            "RLIMIT_CPU": self.cpu,
            "RLIMIT_FSIZE": self.file,
            "RLIMIT_NOFILE": self.open_files,
            "RLIMIT_CORE": 0,
            "RLIMIT_NPROC": self.processes,
        }
        if self.address_space is not None:
            limits["RLIMIT_AS"] = self.address_space
        return limits


_BOUNDS: Mapping[str, Bounds] = {
    "python": Bounds(memory=1024 * MEGABYTE, address_space=1024 * MEGABYTE, processes=48),
    "ruby": Bounds(memory=1024 * MEGABYTE, address_space=2048 * MEGABYTE, processes=48),
    # Node and Java reserve address space by the gigabyte, and start threads by the dozen.
    "javascript": Bounds(memory=1024 * MEGABYTE, address_space=None, processes=96),
    "typescript": Bounds(memory=1024 * MEGABYTE, address_space=None, processes=96),
    "java": Bounds(memory=1536 * MEGABYTE, address_space=None, processes=192, open_files=1024),
    "c": Bounds(memory=1024 * MEGABYTE, address_space=2048 * MEGABYTE, processes=48),
}


def bounds_of(language: Language) -> Bounds:
    """The bounds of a submission in a language."""
    return _BOUNDS.get(language.key, _BOUNDS[PYTHON.key])
