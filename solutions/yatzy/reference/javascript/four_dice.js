// Yatzy for people who lose dice: scored and played with four or five, refused with any other
// number.
//
// Where the story is silent, the rules are taken as written: straights and a full house take
// five dice, and four equal dice are no two pairs. Whoever wants them shorter, asks.

const CATEGORIES = {
  "chance": (dice) => sum(dice),
  "yatzy": (dice) => (new Set(dice).size === 1 ? 50 : 0),
  "ones": allOf(1),
  "twos": allOf(2),
  "threes": allOf(3),
  "fours": allOf(4),
  "fives": allOf(5),
  "sixes": allOf(6),
  "pair": alike(2),
  "two pairs": twoPairs,
  "three of a kind": alike(3),
  "four of a kind": alike(4),
  "small straight": straight("12345"),
  "large straight": straight("23456"),
  "full house": fullHouse,
};

const FACES = [1, 2, 3, 4, 5, 6];

/** Each category of a card takes a round. */
const ROUNDS = Object.keys(CATEGORIES).length;

function score(dice, category) {
  refuseOtherNumbers(dice.length);
  return CATEGORIES[category](dice);
}

function refuseOtherNumbers(number) {
  if (number !== 4 && number !== 5) {
    throw new RangeError(`${number} dice on the table: Yatzy is played with 4 or 5`);
  }
}

/** The category in which the dice of one face count. */
function allOf(face) {
  return (dice) => face * count(face, dice);
}

/** The category in which so many equal dice count, the highest of them. */
function alike(times) {
  return (dice) => times * Math.max(0, ...facesShowing(times, dice));
}

/** The category in which this row counts, and nothing else. */
function straight(row) {
  return (dice) => ([...dice].sort().join("") === row ? sum(dice) : 0);
}

function twoPairs(dice) {
  const pairs = facesShowing(2, dice);
  return pairs.length === 2 ? 2 * sum(pairs) : 0;
}

function fullHouse(dice) {
  const counts = dice.map((die) => count(die, dice));
  return dice.length === 5 && counts.every((times) => times === 2 || times === 3) ? sum(dice) : 0;
}

function facesShowing(times, dice) {
  return FACES.filter((face) => count(face, dice) >= times);
}

function count(face, dice) {
  return dice.filter((die) => die === face).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The rules of play say no, and nothing has changed. */
class NotAllowed extends Error {}

/** One go: up to three throws. What is held stays for the next of them, and no longer. */
class Go {
  roll = [];
  #throwsLeft = 3;
  #held = [];
  #positions;

  constructor(dice) {
    this.#positions = Array.from({ length: dice }, (_, index) => index + 1);
  }

  throw(faces) {
    const free = this.#positions.length - this.#held.length;
    if (this.#throwsLeft === 0) throw new NotAllowed("three throws are all there are");
    if (free === 0) throw new NotAllowed("all the dice are held");
    if (faces.length !== free) throw new NotAllowed(`${free} dice are thrown, not ${faces.length}`);
    if (!faces.every(isFace)) throw new NotAllowed("a die has the faces 1 to 6");
    const fallen = [...faces];
    this.roll = this.#positions.map((position) =>
      this.#held.includes(position) ? this.roll[position - 1] : fallen.shift());
    this.#held = [];
    this.#throwsLeft -= 1;
  }

  /** Positions are counted from 1, from the left. */
  hold(positions) {
    const areThere = positions.every((position) => this.#positions.includes(position));
    if (this.roll.length === 0) throw new NotAllowed("no dice lie on the table");
    if (!areThere) throw new NotAllowed(`there are ${this.roll.length} dice to hold`);
    if (hasTwice(positions)) throw new NotAllowed("a die is held once");
    this.#held = [...positions];
  }
}

/** Fifteen goes for each player in turn. It throws no dice: the players say what fell. */
class Game {
  #players;
  #dice;
  #cards;
  #go;

  constructor(players, dice = 5) {
    refuseOtherNumbers(dice);
    if (players.length === 0) throw new NotAllowed("nobody plays");
    if (hasTwice(players)) throw new NotAllowed("two players have the same name");
    this.#players = [...players];
    this.#dice = dice;
    this.#cards = new Map(players.map((player) => [player, new Map()]));
    this.#go = new Go(dice);
  }

  throw(faces) {
    this.#refuseWhenOver();
    this.#go.throw(faces);
  }

  hold(positions) {
    this.#refuseWhenOver();
    this.#go.hold(positions);
  }

  /** Score what lies on the table, and hand the dice on. */
  place(category) {
    this.#refuseWhenOver();
    const card = this.#card(this.player);
    if (!Object.hasOwn(CATEGORIES, category)) throw new NotAllowed(`there is no ${category}`);
    if (card.has(category)) throw new NotAllowed(`${category} is used`);
    if (this.roll.length === 0) throw new NotAllowed("no dice have been thrown");
    const points = score(this.roll, category);
    card.set(category, points);
    this.#go = new Go(this.#dice);
    return points;
  }

  get roll() {
    return [...this.#go.roll];
  }

  get player() {
    return this.#players[this.#goes % this.#players.length];
  }

  /** Once the game is over, it is still the last. */
  get round() {
    return Math.min(Math.floor(this.#goes / this.#players.length) + 1, ROUNDS);
  }

  get over() {
    return this.#goes === this.#players.length * ROUNDS;
  }

  points(player) {
    return Object.fromEntries(this.#card(player));
  }

  total(player) {
    return sum([...this.#card(player).values()]);
  }

  /** So many goes have ended: each has left its points on a card. */
  get #goes() {
    return sum([...this.#cards.values()].map((card) => card.size));
  }

  #card(player) {
    if (!this.#cards.has(player)) throw new NotAllowed(`nobody called ${player} plays`);
    return this.#cards.get(player);
  }

  #refuseWhenOver() {
    if (this.over) throw new NotAllowed("the game is over");
  }
}

function isFace(number) {
  return FACES.includes(number);
}

function hasTwice(items) {
  return new Set(items).size < items.length;
}

module.exports = { score, Game };
