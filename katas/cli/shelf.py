"""`kata`: the shelf; in a kata folder, where you stand."""

import argparse
import sys
from contextlib import closing

from katas.catalog import Settings, Shelf, open_shelf
from katas.cli.hosting import gather, open_host
from katas.practice.cursor import Notebook, digest_of
from katas.practice.lesson import Standing, open_lesson
from katas.practice.own_files import files_of, text_of
from katas.practice.standing import where_you_stand


def run(asked: argparse.Namespace) -> int:
    """Say where the learner stands, 1 unless all passes; elsewhere list the katas there are."""
    settings = gather(None, None, None)
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    if settings.kata and (settings.solution or settings.command):
        return stand(shelf, settings)
    print("\n".join(lines(shelf)))
    return 0


def stand(shelf: Shelf, settings: Settings) -> int:
    """Run the examples once, tell the one that comes next, and remember what has passed."""
    lesson = open_lesson(shelf, settings)
    notebook = Notebook(lesson.spec.kata.id, settings.folder)
    memory = notebook.memory
    digest = digest_of(text_of(files_of(settings, [lesson.spec.vocabulary])))
    with closing(open_host(settings, [lesson.spec.vocabulary], isolate=False)) as host:
        solution = lesson.spec.plug(host, settings.calls, settings.refused)
        standing = Standing(lesson, solution, lesson.play(solution), memory)
    after = memory.after(lesson.order, standing.passing, digest)
    notebook.keep(after)
    print("\n".join(where_you_stand(standing, after)))
    say_trouble(notebook)
    return 1 if standing.next_up else 0


def say_trouble(notebook: Notebook) -> None:
    """Say why nothing is remembered, where that is so."""
    if notebook.trouble:
        print(
            f"kata: {notebook.trouble}; so nothing is remembered, and all else goes on",
            file=sys.stderr,
        )


def lines(shelf: Shelf) -> list[str]:
    """The katas there are, and how to go on."""
    katas = shelf.katas.values()
    width = max(len(kata.id) for kata in katas)
    titles = max(len(kata.title) for kata in katas)
    return [
        *(
            f"{kata.id:<{width}}  {kata.title:<{titles}}  {kata.task:<8}  {kata.document_title}"
            for kata in katas
        ),
        "",
        "kata show ID                            brief, rules, open questions",
        "kata start ID DIR                       a folder to begin in",
        "pytest --kata ID --solution FILE        run it on your own file",
        "kata check FILE                         every roll there is, and whose rules you follow",
    ]
