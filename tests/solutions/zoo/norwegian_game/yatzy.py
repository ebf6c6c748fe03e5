from enum import Enum


class Kategori(Enum):
    ENERE = 1
    TOERE = 2
    TREERE = 3
    FIRERE = 4
    FEMMERE = 5
    SEKSERE = 6
    PAR = 7
    TO_PAR = 8
    TRE_LIKE = 9
    FIRE_LIKE = 10
    LITEN_STRAIGHT = 11
    STOR_STRAIGHT = 12
    HUS = 13
    SJANSE = 14
    YATZY = 15


class Yatzy:
    def beregn_poeng(self, kast, kategori):
        antall = {øyne: kast.count(øyne) for øyne in kast}
        if kategori.value <= 6:
            return kategori.value * kast.count(kategori.value)
        if kategori == Kategori.PAR:
            return self._like(antall, 2)
        if kategori == Kategori.TO_PAR:
            par = [øyne for øyne, n in antall.items() if n >= 2]
            return 2 * sum(par) if len(par) == 2 else self._like(antall, 4)
        if kategori == Kategori.TRE_LIKE:
            return self._like(antall, 3)
        if kategori == Kategori.FIRE_LIKE:
            return self._like(antall, 4)
        if kategori == Kategori.LITEN_STRAIGHT:
            return sum(kast) if set(kast) == {1, 2, 3, 4, 5} else 0
        if kategori == Kategori.STOR_STRAIGHT:
            return sum(kast) if set(kast) == {2, 3, 4, 5, 6} else 0
        if kategori == Kategori.HUS:
            return sum(kast) if set(antall.values()) == {2, 3} else 0
        if kategori == Kategori.SJANSE:
            return sum(kast)
        return 50 if len(antall) == 1 else 0

    def _like(self, antall, minst):
        return minst * max([øyne for øyne, n in antall.items() if n >= minst], default=0)
