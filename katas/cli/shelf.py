"""`kata`: the shelf."""

import argparse

from katas.catalog import open_shelf


def run(asked: argparse.Namespace) -> int:
    """List the katas there are."""
    katas = open_shelf(asked.kata_path).katas.values()
    width = max(len(kata.id) for kata in katas)
    titles = max(len(kata.title) for kata in katas)
    for kata in katas:
        print(f"{kata.id:<{width}}  {kata.title:<{titles}}  {kata.task:<8}  {kata.document_title}")
    print()
    print("kata show ID                            brief, rules, open questions")
    print("kata start ID DIR                       a folder to begin in")
    print("pytest --kata ID --solution FILE        run it on your own file")
    return 0
