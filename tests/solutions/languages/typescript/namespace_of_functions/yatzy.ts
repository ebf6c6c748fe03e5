namespace Yatzy {
  const enum Points { Small = 15, Large = 20, Yatzy = 50 }

  type Counts = Map<number, number>;

  function counts(dice: number[]): Counts {
    return dice.reduce<Counts>((found, die) => found.set(die, (found.get(die) ?? 0) + 1), new Map<number, number>());
  }

  function alike(dice: number[], n: number): number[] {
    return [...counts(dice)].filter(([, count]) => count >= n).map(([face]) => face).sort((a, b) => b - a);
  }

  function number(dice: number[], face: number): number {
    return face * (counts(dice).get(face) ?? 0);
  }

  export function ones(dice: number[]): number { return number(dice, 1); }
  export function twos(dice: number[]): number { return number(dice, 2); }
  export function threes(dice: number[]): number { return number(dice, 3); }
  export function fours(dice: number[]): number { return number(dice, 4); }
  export function fives(dice: number[]): number { return number(dice, 5); }
  export function sixes(dice: number[]): number { return number(dice, 6); }
  export function pair(dice: number[]): number { return 2 * (alike(dice, 2)[0] ?? 0); }

  export function twoPairs(dice: number[]): number {
    const pairs = alike(dice, 2);
    return pairs.length === 2 ? 2 * chance(pairs) : 0;
  }

  export function threeOfAKind(dice: number[]): number { return 3 * (alike(dice, 3)[0] ?? 0); }
  export function fourOfAKind(dice: number[]): number { return 4 * (alike(dice, 4)[0] ?? 0); }
  export const smallStraight = (dice: number[]): number => (`${[...dice].sort()}` === '1,2,3,4,5' ? Points.Small : 0);
  export const largeStraight = (dice: number[]): number => (`${[...dice].sort()}` === '2,3,4,5,6' ? Points.Large : 0);

  export function fullHouse(dice: number[]): number {
    return [...counts(dice).values()].sort().join() === '2,3' ? chance(dice) : 0;
  }

  export function chance(dice: number[]): number { return dice.reduce((a, b) => a + b, 0); }
  export function yatzy(dice: number[]): number { return alike(dice, 5).length ? Points.Yatzy : 0; }
}
