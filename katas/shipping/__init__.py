"""Makes, when the package is built, what would take long to make at each start."""

from katas.shipping.making import MAKERS, Maker, ship

__all__ = ["MAKERS", "Maker", "ship"]
