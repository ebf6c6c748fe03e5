def _antall(terninger, minst):
    return [øyne for øyne in range(6, 0, -1) if terninger.count(øyne) >= minst]


def enere(terninger): return terninger.count(1)
def toere(terninger): return terninger.count(2) * 2
def treere(terninger): return terninger.count(3) * 3
def firere(terninger): return terninger.count(4) * 4
def femmere(terninger): return terninger.count(5) * 5
def seksere(terninger): return terninger.count(6) * 6
def ett_par(terninger): return 2 * sum(_antall(terninger, 2)[:1])
def tre_like(terninger): return 3 * sum(_antall(terninger, 3))
def fire_like(terninger): return 4 * sum(_antall(terninger, 4))
def liten_straight(terninger): return 15 if sorted(terninger) == [1, 2, 3, 4, 5] else 0
def stor_straight(terninger): return 20 if sorted(terninger) == [2, 3, 4, 5, 6] else 0
def sjanse(terninger): return sum(terninger)
def yatzy(terninger): return 50 if _antall(terninger, 5) else 0


def to_par(terninger):
    if _antall(terninger, 4):
        return fire_like(terninger)
    par = _antall(terninger, 2)
    return 2 * sum(par) if len(par) == 2 else 0


def hus(terninger):
    return sum(terninger) if {terninger.count(t) for t in terninger} == {2, 3} else 0
