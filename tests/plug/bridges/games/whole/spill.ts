export enum Kategori {
  ENERE = "ENERE",
  TOERE = "TOERE",
  TREERE = "TREERE",
  FIRERE = "FIRERE",
  FEMMERE = "FEMMERE",
  SEKSERE = "SEKSERE",
  PAR = "PAR",
  TO_PAR = "TO_PAR",
  TRE_LIKE = "TRE_LIKE",
  FIRE_LIKE = "FIRE_LIKE",
  HUS = "HUS",
  LITEN_STRAIGHT = "LITEN_STRAIGHT",
  STOR_STRAIGHT = "STOR_STRAIGHT",
  SJANSE = "SJANSE",
  YATZY = "YATZY",
}

interface Regel {
  poeng(terninger: readonly number[]): number;
}

function antall(terninger: readonly number[], oyne: number): number {
  return terninger.filter((t) => t === oyne).length;
}

function sum(terninger: readonly number[]): number {
  return terninger.reduce((a, b) => a + b, 0);
}

class Tall implements Regel {
  constructor(private readonly oyne: number) {}
  poeng(t: readonly number[]): number {
    return antall(t, this.oyne) * this.oyne;
  }
}

class Like implements Regel {
  constructor(private readonly n: number) {}
  poeng(t: readonly number[]): number {
    for (let o = 6; o > 0; o--) {
      if (antall(t, o) >= this.n) return o * this.n;
    }
    return 0;
  }
}

class ToPar implements Regel {
  poeng(t: readonly number[]): number {
    const par: number[] = [];
    for (let o = 6; o > 0; o--) {
      for (let n = antall(t, o); n >= 2; n -= 2) par.push(o);
    }
    return par.length >= 2 ? 2 * (par[0] + par[1]) : 0;
  }
}

class Hus implements Regel {
  poeng(t: readonly number[]): number {
    let tre = 0;
    let to = 0;
    for (let o = 1; o <= 6; o++) {
      if (antall(t, o) === 3) tre = o;
      if (antall(t, o) === 2) to = o;
    }
    return tre > 0 && to > 0 ? 3 * tre + 2 * to : 0;
  }
}

class Straight implements Regel {
  constructor(private readonly fra: number, private readonly verdi: number) {}
  poeng(t: readonly number[]): number {
    return [0, 1, 2, 3, 4].every((i) => t.indexOf(this.fra + i) >= 0) ? this.verdi : 0;
  }
}

class Sjanse implements Regel {
  poeng(t: readonly number[]): number {
    return sum(t);
  }
}

class AlleLike implements Regel {
  poeng(t: readonly number[]): number {
    return t.every((x) => x === t[0]) ? 50 : 0;
  }
}

const REGLER: Map<Kategori, Regel> = new Map<Kategori, Regel>([
  [Kategori.ENERE, new Tall(1)],
  [Kategori.TOERE, new Tall(2)],
  [Kategori.TREERE, new Tall(3)],
  [Kategori.FIRERE, new Tall(4)],
  [Kategori.FEMMERE, new Tall(5)],
  [Kategori.SEKSERE, new Tall(6)],
  [Kategori.PAR, new Like(2)],
  [Kategori.TO_PAR, new ToPar()],
  [Kategori.TRE_LIKE, new Like(3)],
  [Kategori.FIRE_LIKE, new Like(4)],
  [Kategori.HUS, new Hus()],
  [Kategori.LITEN_STRAIGHT, new Straight(1, 15)],
  [Kategori.STOR_STRAIGHT, new Straight(2, 20)],
  [Kategori.SJANSE, new Sjanse()],
  [Kategori.YATZY, new AlleLike()],
]);

class Kort {
  private rader = new Map<Kategori, number>();

  skriv(kategori: Kategori, terninger: readonly number[]): number {
    const regel = REGLER.get(kategori);
    if (!regel) throw new Error(`Ukjent kategori ${kategori}`);
    if (this.rader.has(kategori)) throw new Error(`${kategori} er brukt`);
    const p = regel.poeng(terninger);
    this.rader.set(kategori, p);
    return p;
  }

