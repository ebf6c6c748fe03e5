"""Loads a learner's file into this process; whatever goes wrong there is one plain message."""

import importlib.util
import linecache
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, ModuleType

from katas.errors import UsageError
from katas.plug.guard import AskedForInput, guarded


def load(file: Path) -> ModuleType:
    """Import a solution from its file.

    It goes into `sys.modules` under its own name, so that a learner's tests which import it
    meet the same module; a name that is taken (`random.py`) gets a private one. No bytecode
    is written, and stale bytecode is never read.

    Raises UsageError if the file doesn't parse, misses an import, ends the program, asks
    for input or raises anything else while it loads.
    """
    module = sys.modules.get(file.stem)
    if module is not None and _same_file(module, file):
        return module
    code = _compile(file)
    name = file.stem
    if name in sys.modules or name in sys.stdlib_module_names:
        name = f"katas_solution_{name}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None, "a .py file always has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with _importing_from(file.parent), guarded(errors=True):
            exec(code, module.__dict__)  # noqa: S102  # running it is what we are for
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  # sys.exit() is one of them
        del sys.modules[name]
        raise _explained(error, file) from None
    return module


def _same_file(module: ModuleType, file: Path) -> bool:
    origin = getattr(module, "__file__", None)
    return origin is not None and Path(origin).resolve() == file.resolve()


def _compile(file: Path) -> CodeType:
    try:
        code: CodeType = compile(file.read_bytes(), str(file), "exec", dont_inherit=True)
    except SyntaxError as error:
        raise _unparsed(file, error) from None
    except ValueError:
        raise UsageError(
            f"{file.name} is no text that Python reads", advice="save it as UTF-8"
        ) from None
    except OSError as error:
        raise UsageError(f"{file.name} can't be read: {error.strerror}") from None
    return code


def _unparsed(file: Path, error: SyntaxError) -> UsageError:
    """The line, a caret below it, and Python's own word for what is wrong."""
    found = []
    line = error.lineno or 0
    source = error.text or linecache.getline(str(file), line)
    if line and source.strip():
        number = f"{line} | "
        found.append(number + source.rstrip())
        if error.offset:
            indent = source[: error.offset - 1]
            blank = "".join(char if char == "\t" else " " for char in indent)
            found.append(" " * len(number) + blank + "^")
    python2 = "Missing parentheses in call to 'print'" in (error.msg or "")
    return UsageError(
        f"{file.name} does not parse: {error.msg}" + (f" (line {line})" if line else ""),
        found=found,
        advice="this looks like Python 2; it runs on Python 3 here" if python2 else "",
    )


@contextmanager
def _importing_from(folder: Path) -> Iterator[None]:
    """Let the file import its neighbours: first while it loads, last from then on."""
    entry = str(folder)
    before = sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    sys.path.insert(0, entry)
    try:
        yield
    finally:
        sys.dont_write_bytecode = before
        sys.path.remove(entry)
        if entry not in sys.path:
            sys.path.append(entry)


MAIN = 'put it under `if __name__ == "__main__":`, so that it is done only when you run the file'


def _explained(error: BaseException, file: Path) -> UsageError:
    where = _place(error, file)
    if isinstance(error, AskedForInput):
        return UsageError(f"{file.name} asks for input while it loads{where}", advice=MAIN)
    if isinstance(error, SystemExit):
        return UsageError(f"{file.name} ends the program while it loads{where}", advice=MAIN)
    if isinstance(error, ModuleNotFoundError) and error.name:
        return UsageError(
            f"{file.name} imports {error.name}, which isn't here{where}",
            advice=f"install {error.name.partition('.')[0]} into this environment, "
            "put its file beside yours, or do without it",
        )
    if isinstance(error, SyntaxError):
        return _unparsed(Path(error.filename or file), error)
    return UsageError(
        f"{file.name} breaks while it loads{where}",
        found=[f"{type(error).__name__}: {error}".rstrip(": ")],
        advice="run it by itself first: python " + file.name,
    )


def _place(error: BaseException, file: Path) -> str:
    """The last line on the way to the error that is the learner's: of the file, or a neighbour."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if Path(frame.filename).parent == file.parent]
    if not theirs:
        return ""
    last = theirs[-1]
    neighbour = "" if last.filename == str(file) else f"{Path(last.filename).name}, "
    return f" ({neighbour}line {last.lineno})"
