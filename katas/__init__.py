"""A harness for the dice-scoring katas: Yatzy in four sets of rules, and the Greed Koan."""

__version__ = "0.1.0"
