"""Loads a learner's file; whatever goes wrong there is one plain message."""

import importlib.util
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from types import CodeType, ModuleType

from katas.plug.resident.endings import DoesNotLoad
from katas.plug.resident.guard import Guard
from katas.plug.resident.refusing import explained, no_text, unparsed
from katas.plug.resident.roots import Imported, Root, find_root, imports, is_found
from katas.plug.resident.stand_ins import stand_in

PRIVATE = "katas_solution_"
"""Before the name of a module whose own is taken, or couldn't be one."""


TEST_RUNNERS = {"unittest", "pytest"}
"""Modules whose `main` runs tests and ends the program."""


class Loaded:
    """A solution's module, the folder that its imports start from, and what was stood in for.

    `printed` is what it printed meanwhile.
    """

    def __init__(
        self, module: ModuleType, root: Path, stood_in: list[str], printed: str = ""
    ) -> None:
        self.module = module
        self.root = root
        self.stood_in = stood_in
        self.printed = printed


def load(
    file: Path,
    known: Mapping[str, Iterable[str]] | None = None,
    *,
    holds: bool = True,
    afresh: bool = False,
) -> Loaded:
    """Import a solution from its file.

    It goes into `sys.modules` under its own name, so that a learner's tests which import it
    meet the same module; a name that is taken (`random.py`) gets a private one. No bytecode
    is written, and stale bytecode is never read. `known` are modules that may be missing: see
    `stand_in`. `holds` keeps it from ending the process; `afresh` loads it and its neighbours
    once more, beside what is there, which stays for whoever has imported it.

    Raises DoesNotLoad if the file doesn't parse, misses an import, ends the program, asks
    for input or raises anything else while it loads.
    """
    source, code = _compile(file)
    imported = imports(source, str(file))
    root = find_root(file, imported)
    if file.stem in sys.stdlib_module_names:
        with suppress(Exception):  # so that who imports it means Python's own
            importlib.import_module(file.stem)
    name = _name(file, root)
    module = sys.modules.get(name)
    if module is not None and _same_file(module, file):
        if not afresh:
            return Loaded(module, root.folder, [])
        with _set_aside(_heads_in(root.folder)):
            return load(file, known, holds=holds)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None, "a .py file always has a loader"
    module = importlib.util.module_from_spec(spec)
    try:
        folders = root.folder, file.parent
        elsewhere = _from_elsewhere(imported, root, file)
        guard = Guard(errors=True, holds=holds)
        with _importing_from(*folders), _set_aside(elsewhere), guard as heard:
            stood_in = stand_in(_missing(imported, file, root), known or {})
            with _no_tests_run(file, imported):
                _import_package(root, module.__package__ or "")
                there = sys.modules.get(name)
                if there is not None and _same_file(there, file):
                    module = there  # its package has imported it: one is enough
                else:
                    sys.modules[name] = module
                    exec(code, module.__dict__)  # noqa: S102  # running it is what we are for
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  # sys.exit() is one of them
        sys.modules.pop(name, None)
        raise explained(error, file, root) from None
    return Loaded(module, root.folder, stood_in, heard.getvalue())


def _heads_in(folder: Path) -> set[str]:
    """Names of modules that are loaded from a folder."""
    return {
        name.partition(".")[0]
        for name, module in list(sys.modules.items())
        if isinstance(module, ModuleType) and _lies_in(module, folder)
    }


def _from_elsewhere(imported: Iterable[Imported], root: Root, file: Path) -> set[str]:
    """Names of modules that are loaded already, and that the file has neighbours of.

    Where it imports any neighbour, all of them: a neighbour may import the next.
    """
    heads = {item.head for item in imported if not item.dots} | {root.name.partition(".")[0]}
    folders = {root.folder, file.parent}
    if any((folder / f"{head}.py").is_file() for folder in folders for head in heads if head):
        heads |= {path.stem for folder in folders for path in folder.glob("*.py")}
    return {
        head
        for head in heads - {file.stem, ""} - set(sys.builtin_module_names)
        if head in sys.modules
        and any(
            (folder / head).is_dir() or (folder / f"{head}.py").is_file()
            for folder in (root.folder, file.parent)
        )
        and not _lies_in(sys.modules[head], root.folder)
    }


