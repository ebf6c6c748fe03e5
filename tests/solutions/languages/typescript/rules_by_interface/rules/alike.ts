import { Dice, Rule } from './rule';

abstract class Counting implements Rule {
  abstract score(dice: number[]): number;

  protected alike(dice: Dice, n: number): number[] {
    return [6, 5, 4, 3, 2, 1].filter((face) => dice.filter((die) => die === face).length >= n);
  }
}

export class Alike extends Counting {
  constructor(protected n: number) {
    super();
  }

  override score(dice: number[]): number {
    return this.n * (this.alike(dice, this.n)[0] ?? 0);
  }
}

export class TwoPairs extends Counting {
  score(dice: number[]): number {
    const [high, low] = this.alike(dice, 2);
    return low ? 2 * (high + low) : 0;
  }
}

export class FullHouse extends Counting {
  score(dice: number[]): number {
    const [triple] = this.alike(dice, 3);
    const pair = this.alike(dice, 2).find((face) => face !== triple);
    return triple && pair ? 3 * triple + 2 * pair : 0;
  }
}
