export enum Category {
  Ones = 1,
  Twos,
  Threes,
  Fours,
  Fives,
  Sixes,
  Pair,
  TwoPairs,
  ThreeOfAKind,
  FourOfAKind,
  SmallStraight,
  LargeStraight,
  FullHouse,
  Chance,
  Yatzy,
}

type Dice = [number, number, number, number, number];

export class Scorer {
  public score(dice: Dice, category: Category): number {
    const sum = dice.reduce((a, b) => a + b);
    switch (category) {
      case Category.Pair:
        return 2 * this.best(dice, 2);
      case Category.TwoPairs: {
        const [high, low] = this.alike(dice, 2);
        return low ? 2 * (high + low) : 0;
      }
      case Category.ThreeOfAKind:
        return 3 * this.best(dice, 3);
      case Category.FourOfAKind:
        return 4 * this.best(dice, 4);
      case Category.SmallStraight:
        return this.isRun(dice, 1) ? 15 : 0;
      case Category.LargeStraight:
        return this.isRun(dice, 2) ? 20 : 0;
      case Category.FullHouse:
        return this.best(dice, 3) && this.alike(dice, 2).length === 2 ? sum : 0;
      case Category.Chance:
        return sum;
      case Category.Yatzy:
        return this.best(dice, 5) ? 50 : 0;
      default:
        if (Category[category] === undefined) throw new RangeError(`no such category: ${category}`);
        return category * this.count(dice, category);
    }
  }

  private count(dice: Dice, face: number): number {
    return dice.filter((die) => die === face).length;
  }

  private alike(dice: Dice, n: number): number[] {
    return [6, 5, 4, 3, 2, 1].filter((face) => this.count(dice, face) >= n);
  }

  private best = (dice: Dice, n: number): number => this.alike(dice, n)[0] ?? 0;

  private isRun(dice: Dice, first: number): boolean {
    return [...dice].sort().every((die, index) => die === first + index);
  }
}
