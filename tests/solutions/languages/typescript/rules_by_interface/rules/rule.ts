export interface Rule {
  score(dice: number[]): number;
}

export type Dice = readonly number[];
