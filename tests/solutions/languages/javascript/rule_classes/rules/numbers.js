import { Rule } from './rule.js';

class Numbers extends Rule {
  constructor(face) {
    super();
    this.face = face;
  }

  score(dice) { return this.face * this.count(dice, this.face); }
}

export class Ones extends Numbers { constructor() { super(1); } }
export class Twos extends Numbers { constructor() { super(2); } }
export class Threes extends Numbers { constructor() { super(3); } }
export class Fours extends Numbers { constructor() { super(4); } }
export class Fives extends Numbers { constructor() { super(5); } }
export class Sixes extends Numbers { constructor() { super(6); } }
