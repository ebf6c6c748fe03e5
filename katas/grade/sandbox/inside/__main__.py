"""Confines its own process, and becomes what it was told to: `python -I -S` on this file.

Its one argument is an object in JSON: `limits`, by the names that `resource` has for them, each
in its own unit; `user`, the number of the user to become, or null; `landlock`, what may be read
and written, or null; `seccomp`, whether signals and sessions have to be kept in as well, or
null where somebody else has seen to that; `path`, folders to import from; `folder`, where to be;
and what to become: `bridge`, a folder whose `__main__.py` goes on in this process with `told`, or
`program`, a command that takes its place.

Once it is confined it says so in a line on its standard output, before a line of anybody else's
runs: whatever ends it until then is no fault of a submission.
"""

import json
import os
import sys
from types import ModuleType
from typing import Any

HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120  # pathlib takes as long as Python's start

Told = dict[str, Any]

PROCESSES = "RLIMIT_NPROC"
"""The limit that is counted by user, and set once this process is whom it is to be."""


def confine(told: Told) -> None:
    """Let this process do no more than it is told, for good."""
    limits, user = told["limits"], told["user"]
    for name, value in limits.items():
        if name != PROCESSES:
            limit_to(name, value)
    if user is not None:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)
    if PROCESSES in limits:
        limit_to(PROCESSES, limits[PROCESSES])
    os.chdir(told["folder"])
    if told["landlock"] is None and told["seccomp"] is None:
        return
    become_a_package()
    # They bring ctypes, which takes a while; and where they lie can soon be read no more.
    from katas.grade.sandbox.inside import landlock, seccomp  # noqa: PLC0415

    if told["landlock"] is not None:
        landlock.restrict(told["landlock"])
    if told["seccomp"] is not None:
        seccomp.install(seccomp.program(**told["seccomp"]))
    for name in PACKAGE:
        del sys.modules[name]


PACKAGE = ("katas", "katas.grade", "katas.grade.sandbox", "katas.grade.sandbox.inside")


def become_a_package() -> None:
    """Put the modules beside this one in place, and nothing above them."""
    for name in PACKAGE:
        package = ModuleType(name)
        package.__path__ = [HERE] if name == PACKAGE[-1] else []
        sys.modules[name] = package


CONFINED = b"confined\n"
"""What it says once it is."""


def say(line: bytes) -> None:
    """Say something to who has started this process."""
    os.write(1, line)


def limit_to(name: str, value: int) -> None:
    """Set one limit, which can't be raised again."""
    import resource  # noqa: PLC0415  # not on Windows

    number = getattr(resource, name, None)
    if number is not None:
        hard = resource.getrlimit(number)[1]
        value = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(number, (value, value))


def become(told: Told) -> None:
    """Go on as what this process was started for."""
    if "program" in told:
        if not os.access(told["program"][0], os.X_OK):
            sys.exit(f"{told['program'][0]} can't be run in here")
        say(CONFINED)
        os.execv(told["program"][0], told["program"])  # noqa: S606  # it is what we are for
    sys.path[:] = [place for place in sys.path if place != HERE]
    sys.path += told["path"]
    bridge = f"{told['bridge']}{os.sep}__main__.py"
    with open(bridge, "rb") as file:  # noqa: PTH123  # as above
        code = compile(file.read(), bridge, "exec")
    sys.argv[:] = [bridge, told["told"]]
    say(CONFINED)
    exec(code, {"__name__": "__main__", "__file__": bridge})  # noqa: S102  # as above


if __name__ == "__main__":
    SETTINGS = json.loads(sys.argv[1])
    confine(SETTINGS)
    become(SETTINGS)
