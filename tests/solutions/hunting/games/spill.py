"""Yatzy på norsk: poengene for et kast, og hele spillet med runder, brett og vinner.

En `Runde` vet om terningene på bordet, et `Brett` om poengene til én deltaker, og `Spill` hvem
sin tur det er. Ingen av dem kaster terninger: de får vite hva som falt.
"""

from collections import Counter
from collections.abc import Callable, Sequence

Kast = list[int]


class Ulovlig(Exception):
    """Reglene sier nei, og ingenting er endret."""


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

ØVRE_DEL = ("Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere")
GRENSE, BONUS = 63, 50


class Brett:
    """Brettet til én deltaker: poengene på de rubrikkene som er brukt."""

    def __init__(self) -> None:
        self.poeng: dict[str, int] = {}

    def før(self, kast: Kast, rubrikk: str) -> int:
        if rubrikk not in RUBRIKKER:
            raise Ulovlig(f"brettet har ingen rubrikk {rubrikk}")
        if rubrikk in self.poeng:
            raise Ulovlig(f"{rubrikk} er brukt")
        self.poeng[rubrikk] = score(kast, rubrikk)
        return self.poeng[rubrikk]

    @property
    def delsum(self) -> int:
        return sum(self.poeng.get(rubrikk, 0) for rubrikk in ØVRE_DEL)

    @property
    def bonus(self) -> int:
        return BONUS if self.delsum >= GRENSE else 0

    @property
    def sum(self) -> int:
        return sum(self.poeng.values()) + self.bonus


class Runde:
    """Inntil tre kast. Det som holdes igjen, blir liggende til neste kast, og ikke lenger."""

    KAST = 3

    def __init__(self, terninger: int) -> None:
        self.terninger = terninger
        self.bord: Kast = []
        self.igjen = self.KAST
        self._holdt: set[int] = set()

    @property
    def _alle(self) -> range:
        return range(1, self.terninger + 1)

    @property
    def _fri(self) -> list[int]:
        return [plass for plass in self._alle if plass not in self._holdt]

    def kast(self, øyne: Sequence[int]) -> None:
        fri = self._fri
        if not self.igjen:
            raise Ulovlig(f"det er bare {self.KAST} kast i en runde")
        if not fri or len(øyne) != len(fri):
            raise Ulovlig(f"{len(fri)} terninger er fri, ikke {len(øyne)}")
        if not all(1 <= verdi <= 6 for verdi in øyne):
            raise Ulovlig("en terning viser 1 til 6")
        ligger = dict(enumerate(self.bord, 1)) | dict(zip(fri, øyne, strict=True))
        self.bord = [ligger[plass] for plass in self._alle]
        self.igjen -= 1
        self._holdt = set()

    def hold_igjen(self, plasser: Sequence[int]) -> None:
        if not self.bord:
            raise Ulovlig("ingenting ligger på bordet ennå")
        if len(set(plasser)) < len(plasser) or not set(plasser) <= set(self._alle):
            raise Ulovlig(f"det går ikke å holde igjen {list(plasser)}")
        self._holdt = set(plasser)


class Spill:
    """En omgang: femten runder for hver deltaker, etter tur."""

    def __init__(self, deltakere: Sequence[str], terninger: int = 5) -> None:
        if not deltakere or len(set(deltakere)) < len(deltakere):
            raise Ulovlig("en omgang har deltakere, hver med sitt navn")
        if terninger != 5:
            raise Ulovlig("det spilles med fem terninger")
        self._brett = {navn: Brett() for navn in deltakere}
        self._deltakere = list(deltakere)
        self._terninger = terninger
        self._ferdige = 0
        self._runde = Runde(terninger)

    def kast(self, øyne: Sequence[int]) -> None:
        self._spilles()
        self._runde.kast(øyne)

    def hold_igjen(self, plasser: Sequence[int]) -> None:
        self._spilles()
        self._runde.hold_igjen(plasser)

    def før(self, rubrikk: str) -> int:
        self._spilles()
        if not self.bord:
            raise Ulovlig("det er ikke kastet ennå")
        poeng = self._brett[self.deltaker].før(self.bord, rubrikk)
        self._ferdige += 1
        self._runde = Runde(self._terninger)
        return poeng

    def _spilles(self) -> None:
        if self.over:
            raise Ulovlig("omgangen er over")

    @property
    def bord(self) -> Kast:
        return self._runde.bord

    @property
    def deltaker(self) -> str:
        return self._deltakere[self._ferdige % len(self._deltakere)]

    @property
    def runde(self) -> int:
        return min(self._ferdige // len(self._deltakere) + 1, len(RUBRIKKER))

    @property
    def over(self) -> bool:
        return self._ferdige == len(self._deltakere) * len(RUBRIKKER)

    def poeng(self, deltaker: str) -> dict[str, int]:
        return dict(self._brettet(deltaker).poeng)

    def delsum(self, deltaker: str) -> int:
        return self._brettet(deltaker).delsum

    def bonus(self, deltaker: str) -> int:
        return self._brettet(deltaker).bonus

    def sum(self, deltaker: str) -> int:
        return self._brettet(deltaker).sum

    def _brettet(self, deltaker: str) -> Brett:
        if deltaker not in self._brett:
            raise Ulovlig(f"{deltaker} er ikke med")
        return self._brett[deltaker]

    @property
    def vinnere(self) -> list[str]:
        """Alle med høyest sum; ved likhet deler de seieren."""
        if not self.over:
            raise Ulovlig("omgangen er ikke over")
        høyest = max(self.sum(navn) for navn in self._deltakere)
        return [navn for navn in self._deltakere if self.sum(navn) == høyest]
