const five = ([a, b, c, d, e]) => [a, b, c, d, e].sort();
const isOf = (text) => (dice) => five(dice).join('') === text;

export const smallStraight = ([a, b, c, d, e]) => (isOf('12345')([a, b, c, d, e]) ? 15 : 0);
export const largeStraight = ([a, b, c, d, e] = []) => (isOf('23456')([a, b, c, d, e]) ? 20 : 0);
export const chance = ([first, ...others]) => (others.length ? first + chance(others) : first);
export function yatzy([first, ...others]) { return others.every((die) => die === first) ? 50 : 0; }
