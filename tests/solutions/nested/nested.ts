// Control structures after one another and inside one another; the deepest place is marked.
export const oneAfterTheOther = (dice: number[]): number[] => dice.filter((die) => die > 1);

export class Inside {
  score(dice: readonly number[]): number {
    if (dice.length === 0) {
      return 0;
    } else if (dice.length === 1) {
      return 1;
    } else {
      try {
        do { // deepest: 3
          dice = dice.slice(1);
        } while (dice.length);
      } catch {
        return 0;
      }
    }
    return 0;
  }
}
