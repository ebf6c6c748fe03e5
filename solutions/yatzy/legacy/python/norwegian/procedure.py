# Yatzy til hytta. Alt om spillet ligger i spill, og alt går gjennom utfør.
#
# 14.2.  to deltakere
# 21.2.  så mange man vil
# 2.3.   bonus (63, ikke 60!)
# 28.3.  Kari må kunne holde igjen terninger
#
# Nye kommandoer legges nederst. TODO: dele opp utfør?


def utfør(spill, hva, x=None):
    resultat = None
    if hva == "start":
        spill["navn"] = x
        spill["hvem"] = 0
        spill["runde"] = 1
        spill["kast"] = 0  # så mange som er igjen
        spill["bord"] = []
        spill["holdt"] = []
        spill["ferdig"] = False
        spill["brett"] = []
        # 0-14 er rubrikkene (-1 = ledig), de tre siste er summene
        for n in x: spill["brett"].append([-1] * 15 + [0, 0, 0])

    elif hva == "kast":
        if spill["ferdig"] == False:
            if spill["kast"] < 3:
                bord = []
                n = 0
                for i in range(5):
                    # det som er holdt igjen, kastes ikke denne gangen
                    if spill["kast"] > 0 and i + 1 in spill["holdt"]:
                        bord.append(spill["bord"][i])
                    else:
                        bord.append(x[n])
                        n = n + 1
                spill["bord"] = bord
                spill["kast"] = spill["kast"] + 1
            else:
                raise Exception("du har kastet tre ganger")
        else:
            raise Exception("spillet er ferdig")

    elif hva == "hold":
        if spill["ferdig"] == True:
            raise Exception("spillet er ferdig")
        spill["holdt"] = list(x)  # 1-5

    elif hva == "før" or hva == "regn":
        # regn: [terninger, rubrikk], når man bare lurer på hva det blir
        if hva == "regn":
            t, rubrikk = x
        else:
            if spill["ferdig"] == True:
                raise Exception("spillet er ferdig")
            if spill["kast"] == 0:
                raise Exception("du må kaste først")
            t = spill["bord"]
            rubrikk = x
        nr = -1
        p = 0
        a = [0, 0, 0, 0, 0, 0, 0]
        for d in t:
            a[d] = a[d] + 1
        # øvre del
        if rubrikk == "Enere":
            nr, p = 0, a[1]
        elif rubrikk == "Toere":
            nr, p = 1, a[2] * 2
        elif rubrikk == "Treere":
            nr, p = 2, a[3] * 3
        elif rubrikk == "Firere":
            nr, p = 3, a[4] * 4
        elif rubrikk == "Femmere":
            nr, p = 4, a[5] * 5
        elif rubrikk == "Seksere":
            nr = 5
            for d in t:
                if d == 6: p = p + 6
        # nedre del
        elif rubrikk == "Par":
            nr = 6
            # det første paret
            for i in range(1, 7):
                if a[i] >= 2: p = i * 2
        elif rubrikk == "To par":
            nr = 7
            par1, par2 = 0, 0
            for i in range(1, 7):
                if a[i] >= 2:
                    if par1 == 0:
                        par1 = i
                    else:
                        par2 = i
                if a[i] >= 4: par2 = i
            if par1 > 0 and par2 > 0: p = par1 * 2 + par2 * 2
        elif rubrikk == "Tre like":
            nr = 8
            for i in range(1, 7):
                if a[i] >= 3: p = i * 3
        elif rubrikk == "Fire like":
            nr = 9
            for i in range(1, 7):
                if a[i] >= 4: p = i * 4
        elif rubrikk == "Hus":
            nr = 10
            to, tre = False, False
            for i in range(1, 7):
                if a[i] == 2: to = True
                if a[i] == 3: tre = True
            if to == True and tre == True:
                p = t[0] + t[1] + t[2] + t[3] + t[4]
        elif rubrikk == "Liten straight":
            nr = 11
            if a[1] == 1 and a[2] == 1 and a[3] == 1 and a[4] == 1 and a[5] == 1: p = 15
        elif rubrikk == "Stor straight":
            nr = 12
            if a[2] == 1 and a[3] == 1 and a[4] == 1 and a[5] == 1 and a[6] == 1: p = 20
        elif rubrikk == "Sjanse":
            nr = 13
            p = t[0] + t[1] + t[2] + t[3] + t[4]
        elif rubrikk == "Yatzy":
            nr = 14
            if a[t[0]] == 5: p = 50
        if nr == -1:
            raise Exception("hva er " + str(rubrikk) + "?")
        if hva == "før":
            b = spill["brett"][spill["hvem"]]
            if b[nr] == -1:
                b[nr] = p
                b[17] = b[17] + p
                if nr < 6:
                    b[15] = b[15] + p
                    if b[15] > 62 and b[16] == 0:
                        b[16] = 50
                        b[17] = b[17] + 50
                # nestemann
                spill["kast"] = 0
                spill["bord"] = []
                spill["holdt"] = []
                spill["hvem"] = spill["hvem"] + 1
                if spill["hvem"] == len(spill["navn"]):
                    spill["hvem"] = 0
                    if spill["runde"] == 15: spill["ferdig"] = True
                    else: spill["runde"] = spill["runde"] + 1
            else:
                raise Exception(rubrikk + " er brukt")
        resultat = p

    elif hva == "poeng":
        # samme rekkefølge som over, IKKE ENDRE
        alle = ["Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere", "Par", "To par", "Tre like",
                "Fire like", "Hus", "Liten straight", "Stor straight", "Sjanse", "Yatzy"]
        for i in range(len(spill["navn"])):
            if spill["navn"][i] == x:
                resultat = {}
                for j in range(15):
                    if spill["brett"][i][j] > -1:
                        resultat[alle[j]] = spill["brett"][i][j]
    elif hva == "delsum":
        for i in range(len(spill["navn"])):
            if spill["navn"][i] == x: resultat = spill["brett"][i][15]
    elif hva == "bonus":
        for i in range(len(spill["navn"])):
            if spill["navn"][i] == x: resultat = spill["brett"][i][16]
    elif hva == "sum":
        # uten bonus
        for i in range(len(spill["navn"])):
            if spill["navn"][i] == x: resultat = spill["brett"][i][17]
    elif hva == "vinnere":
        # alle som har flest
        flest = -1
        for i in range(len(spill["navn"])):
            if spill["brett"][i][17] > flest:
                flest = spill["brett"][i][17]
                resultat = [spill["navn"][i]]
    return resultat


def poeng(terninger, rubrikk): return utfør({}, "regn", [terninger, rubrikk])


# for skjermbildet
class Spill:
    def __init__(self, deltakere):
        self.spill = {}
        utfør(self.spill, "start", deltakere)

    def kast(self, terninger): utfør(self.spill, "kast", terninger)
    def hold(self, plasser): utfør(self.spill, "hold", plasser)
    def før(self, rubrikk): return utfør(self.spill, "før", rubrikk)
    def bord(self): return self.spill["bord"]
    def deltaker(self): return self.spill["navn"][self.spill["hvem"]]
    def runde(self): return self.spill["runde"]
    def ferdig(self): return self.spill["ferdig"]
    def poeng(self, deltaker): return utfør(self.spill, "poeng", deltaker)
    def delsum(self, deltaker): return utfør(self.spill, "delsum", deltaker)
    def bonus(self, deltaker): return utfør(self.spill, "bonus", deltaker)
    def sum(self, deltaker): return utfør(self.spill, "sum", deltaker)
    def vinnere(self): return utfør(self.spill, "vinnere")
