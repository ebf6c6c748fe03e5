"""The bridge for C: `python -I` on this folder, with what to load as its one argument.

It makes itself the package that its modules are imported from, so that they need no path to the
rest of katas.
"""

import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent


def become_a_package() -> None:
    """Put `katas.plug.bridges.c` and `katas.plug.resident` in place, and nothing beside them."""
    sys.path[:] = [path for path in sys.path if Path(path).resolve() != HERE]
    for name, path in (
        ("katas", []),
        ("katas.plug", []),
        ("katas.plug.bridges", []),
        ("katas.plug.bridges.c", [str(HERE)]),
        ("katas.plug.resident", [str(HERE.parent.parent / "resident")]),
    ):
        package = ModuleType(name)
        package.__path__ = path
        sys.modules[name] = package


if __name__ == "__main__":
    become_a_package()
    from katas.plug.bridges.c.serving import main

    main(sys.argv[1])
