"""The commits that touch a folder, and how its code was in the first of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from katas.catalog import Language, language_of
from katas.practice.reviewing.code import Before, Commit, FileChange, History, NoHistory, Origin
from katas.practice.reviewing.git import COMPARED, Git, GitFailed
from katas.practice.reviewing.sources import MOST as MOST_FILES
from katas.practice.reviewing.sources import is_test

MOST = 200
"""So many commits are shown, the newest."""

FIELDS = ("%H", "%aI", "%an", "%s")
"""What is asked of a commit: its name, when and by whom it was written, its first line."""

A_COMMIT = re.compile("[0-9a-f]{40,64}")

NOT_OURS = "dubious ownership"
"""How git says that a repository belongs to somebody else."""


def history_of(folder: Path) -> History:
    """The commits of the repository that a folder is in, as far as they touch it."""
    git = Git.find(folder)
    if git is None:
        return History(why_not=NoHistory.NO_GIT)
    try:
        git.ask("rev-parse", "--git-dir")
    except GitFailed as failed:
        owner = NOT_OURS in str(failed)
        return History(why_not=NoHistory.NOT_OURS if owner else NoHistory.NO_REPOSITORY)
    try:
        return _commits(git)
    except (GitFailed, ValueError):
        return History(why_not=_why_unread(git))


def _commits(git: Git) -> History:
    said = git.ask_all(
        "log", "-z", f"--max-count={MOST + 1}", "--encoding=UTF-8", "--no-notes", *COMPARED,
        f"--format=tformat:{'%x00'.join(FIELDS)}", "--", ".",
    )  # fmt: skip
    heads = list(zip(*[iter(said)] * len(FIELDS), strict=True))
    newest = [head for head in heads[:MOST] if A_COMMIT.fullmatch(head[0])]
    changes = _changes(git, [head[0] for head in newest])
    commits = [
        Commit(name[:8], when, author, subject, changes.get(name, ()))
        for name, when, author, subject in reversed(newest)
    ]
    why_not = None if commits else NoHistory.NO_COMMITS
    return History(tuple(commits), len(heads) > MOST, why_not)


def _why_unread(git: Git) -> NoHistory:
    """Whether a repository has no commit yet, or can't be read."""
    try:
        git.ask("rev-parse", "--verify", "--quiet", "HEAD")
    except GitFailed:
        return NoHistory.NO_COMMITS
    return NoHistory.UNREADABLE


def _changes(git: Git, commits: Sequence[str]) -> Mapping[str, tuple[FileChange, ...]]:
    """What each of some commits changed in the folder."""
    if not commits:
        return {}
    said = git.ask_all(
        "diff-tree", "--stdin", "-z", "-r", "--root", "--numstat", "--relative", *COMPARED,
        given=commits,
    )  # fmt: skip
    found: dict[str, list[FileChange]] = {}
    name = ""
    for part in said:
        if A_COMMIT.fullmatch(part):
            name = part
        else:
            found.setdefault(name, []).append(_change(part))
    return {name: tuple(changes) for name, changes in found.items()}


def _change(part: str) -> FileChange:
    r"""One file of a commit: `12\t3\tyatzy.py`, with dashes where it is no text."""
    added, removed, name = part.lstrip("\n").split("\t", 2)
    return FileChange(name, _number(added), _number(removed))


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


def first_state(file: Path) -> Before | None:
    """The code in a file's folder as it was in the first commit that has the file.

    None where there is no such commit.
    """
    git = Git.find(file.parent)
    if git is None:
        return None
    try:
        said = git.ask_all(
            "log", "-z", "--diff-filter=A", "--format=tformat:%H%x00%aI", "--no-notes", *COMPARED,
            "--", file.name,
        )  # fmt: skip
        if not said:
            return None
        commit, when = said[-2:]
        return Before(Origin.COMMIT, commit[:8], when, dict(_files(git, commit, language_of(file))))
    except (GitFailed, ValueError):
        return None


def _files(git: Git, commit: str, language: Language | None) -> Iterator[tuple[str, str]]:
    """The code in a commit, but for tests: names in the folder, and texts."""
    names = git.ask_all("ls-tree", "-r", "-z", "--name-only", commit, "--", ".")
    code = (name for name in names if language_of(Path(name)) is language and not is_test(name))
    for name in islice(code, MOST_FILES):
        text = git.ask("cat-file", "blob", f"{commit}:./{name}")
        yield name, text
