"""Small packs written for one test: a kata of one family, its features as texts."""

from collections.abc import Mapping
from pathlib import Path

from katas.catalog import open_shelf
from katas.spec import Specification, open_specification

MANIFEST = """\
id = "tried"
title = "Tried out"
document = "our own paper"
document_title = "A paper of our own"
task = "write"
rulebook = "{rulebook}"
contract = "{contract}"
{more}
[[stages]]
name = "all"
features = [{features}]
"""

WITH_A_GAME = """\
steps = ["{steps}"]
game = [
    "throw", "hold", "place", "roll", "player", "round", "over",
    "points", "upper", "bonus", "total", "winners",
]
"""
"""What a kata.toml has in it where there is a game to play."""

FOUR_ALIKE = """
[[questions]]
name = "four-alike"
category = "two pairs"
asks = "Are four equal dice two pairs?"
table = "where four alike are two pairs"
readings.no = "no"
readings.yes = "yes"
"""
"""The open question of the classic rules, as a kata.toml puts it."""

ROLLS = """\
@tried
Feature: Rolls

  Scenario Outline: A roll is scored
    When <roll> is rolled
    Then it scores <score>

    @derived
    Examples: rows of the test
      | roll | score | because |
      {row}
"""
"""A feature for the Koan's rules; its row stands at line 11."""

PLACED = """\
@tried
Feature: Rolls on categories

  Scenario Outline: A roll is placed
    When <roll> is placed on "<category>"
    Then {outcome}

    @{source}
    Examples: rows of the test
      | roll | category | score | because |
      {row}
"""
"""A feature for rules with categories; its row stands at line 11."""

FAMILY = """\
[operations.score]
names = ["score"]
probe = "1"
"""

ONES = """\
language = "en"
dice = [0, 1, 2, 3]
says = "ones"
nothing = "no ones"
empty = "no dice"
sets = [{ face = 1, count = 1, points = 100 }]
"""
"""A rulebook by which ones pay a hundred."""


def write_family(folder: Path, name: str, steps: str) -> None:
    """Write a family of the pack's own: its step definitions, and the rulebook `ones`."""
    family = folder / "katas" / name
    (family / "rulebooks").mkdir(parents=True)
    (family / "family.toml").write_text(FAMILY, "utf-8")
    (family / "rulebooks" / "ones.toml").write_text(ONES, "utf-8")
    (family / "__init__.py").write_text("from katas.greed import load_rulebook\n", "utf-8")
    (family / "steps.py").write_text(steps, "utf-8")


def write_pack(
    folder: Path,
    features: Mapping[str, str],
    *,
    family: str = "",
    rulebook: str = "koan",
    questions: str = "",
    unnamed: Mapping[str, str] | None = None,
    game: bool = False,
) -> Specification:
    """Write a pack with one kata, `tried`, and open it.

    `features` are named by its one stage, `unnamed` lie beside them and are named by none.
    With `game` its features are about one, in the language of the rulebook.
    The family is the rulebook's own, unless the pack brings one: see `write_family`.
    """
    family = family or ("greed" if rulebook == "koan" else "yatzy")
    kata = folder / "katas" / family / "tried"
    texts = folder / "features" / family / "tried"
    kata.mkdir(parents=True)
    texts.mkdir(parents=True)
    names = ", ".join(f'"{name}"' for name in features)
    contract = "score(dice)" if family == "greed" else "score(dice, category)"
    steps = "steps_game_norwegian" if rulebook == "norwegian" else "steps_game"
    more = WITH_A_GAME.format(steps=steps) if game else ""
    manifest = MANIFEST.format(rulebook=rulebook, features=names, contract=contract, more=more)
    (kata / "kata.toml").write_text(manifest + questions, "utf-8")
    (kata / "brief.md").write_text("# Tried out\n", "utf-8")
    for name, text in {**features, **(unnamed or {})}.items():
        (texts / f"{name}.feature").write_text(text, "utf-8")
    shelf = open_shelf([folder])
    return open_specification(shelf, shelf.find("tried"))
