"""The middle one of three alike is used for both pairs."""

from norwegian import *


def to_par(kast):
    kast = sorted(kast)
    par = [kast[plass] for plass in range(4) if kast[plass] == kast[plass + 1]]
    return 2 * par[0] + 2 * par[1] if len(par) >= 2 else 0
