type Rule = (dice: number[]) => number;

const count = (dice: number[], face: number): number => dice.filter((die) => die === face).length;
const sum: Rule = (dice) => dice.reduce((a, b) => a + b, 0);
const faces = (dice: number[], n: number): number[] => [6, 5, 4, 3, 2, 1].filter((face) => count(dice, face) >= n);
const isRun = (dice: number[], text: string): boolean => [...dice].sort().join('') === text;

/** An enumeration whose members know how they score, as Java has it. */
export class Category {
  static readonly ONES = Category.numbers(1);
  static readonly TWOS = Category.numbers(2);
  static readonly THREES = Category.numbers(3);
  static readonly FOURS = Category.numbers(4);
  static readonly FIVES = Category.numbers(5);
  static readonly SIXES = Category.numbers(6);
  static readonly PAIR = Category.alike(2);
  static readonly TWO_PAIRS = new Category((dice) => (faces(dice, 2).length === 2 ? 2 * sum(faces(dice, 2)) : 0));
  static readonly THREE_OF_A_KIND = Category.alike(3);
  static readonly FOUR_OF_A_KIND = Category.alike(4);
  static readonly SMALL_STRAIGHT = new Category((dice) => (isRun(dice, '12345') ? 15 : 0));
  static readonly LARGE_STRAIGHT = new Category((dice) => (isRun(dice, '23456') ? 20 : 0));
  static readonly FULL_HOUSE = new Category((dice) =>
    faces(dice, 3).length === 1 && faces(dice, 2).length === 2 ? sum(dice) : 0,
  );
  static readonly CHANCE = new Category(sum);
  static readonly YATZY = new Category((dice) => (faces(dice, 5).length ? 50 : 0));

  private constructor(private readonly rule: Rule) {}

  private static numbers(face: number): Category {
    return new Category((dice) => face * count(dice, face));
  }

  private static alike(n: number): Category {
    return new Category((dice) => n * (faces(dice, n)[0] ?? 0));
  }

  score(dice: number[]): number {
    return this.rule(dice);
  }
}
