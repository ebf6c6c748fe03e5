type Die = 1 | 2 | 3 | 4 | 5 | 6;

export class Greed {
  private readonly counts: number[] = new Array<number>(7).fill(0);

  constructor(dice: Die[] = []) {
    for (const die of dice) this.counts[die]! += 1;
  }

  public get score(): number {
    return this.counts.reduce((points, count, face) => points + this.points(face, count), 0);
  }

  private points(face: number, count: number): number {
    const triple = face === 1 ? 1000 : 100 * face;
    const single = face === 1 ? 100 : face === 5 ? 50 : 0;
    return Math.floor(count / 3) * triple + (count % 3) * single;
  }
}
