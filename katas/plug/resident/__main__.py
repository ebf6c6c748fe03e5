"""A worker's child: `python -I -S` on this folder, with what to load as its one argument.

It makes itself the package that its modules are imported from, so that they need no path to
the rest of katas and a solution finds none.
"""

import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent


def become_a_package() -> None:
    """Put `katas.plug.resident` in place, and nothing above it."""
    here = str(HERE)
    sys.path[:] = [path for path in sys.path if Path(path).resolve() != HERE]
    for name, path in (("katas", []), ("katas.plug", []), ("katas.plug.resident", [here])):
        package = ModuleType(name)
        package.__path__ = path
        sys.modules[name] = package


if __name__ == "__main__":
    become_a_package()
    from katas.plug.resident.serving import main

    for known in ("katas", "katas.plug"):
        del sys.modules[known]  # a learner's own package may be called so
    main(sys.argv[1])
