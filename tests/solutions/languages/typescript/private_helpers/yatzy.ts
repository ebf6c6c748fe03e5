/** The category's own methods are nobody else's: their names would tell, and their dice are sorted. */
export class Yatzy {
  public constructor(private readonly log: (text: string) => void = () => undefined) {}

  public calculate(category: string, dice: number[]): number {
    const sorted = [...dice].sort((a, b) => a - b);
    this.log(category);
    switch (category.toLowerCase()) {
      case 'chance': return this.chance(sorted);
      case 'pair': return this.pair(sorted);
      case 'small straight': return this.smallStraight(sorted);
      default: throw new Error(`TODO: ${category}`);
    }
  }

  private chance(sorted: number[]): number { return sorted.reduce((sum, die) => sum + die, 0); }

  protected pair(sorted: number[]): number {
    for (let at = 4; at > 0; at--) if (sorted[at] === sorted[at - 1]) return 2 * sorted[at]!;
    return 0;
  }

  private smallStraight([first, , , , last]: number[]): number { return first === 1 && last === 5 ? 15 : 0; }
}
