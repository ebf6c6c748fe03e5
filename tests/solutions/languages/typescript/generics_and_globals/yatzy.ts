declare global {
  interface Array<T> {
    count(wanted: T): number;
  }
}

const enum Face { One = 1, Two, Six = 6 }

interface Roll extends Array<Face> {}

// Everybody's arrays can count from now on.
Array.prototype.count = function <T>(this: T[], wanted: T): number {
  return this.filter((item) => item === wanted).length;
};

export abstract class Category<P extends { value: number } = { value: number }> {
  constructor(public readonly name: string, protected readonly points?: P) {}

  abstract score(roll: Roll, bonus?: Map<string, number>): number;
}

export class Numbers extends Category {
  static readonly FACES: number = 6;

  constructor(private face: Face) {
    super(`number ${face}`);
  }

  score(roll: Roll): number {
    return roll.count(this.face) * this.face;
  }
}

export const ones = new Numbers(Face.One);
export const twos: Category = new Numbers(Face.Two);
export const sixes = new Numbers(Face.Six);
export const first = <T,>([head]: T[], otherwise: (list: T[]) => T = (list) => list[0]!): T => head ?? otherwise([]);
