import { Rule } from './rule.js';

class Alike extends Rule {
  constructor(n) {
    super();
    this.n = n;
  }

  faces(dice) { return [6, 5, 4, 3, 2, 1].filter((face) => this.count(dice, face) >= this.n); }
  score(dice) { return this.n * (this.faces(dice)[0] ?? 0); }
}

export class Pair extends Alike { constructor() { super(2); } }
export class ThreeOfAKind extends Alike { constructor() { super(3); } }
export class FourOfAKind extends Alike { constructor() { super(4); } }

export class TwoPairs extends Pair {
  score(dice) { return this.faces(dice).length === 2 ? 2 * this.sum(this.faces(dice)) : 0; }
}

export class FullHouse extends Rule {
  score(dice) {
    const isTwoAndThree = new Set(dice).size === 2 && !new FourOfAKind().score(dice);
    return isTwoAndThree ? this.sum(dice) : 0;
  }
}

export class Yatzy extends Rule {
  score(dice) { return new Set(dice).size === 1 ? 50 : 0; }
}
