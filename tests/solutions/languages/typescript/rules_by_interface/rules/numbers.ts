import type { Rule } from './rule';

export class Numbers implements Rule {
  constructor(private readonly face: number) {}

  score = (dice: number[]): number => this.face * dice.filter((die) => die === this.face).length;
}
