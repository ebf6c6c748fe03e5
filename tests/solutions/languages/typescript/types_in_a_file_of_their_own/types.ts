export interface Hand {
  readonly dice: ReadonlyArray<number>;
}

export type Category = keyof typeof FACES | 'chance' | 'yatzy';

export const FACES = { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 } as const;
