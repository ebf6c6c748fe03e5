"""Four alike are two pairs only where they are exactly four."""

from norwegian import *


def to_par(kast):
    par = [verdi for verdi in range(1, 7) if kast.count(verdi) >= 2]
    if len(par) == 2:
        return 2 * sum(par)
    return 4 * sum(verdi for verdi in par if kast.count(verdi) == 4)
