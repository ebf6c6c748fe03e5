"""Digests of a specification, by which a result says what it was graded by."""

from __future__ import annotations

import hashlib
import json

from katas.spec.specification import Specification


def feature_digests(spec: Specification) -> dict[str, str]:
    """The sha256 of each feature of a kata, by its name."""
    files = spec.kata.feature_files()
    return {spec.name_of(file): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def spec_digest(spec: Specification) -> str:
    """One sha256 for a whole specification: its features, its rulebook, the kata's own table."""
    told = feature_digests(spec)
    rulebook = spec.shelf.rulebooks(spec.kata.family)[spec.kata.rulebook]
    for name, file in (("rulebook", rulebook), ("kata.toml", spec.kata.folder / "kata.toml")):
        told[name] = hashlib.sha256(file.read_bytes()).hexdigest()
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