@contextmanager
def _set_aside(heads: set[str]) -> Iterator[None]:
    """Make room for neighbours that are called like modules from elsewhere, while it loads.

    Whoever asks later gets what was there before, as everybody else who has it already.
    """
    aside = {name: sys.modules[name] for name in sys.modules if name.partition(".")[0] in heads}
    for name in aside:
        del sys.modules[name]
    try:
        yield
    finally:
        if aside:
            for name in [name for name in sys.modules if name.partition(".")[0] in heads]:
                del sys.modules[name]
            sys.modules.update(aside)


def _name(file: Path, root: Root) -> str:
    """What the module is called: by its place in its package, or by itself if that is free."""
    if root.name:
        parts = [part if part.isidentifier() else PRIVATE + "part" for part in root.name.split(".")]
        return ".".join(parts)
    stem = file.stem.replace(".", "_")  # a dot would make it a module of a package
    taken = sys.modules.get(stem)
    free = taken is None or _same_file(taken, file)
    return stem if free and stem not in sys.stdlib_module_names else PRIVATE + stem


def _lies_in(module: ModuleType, folder: Path) -> bool:
    paths = [*getattr(module, "__path__", ()), getattr(module, "__file__", None) or ""]
    below = os.path.join(folder, "")  # noqa: PTH118  # Path drops the stroke
    here = Path.cwd()
    return any(_where(str(path), here).startswith(below) for path in paths if path)


@cache
def _where(path: str, cwd: Path) -> str:
    """Where a module lies; all that are loaded are looked at again and again."""
    return os.path.join((cwd / path).resolve(), "")  # noqa: PTH118  # as above


def _same_file(module: ModuleType, file: Path) -> bool:
    origin = getattr(module, "__file__", None)
    return origin is not None and Path(origin).resolve() == file.resolve()


def _missing(imported: Iterable[Imported], file: Path, root: Root) -> list[str]:
    return [
        item.name
        for item in imported
        if not item.dots and not is_found(item, file.parent) and not is_found(item, root.folder)
    ]


def _import_package(root: Root, package: str) -> None:
    """Import the packages that the file is a module of; those with odd names are made up."""
    folder = root.folder
    written = root.name.split(".")[:-1]
    for index, name in enumerate(package.split(".") if package else []):
        folder = folder / written[index]
        dotted = ".".join(package.split(".")[: index + 1])
        if dotted in sys.modules:
            continue
        if not name.startswith(PRIVATE):
            importlib.import_module(dotted)
            continue
        made = ModuleType(dotted)
        made.__path__ = [str(folder)]
        sys.modules[dotted] = made


@contextmanager
def _no_tests_run(file: Path, imported: Iterable[Imported]) -> Iterator[None]:
    """Let a file that runs its own tests at the bottom do nothing there."""
    arguments, sys.argv = sys.argv, [str(file)]
    heads = {item.head for item in imported} & TEST_RUNNERS
    runners = [importlib.import_module(head) for head in heads if PathFinder.find_spec(head)]
    mains = [(module, module.main) for module in runners]
    for module in runners:
        vars(module)["main"] = _run_nothing
    try:
        yield
    finally:
        sys.argv = arguments
        for module, main in mains:
            vars(module)["main"] = main


def _run_nothing(*_: object, **__: object) -> int:
    return 0


def _compile(file: Path) -> tuple[bytes, CodeType]:
    try:
        source = file.read_bytes()
        code: CodeType = compile(source, str(file), "exec", dont_inherit=True)
    except SyntaxError as error:
        if "null bytes" not in str(error):
            raise unparsed(file, error) from None
        raise no_text(file) from None
    except (ValueError, RecursionError, MemoryError):
        raise no_text(file) from None
    except OSError as error:
        raise DoesNotLoad(f"{file.name} can't be read: {error.strerror}") from None
    return source, code


@contextmanager
def _importing_from(*folders: Path) -> Iterator[None]:
    """Let the file import its neighbours: first while it loads, last from then on."""
    entries = list(dict.fromkeys(map(str, folders)))
    before = sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    sys.path[:0] = entries
    try:
        yield
    finally:
        sys.dont_write_bytecode = before
        for entry in entries:
            with suppress(ValueError):  # it may have taken it away itself
                sys.path.remove(entry)
            if entry not in sys.path:
                sys.path.append(entry)
