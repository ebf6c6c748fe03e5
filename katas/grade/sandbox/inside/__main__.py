"""Confines its own process, and becomes what it was told to: `python -I -S` on this file.

Its one argument is an object in JSON: `limits`, by the names that `resource` has for them, each
in its own unit; `user`, the number of the user to become, or null; `landlock`, what may be read
and written, or null; `seccomp`, whether signals and sessions have to be kept in as well, or
null where somebody else has seen to that; `path`, folders to import from; `folder`, where to be;
and what to become: `bridge`, a folder whose `__main__.py` goes on in this process with `told`, or
`program`, a command that takes its place.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120  # pathlib takes as long as Python's start


def confine(told: dict[str, object]) -> None:
    """Let this process do no more than it is told, for good."""
    import_from(HERE)
    limit(told["limits"])  # type: ignore[arg-type]  # as the docstring has it
    user = told["user"]
    if user is not None:
        os.setgroups([])
        os.setgid(user)  # type: ignore[arg-type]  # a number
        os.setuid(user)  # type: ignore[arg-type]  # a number
    processes = told["limits"].get("RLIMIT_NPROC")  # type: ignore[attr-defined]  # as above
    if processes is not None:
        limit_to("RLIMIT_NPROC", processes)
    os.chdir(str(told["folder"]))
    if told["landlock"] is None and told["seccomp"] is None:
        return
    import landlock  # noqa: PLC0415  # it brings ctypes, which takes a while
    import seccomp  # noqa: PLC0415  # as above, and where it lies can soon be read no more

    if told["landlock"] is not None:
        landlock.restrict(told["landlock"])  # type: ignore[arg-type]  # as the docstring has it
    if told["seccomp"] is not None:
        seccomp.install(seccomp.program(**told["seccomp"]))  # type: ignore[arg-type]  # as above


def limit(limits: dict[str, int]) -> None:
    """Set what the system can hold this process to; processes are counted by user, and later."""
    for name, value in limits.items():
        if name != "RLIMIT_NPROC":
            limit_to(name, value)


def limit_to(name: str, value: int) -> None:
    """Set one limit, which can't be raised again."""
    import resource  # noqa: PLC0415  # not on Windows

    number = getattr(resource, name, None)
    if number is not None:
        hard = resource.getrlimit(number)[1]
        value = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(number, (value, value))


def import_from(folder: str) -> None:
    """Find the modules beside this one, and leave no trace of where."""
    if folder not in sys.path:
        sys.path.insert(0, folder)


def become(told: dict[str, object]) -> None:
    """Go on as what this process was started for."""
    program = told.get("program")
    if program is not None:
        os.execv(program[0], program)  # type: ignore[index]  # noqa: S606  # it is what we are for
    sys.path[:] = [place for place in sys.path if place != HERE]
    sys.path += told["path"]  # type: ignore[operator]  # a list
    bridge = f"{told['bridge']}{os.sep}__main__.py"
    with open(bridge, "rb") as file:  # noqa: PTH123  # as above
        code = compile(file.read(), bridge, "exec")
    sys.argv[:] = [bridge, str(told["told"])]
    exec(code, {"__name__": "__main__", "__file__": bridge})  # noqa: S102  # as above


if __name__ == "__main__":
    SETTINGS = json.loads(sys.argv[1])
    confine(SETTINGS)
    become(SETTINGS)
