import pytest
from spill import Spill


def test_en_omgang():
    omgang = Spill(["Kari", "Ola"])
    omgang.kast([3, 4, 5, 5, 2])
    omgang.hold_igjen([3, 4])
    omgang.kast([5, 1, 3])
    assert list(omgang.bord) == [5, 1, 5, 5, 3]
    omgang.før("Femmere")
    assert omgang.deltaker == "Ola"
    assert omgang.delsum("Kari") == 15


def test_fire_kast():
    omgang = Spill(["Kari"])
    for _ in range(3):
        omgang.kast([1, 2, 3, 4, 6])
    with pytest.raises(Exception):
        omgang.kast([1, 2, 3, 4, 6])


def test_vinneren_er_ikke_kåret_før_slutten():
    omgang = Spill(["Kari", "Ola"])
    assert not omgang.over
