// Should have been called yatzy.ts.
export function chance(dice: number[]) {
  return dice.length;
}
