"""Four alike are found to be two pairs and paid as one."""

from norwegian import *


def to_par(kast):
    par = {verdi for verdi in kast if kast.count(verdi) >= 2}
    fire_like = any(kast.count(verdi) >= 4 for verdi in kast)
    return 2 * sum(par) if len(par) == 2 or fire_like else 0
