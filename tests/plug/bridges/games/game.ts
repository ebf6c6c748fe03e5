/** A whole game as TypeScript has it: with an enum, and with fields that it keeps to itself. */

export enum Category {
  PAIR = 'pair',
  CHANCE = 'chance',
}

interface Score {
  category: Category;
  points?: number;
}

class Player {
  constructor(readonly name: string, private scores: Score[] = []) {}
}

export class Game {
  private dice: number[] = [];

  constructor(private players: string[], private count: number = 5) {}

  hold(positions: number[]): number[] {
    return positions.map((place) => place + this.count);
  }

  place(category: Category, player?: string): unknown[] {
    return [category, player, typeof category];
  }

  get player(): Player {
    return new Player(this.players[0], [{ category: Category.PAIR }]);
  }

  private secret(): number {
    return this.dice.length;
  }
}
