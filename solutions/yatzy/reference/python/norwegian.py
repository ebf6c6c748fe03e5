"""Yatzy på norsk: poengene for et kast ført på en av brettets femten rubrikker."""

from collections import Counter
from collections.abc import Callable

Kast = list[int]


def score(kast: Kast, rubrikk: str) -> int:
    """Poengene et kast med fem terninger gir på rubrikken; 0 når den må strykes."""
    return RUBRIKKER[rubrikk](kast)


def tallet(verdi: int) -> Callable[[Kast], int]:
    """Rubrikken der terningene med denne verdien teller."""
    return lambda kast: verdi * kast.count(verdi)


def like(antall: int) -> Callable[[Kast], int]:
    """Rubrikken der minst så mange like teller, de høyeste av dem."""
    return lambda kast: antall * max(verdier(antall, kast), default=0)


def to_par(kast: Kast) -> int:
    """To og to like; fire like er også to par."""
    par = [verdi for verdi, antall in Counter(kast).items() for _ in range(antall // 2)]
    return 2 * sum(par) if len(par) == 2 else 0


def hus(kast: Kast) -> int:
    return sum(kast) if sorted(Counter(kast).values()) == [2, 3] else 0


def straight(*rekke: int) -> Callable[[Kast], int]:
    """Rubrikken der denne rekken teller, og ikke noe annet."""
    return lambda kast: sum(kast) if sorted(kast) == list(rekke) else 0


def sjanse(kast: Kast) -> int:
    return sum(kast)


def yatzy(kast: Kast) -> int:
    return 50 if len(set(kast)) == 1 else 0


def verdier(antall: int, kast: Kast) -> list[int]:
    """Verdiene som minst så mange terninger viser."""
    return [verdi for verdi, ganger in Counter(kast).items() if ganger >= antall]


RUBRIKKER: dict[str, Callable[[Kast], int]] = {
    "Enere": tallet(1),
    "Toere": tallet(2),
    "Treere": tallet(3),
    "Firere": tallet(4),
    "Femmere": tallet(5),
    "Seksere": tallet(6),
    "Par": like(2),
    "To par": to_par,
    "Tre like": like(3),
    "Fire like": like(4),
    "Hus": hus,
    "Liten straight": straight(1, 2, 3, 4, 5),
    "Stor straight": straight(2, 3, 4, 5, 6),
    "Sjanse": sjanse,
    "Yatzy": yatzy,
}
