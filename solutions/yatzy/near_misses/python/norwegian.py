"""Yatzy på norsk: poengene for et kast, riktige på alle rubrikkene."""

from collections import Counter


def enere(kast):
    return kast.count(1)


def toere(kast):
    return 2 * kast.count(2)


def treere(kast):
    return 3 * kast.count(3)


def firere(kast):
    return 4 * kast.count(4)


def femmere(kast):
    return 5 * kast.count(5)


def seksere(kast):
    return 6 * kast.count(6)


def like(antall, kast):
    """Poengene for minst så mange like, de høyeste av dem."""
    return antall * max((verdi for verdi in kast if kast.count(verdi) >= antall), default=0)


def par(kast):
    return like(2, kast)


def to_par(kast):
    par = [verdi for verdi in range(1, 7) if kast.count(verdi) >= 2]
    par += [verdi for verdi in par if kast.count(verdi) >= 4]
    return 2 * sum(par) if len(par) == 2 else 0


def tre_like(kast):
    return like(3, kast)


def fire_like(kast):
    return like(4, kast)


def hus(kast):
    return sum(kast) if sorted(Counter(kast).values()) == [2, 3] else 0


def liten_straight(kast):
    return sum(kast) if sorted(kast) == [1, 2, 3, 4, 5] else 0


def stor_straight(kast):
    return sum(kast) if sorted(kast) == [2, 3, 4, 5, 6] else 0


def sjanse(kast):
    return sum(kast)


def yatzy(kast):
    return 50 if len(set(kast)) == 1 else 0
