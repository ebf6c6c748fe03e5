"""Right: the Norwegian sheet, one function per row under its Norwegian name."""


def enere(terninger):
    return like_verdier(terninger, 1)


def toere(terninger):
    return like_verdier(terninger, 2)


def treere(terninger):
    return like_verdier(terninger, 3)


def firere(terninger):
    return like_verdier(terninger, 4)


def femmere(terninger):
    return like_verdier(terninger, 5)


def seksere(terninger):
    return like_verdier(terninger, 6)


def par(terninger):
    return antall_like(terninger, 2)


def to_par(terninger):
    par_funnet = []
    for verdi in range(1, 7):
        par_funnet += [verdi] * (terninger.count(verdi) // 2)
    return 2 * sum(par_funnet) if len(par_funnet) == 2 else 0


def tre_like(terninger):
    return antall_like(terninger, 3)


def fire_like(terninger):
    return antall_like(terninger, 4)


def hus(terninger):
    antall = sorted(terninger.count(verdi) for verdi in set(terninger))
    return sum(terninger) if antall == [2, 3] else 0


def liten_straight(terninger):
    return 15 if sorted(terninger) == [1, 2, 3, 4, 5] else 0


def stor_straight(terninger):
    return 20 if sorted(terninger) == [2, 3, 4, 5, 6] else 0


def sjanse(terninger):
    return sum(terninger)


def yatzy(terninger):
    return 50 if len(set(terninger)) == 1 else 0


def like_verdier(terninger, verdi):
    return verdi * terninger.count(verdi)


def antall_like(terninger, antall):
    for verdi in (6, 5, 4, 3, 2, 1):
        if terninger.count(verdi) >= antall:
            return verdi * antall
    return 0