  get fullt(): boolean {
    return this.rader.size === REGLER.size;
  }

  get kopi(): Map<Kategori, number> {
    return new Map(this.rader);
  }

  get delsum(): number {
    let s = 0;
    this.rader.forEach((p, k) => {
      if (REGLER.get(k) instanceof Tall) s += p;
    });
    return s;
  }

  get bonus(): number {
    return this.delsum >= 63 ? 50 : 0;
  }

  get sum(): number {
    return sum(Array.from(this.rader.values())) + this.bonus;
  }
}

export class Spill {
  private readonly kort = new Map<string, Kort>();
  private bord: number[] = [];
  private holdt = new Set<number>();
  private antallKast = 0;
  private nr = 0;
  private _runde = 1;

  constructor(private readonly deltakere: string[], private readonly antallTerninger: number = 5) {
    if (deltakere.length === 0) throw new Error("Ingen deltakere");
    deltakere.forEach((d) => this.kort.set(d, new Kort()));
    if (this.kort.size !== deltakere.length) throw new Error("En deltaker er med to ganger");
  }

  get deltaker(): string {
    return this.deltakere[this.nr];
  }

  get runde(): number {
    return this._runde;
  }

  get ferdig(): boolean {
    return Array.from(this.kort.values()).every((k) => k.fullt);
  }

  get terninger(): number[] {
    return [...this.bord];
  }

  kast(...oyne: number[]): void {
    this.sjekk();
    if (this.antallKast === 3) throw new Error("Tre kast er brukt");
    const skal = this.antallTerninger - this.holdt.size;
    if (skal === 0) throw new Error("Alle terningene er holdt");
    if (oyne.length !== skal) throw new Error(`Det skal være ${skal} terninger`);
    if (oyne.some((o) => o < 1 || o > 6)) throw new Error("Øyne er 1-6");
    let neste = 0;
    const bord: number[] = [];
    for (let p = 1; p <= this.antallTerninger; p++) {
      bord.push(this.holdt.has(p) ? this.bord[p - 1] : oyne[neste++]);
    }
    this.bord = bord;
    this.holdt = new Set();
    this.antallKast += 1;
  }

  behold(...plasser: number[]): void {
    this.sjekk();
    if (this.antallKast === 0) throw new Error("Kast først");
    if (plasser.some((p) => p < 1 || p > this.antallTerninger)) throw new Error("Ingen slik plass");
    this.holdt = new Set(plasser);
  }

  plasser(kategori: Kategori): number {
    this.sjekk();
    if (this.antallKast === 0) throw new Error("Kast først");
    const poeng = this.finn(this.deltaker).skriv(kategori, this.bord);
    this.bord = [];
    this.holdt = new Set();
    this.antallKast = 0;
    if (this.nr + 1 < this.deltakere.length) {
      this.nr += 1;
    } else {
      this.nr = 0;
      if (!this.ferdig) this._runde += 1;
    }
    return poeng;
  }

  poeng(deltaker: string): Map<Kategori, number> {
    return this.finn(deltaker).kopi;
  }

  delsum(deltaker: string): number {
    return this.finn(deltaker).delsum;
  }

  bonus(deltaker: string): number {
    return this.finn(deltaker).bonus;
  }

  totalsum(deltaker: string): number {
    return this.finn(deltaker).sum;
  }

  get vinnere(): string[] {
    if (!this.ferdig) throw new Error("Spillet er ikke ferdig");
    const best = Math.max(...this.deltakere.map((d) => this.totalsum(d)));
    return this.deltakere.filter((d) => this.totalsum(d) === best);
  }

  private finn(deltaker: string): Kort {
    const kort = this.kort.get(deltaker);
    if (!kort) throw new Error(`Ukjent deltaker ${deltaker}`);
    return kort;
  }

  private sjekk(): void {
    if (this.ferdig) throw new Error("Spillet er ferdig");
  }
}
