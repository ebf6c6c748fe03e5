"""Right: the Norwegian sheet in one function, its rows spelt as the course text spells them."""

ØVRE = ["Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere"]


def poeng(kast, rubrikk):
    if rubrikk in ØVRE:
        verdi = ØVRE.index(rubrikk) + 1
        return verdi * kast.count(verdi)
    antall = sorted(kast.count(verdi) for verdi in set(kast))
    match rubrikk:
        case "Par":
            return like(2, kast)
        case "To par":
            par = [verdi for verdi in range(1, 7) for _ in range(kast.count(verdi) // 2)]
            return 2 * sum(par) if len(par) == 2 else 0
        case "Tre like":
            return like(3, kast)
        case "Fire like":
            return like(4, kast)
        case "Hus":
            return sum(kast) if antall == [2, 3] else 0
        case "Liten straight":
            return 15 if sorted(kast) == [1, 2, 3, 4, 5] else 0
        case "Stor straight":
            return 20 if sorted(kast) == [2, 3, 4, 5, 6] else 0
        case "Sjanse":
            return sum(kast)
        case "Yatzy":
            return 50 if antall == [5] else 0
    raise ValueError(f"ukjent rubrikk: {rubrikk}")


def like(antall, kast):
    return antall * max((øyne for øyne in kast if kast.count(øyne) >= antall), default=0)
