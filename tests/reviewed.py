"""Folders to review: somebody's kata, a repository around it, and one that means no good."""

import io
import os
import shutil
import subprocess
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from katas.cli import main
from tests.running import Run

SOLUTIONS = Path(__file__).parent.parent / "solutions"

HOSTILE_NAME = 'yatzy"><img src=x onerror=alert(2)>.py'

SCRIPT = "<script>alert(1)</script>"

HOSTILE_CODE = f'''\
"""{SCRIPT}"""


def chance(dice):
    """{{{{ 7*7 }}}} {SCRIPT}"""
    return "<b onmouseover=alert(3)>"


def yatzy(dice):
    if len(dice) not in (4, 5):
        raise ValueError("{SCRIPT}\\x1b[31mred \\u202e {{{{ 7*7 }}}} {{% raw %}}")
    raise type("{SCRIPT}", (Exception,), {{}})("<img src=x onerror=alert(4)>")


def fours(dice):
    print("{SCRIPT}\\x1b]0;title\\x07")
'''

HOSTILE_SUBJECT = f'{SCRIPT} \x1b[31m "><img src=x onerror=alert(5)> {{{{ 7*7 }}}}'


def ask(*arguments: str | Path, hunt: bool = False) -> Run:
    """Review in this process, which costs no start; what is reviewed runs in one of its own.

    The folder's own tests are left out, which would cost one, unless it is to `hunt`.
    """
    arguments = arguments if hunt else (*arguments, "--no-hunt")
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["review", *map(str, arguments)])
    return Run(code, out.getvalue(), err.getvalue())


def section(done: Run, title: str) -> list[str]:
    """The lines below a title, up to the next blank one."""
    lines = done.out.splitlines()
    below = lines[lines.index(title) + 1 :]
    return below[: below.index("")]


def started(folder: Path, kata: str, *more: str) -> Path:
    """A folder as `kata start` makes it."""
    with redirect_stdout(io.StringIO()):
        assert main(["start", kata, str(folder), *more]) == 0
    return folder


def with_reference(folder: Path, kata: str, file: str, name: str) -> Path:
    """A folder whose solution is one of our references."""
    folder.mkdir(parents=True)
    shutil.copy(SOLUTIONS / file, folder / name)
    settings = f'[tool.katas]\nkata = "{kata}"\nsolution = "{name}"\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    return folder


def git(
    folder: Path, *words: str, author: str = "Kari Nordmann", day: int = 1, given: str = ""
) -> str:
    """Ask git something in a folder, as somebody, some day in March; `given` is what it reads."""
    when = f"2025-03-{day:02}T10:15:00+01:00"
    people = {"NAME": author, "EMAIL": "kari@example.org", "DATE": when}
    named = {
        f"GIT_{who}_{what}": value
        for who in ("AUTHOR", "COMMITTER")
        for what, value in people.items()
    }
    alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    done = subprocess.run(
        ["git", *words],
        cwd=folder,
        env={**os.environ, **alone, **named},
        input=given,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    return done.stdout


def committed(folder: Path, subject: str, *, author: str = "Kari Nordmann", day: int = 1) -> None:
    """Commit everything that there is in a folder, in a repository of its own if in no other."""
    if not (folder / ".git").exists():
        git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--allow-empty", "-m", subject, author=author, day=day)


def signed(folder: Path) -> None:
    """Put a signature on the last commit, which git has verified where it is told to."""
    head, said = git(folder, "cat-file", "commit", "HEAD").split("\n\n", 1)
    text = f"{head}\n{SIGNATURE}\n\n{said}"
    name = git(folder, "hash-object", "-t", "commit", "-w", "--stdin", given=text)
    git(folder, "update-ref", "HEAD", name.strip())


SIGNATURE = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n -----END PGP SIGNATURE-----"


def hostile(folder: Path) -> Path:
    """A folder in which whatever can be named, raised, printed or committed is an attack."""
    folder.mkdir(parents=True)
    (folder / HOSTILE_NAME).write_text(HOSTILE_CODE, "utf-8")
    settings = f"[tool.katas]\nkata = \"yatzy-four-dice\"\nsolution = '''{HOSTILE_NAME}'''\n"
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    committed(folder, HOSTILE_SUBJECT, author='" onmouseover="alert(6)')
    return folder
