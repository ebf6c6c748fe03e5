"""`kata explain ROLL [CATEGORY]`: what each rulebook gives for a roll, and why."""

import argparse
from collections.abc import Iterator
from typing import Any

from katas.catalog import Shelf, open_shelf
from katas.errors import UsageError, nearest
from katas.model import FACES, Explanation, Roll, Rulebook, parse_roll, show_roll
from katas.spec import load_rulebooks


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "explain", parents=[common], help="what each rulebook gives for a roll, and why"
    )
    verb.add_argument("roll", metavar="ROLL", help="faces with commas: 3,3,3,4,1")
    verb.add_argument(
        "category", metavar="CATEGORY", nargs="*", help="where it is placed: two pairs"
    )
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Explain a roll, on one category or on all."""
    roll = parse_roll(asked.roll)
    if wrong := [face for face in roll if face not in FACES]:
        raise UsageError(
            f"a die has no face {wrong[0]}",
            advice="faces go from 1 to 6, with commas between them: 3,3,3,4,1",
        )
    shelf = open_shelf(asked.kata_path)
    books = [
        book
        for family in dict.fromkeys(kata.family for kata in shelf.katas.values())
        for book in load_rulebooks(shelf, family).values()
        if len(roll) in book.dice
    ]
    if not books:
        raise UsageError(f"no rules here are for {len(roll)} dice")
    if asked.category:
        lines = on_category(roll, _category(shelf, " ".join(asked.category)), books)
    else:
        lines = on_all(roll, books)
    print("\n".join(lines))
    return 0


def _category(shelf: Shelf, text: str) -> str:
    """A category by any of its spellings."""
    known: list[str] = []
    for family in dict.fromkeys(kata.family for kata in shelf.katas.values()):
        vocabulary = shelf.vocabulary(family)
        if category := vocabulary.category(text):
            return category
        known += vocabulary.categories
    raise UsageError(f"there is no category {text!r}", found=[nearest(text.casefold(), known)])


def on_category(roll: Roll, category: str, books: list[Rulebook]) -> list[str]:
    """One line a rulebook, and one for each other reading that scores differently."""
    rows = [
        (name, explained)
        for book in books
        if category in book.categories
        for name, explained in _readings(roll, category, book)
    ]
    if not rows:
        raise UsageError(f"no rules here score {len(roll)} dice on {category}")
    return [f"{show_roll(roll)} on {category}", *_aligned(rows)]


def on_all(roll: Roll, books: list[Rulebook]) -> list[str]:
    """A table of scores, category by category; then the rules without categories."""
    lines = [show_roll(roll)]
    with_categories = [book for book in books if None not in book.categories]
    plain = [book for book in books if None in book.categories]
    if with_categories:
        lines += _table(roll, with_categories)
    lines += _aligned([(book.name, book.explain(roll, None)) for book in plain])
    return lines


def _table(roll: Roll, books: list[Rulebook]) -> Iterator[str]:
    categories = list(dict.fromkeys(name for book in books for name in book.categories if name))
    width = max(map(len, categories))
    yield f"  {'':<{width}}  {'  '.join(book.name for book in books)}"
    for category in categories:
        scores = [
            book.explain(roll, category).score if category in book.categories else None
            for book in books
        ]
        cells = "  ".join(
            f"{'-' if score is None else score:>{len(book.name)}}"
            for book, score in zip(books, scores, strict=True)
        )
        differ = "  <- the rules differ" if len(set(scores)) > 1 else ""
        yield f"  {category:<{width}}  {cells}{differ}"
    yield f"  why: kata explain {show_roll(roll)} CATEGORY"


def _readings(roll: Roll, category: str, book: Rulebook) -> Iterator[tuple[str, Explanation]]:
    """The document as written, and each reading of an open question that scores otherwise."""
    written = book.explain(roll, category)
    yield book.name, written
    for question, readings in book.readings.items():
        for reading in readings[1:]:
            explained = book.explain(roll, category, {question: reading})
            if explained.score != written.score:
                yield f"{book.name}, {question} = {reading}", explained


def _aligned(rows: list[tuple[str, Explanation]]) -> list[str]:
    names = max((len(name) for name, _ in rows), default=0)
    because = max((len(explained.because) for _, explained in rows), default=0)
    return [
        f"  {name:<{names}}  {given.score:>4}   {given.because:<{because}}   {given.rule}"
        for name, given in rows
    ]
