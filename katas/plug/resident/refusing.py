"""Why a learner's file doesn't load, in one plain message with its line."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from katas.plug.resident.endings import AskedForInput, DoesNotLoad, PrintedTooMuch, TookTooLong
from katas.plug.resident.roots import Root


def no_text(file: Path) -> DoesNotLoad:
    """What can't be read as text."""
    return DoesNotLoad(f"{file.name} is no text that Python reads", advice="save it as UTF-8")


def unparsed(file: Path, error: SyntaxError) -> DoesNotLoad:
    """The line, a caret below it, and Python's own word for what is wrong."""
    import linecache  # noqa: PLC0415  # only what doesn't parse needs it

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
    message = error.msg or ""
    python2 = any(sign in message for sign in PYTHON2)
    return DoesNotLoad(
        f"{file.name} does not parse: {message}" + (f" (line {line})" if line else ""),
        found=found,
        advice="this looks like Python 2; it runs on Python 3 here" if python2 else "",
    )


PYTHON2 = (
    "Missing parentheses in call to",
    "multiple exception types must be parenthesized",
    "leading zeros in decimal integer literals",
)
"""What Python says of lines that only its forerunner read."""


MAIN = 'put it under `if __name__ == "__main__":`, so that it is done only when you run the file'


AT_WORK: Mapping[type[BaseException], str] = {
    AskedForInput: "asks for input while it loads",
    SystemExit: "ends the program while it loads",
    TookTooLong: "takes too long to load",
    PrintedTooMuch: "prints without end while it loads",
}
"""Ends that come of a file which does its work where it should only define it."""


def explained(error: BaseException, file: Path, root: Root) -> DoesNotLoad:
    """What came while the file was run, and what to do about it."""
    where = _place(error, file, root.folder)
    for kind, words in AT_WORK.items():
        if isinstance(error, kind):
            return DoesNotLoad(f"{file.name} {words}{where}", advice=MAIN)
    if isinstance(error, ModuleNotFoundError) and error.name:
        own = f"{root.package}."
        if root.package and error.name.startswith(own):
            return DoesNotLoad(
                f"{file.name} imports .{error.name.removeprefix(own)}, which isn't here{where}",
                advice="put its file beside yours, or do without it",
            )
        return DoesNotLoad(
            f"{file.name} imports {error.name}, which isn't here{where}",
            advice=f"install {error.name.partition('.')[0]} into this environment, "
            "put its file beside yours, or do without it",
        )
    if isinstance(error, SyntaxError):
        return unparsed(Path(error.filename or file), error)
    return DoesNotLoad(
        f"{file.name} breaks while it loads{where}",
        found=[f"{type(error).__name__}: {error}".rstrip(": ")],
        advice="run it by itself first: python " + file.name,
    )


def _place(error: BaseException, file: Path, root: Path) -> str:
    """The last line on the way to the error that is the learner's: of the file, or a neighbour."""
    theirs = [
        (path, line)
        for path, line in _lines(error)
        if path.parent == file.parent or path.is_relative_to(root)
    ]
    if not theirs:
        return ""
    path, line = theirs[-1]
    neighbour = "" if path == file else f"{path.name}, "
    return f" ({neighbour}line {line})"


def _lines(error: BaseException) -> Iterator[tuple[Path, int]]:
    trace = error.__traceback__
    while trace is not None:
        yield Path(trace.tb_frame.f_code.co_filename), trace.tb_lineno
        trace = trace.tb_next
