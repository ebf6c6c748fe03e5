"""Nobody counts the pairs before they are paid."""

from norwegian import *


def to_par(kast):
    return sum(2 * verdi * (kast.count(verdi) // 2) for verdi in range(1, 7))
