export default class {
  #dice;
  #counts = [0, 0, 0, 0, 0, 0, 0];

  constructor(dice = []) {
    this.#dice = [...dice];
    for (const die of dice) this.#counts[die]++;
  }

  #highest(count, but) {
    return this.#counts.findLastIndex((found, face) => found >= count && face !== but);
  }

  #some(count, but) {
    return Math.max(this.#highest(count, but), 0);
  }

  chance = () => this.#dice.reduce((sum, die) => sum + die, 0);
  yatzy = () => (this.#counts.includes(5) ? 50 : 0);
  ones = () => this.#counts[1];
  twos = () => this.#counts[2] * 2;
  threes = () => this.#counts[3] * 3;
  fours = () => this.#counts[4] * 4;
  fives = () => this.#counts[5] * 5;
  sixes = () => this.#counts[6] * 6;

  onePair() { return this.#some(2) * 2; }

  twoPairs() {
    const high = this.#some(2);
    const low = this.#some(2, high);
    return low && 2 * (high + low);
  }

  threeOfAKind() { return this.#some(3) * 3; }
  fourOfAKind() { return this.#some(4) * 4; }
  smallStraight() { return String(this.#counts) === '0,1,1,1,1,1,0' ? 15 : 0; }
  largeStraight() { return String(this.#counts) === '0,0,1,1,1,1,1' ? 20 : 0; }
  fullHouse() { return this.#counts.includes(3) && this.#counts.includes(2) ? this.chance() : 0; }
}
