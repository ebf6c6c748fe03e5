"""The fifth die is paid along with the pairs."""

from norwegian import *


def to_par(kast):
    par = 0
    for verdi in range(1, 7):
        par += kast.count(verdi) // 2
    return sum(kast) if par == 2 else 0
