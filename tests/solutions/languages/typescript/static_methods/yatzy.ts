export default class Yatzy {
  private dice: number[];

  constructor(d1: number, d2: number, d3: number, d4: number, _5: number) {
    this.dice = [d1, d2, d3, d4, _5];
  }

  static chance(d1: number, d2: number, d3: number, d4: number, d5: number): number {
    return [d1, d2, d3, d4, d5].reduce((sum: number, die: number): number => sum + die, 0);
  }

  static yatzy(...args: number[]): number {
    return new Set<number>(args).size === 1 ? 50 : 0;
  }

  static ones(...args: number[]): number { return Yatzy.count(args, 1); }
  static twos(...args: number[]): number { return 2 * Yatzy.count(args, 2); }
  static threes(...args: number[]): number { return 3 * Yatzy.count(args, 3); }

  fours(): number { return 4 * Yatzy.count(this.dice, 4); }
  fives(): number { return 5 * Yatzy.count(this.dice, 5); }
  sixes(): number { return 6 * Yatzy.count(this.dice, 6); }

  static score_pair(...args: number[]): number { return 2 * (Yatzy.alike(args, 2)[0] ?? 0); }

  static two_pair(...args: number[]): number {
    const [high, low]: number[] = Yatzy.alike(args, 2);
    return low ? 2 * (high! + low) : 0;
  }

  static three_of_a_kind(...args: number[]): number { return 3 * (Yatzy.alike(args, 3)[0] ?? 0); }
  static four_of_a_kind(...args: number[]): number { return 4 * (Yatzy.alike(args, 4)[0] ?? 0); }
  static smallStraight(...args: number[]): number { return Yatzy.sorted(args) === '12345' ? 15 : 0; }
  static largeStraight(...args: number[]): number { return Yatzy.sorted(args) === '23456' ? 20 : 0; }

  static fullHouse(d1: number, d2: number, d3: number, d4: number, d5: number): number {
    const dice = [d1, d2, d3, d4, d5] as const;
    const isHouse = Yatzy.alike(dice, 3).length === 1 && Yatzy.alike(dice, 2).length === 2;
    return isHouse ? Yatzy.chance(...dice) : 0;
  }

  private static count(dice: readonly number[], face: number): number {
    return dice.filter((die) => die === face).length;
  }

  private static alike(dice: readonly number[], n: number): number[] {
    return [6, 5, 4, 3, 2, 1].filter((face) => Yatzy.count(dice, face) >= n);
  }

  private static sorted(dice: readonly number[]): string {
    return [...dice].sort().join('');
  }
}
