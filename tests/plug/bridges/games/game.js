/** A whole game, with what its methods may give back; its objects don't like to be asked. */

class Player {
  constructor(name, game) {
    this.name = name;
    this.game = game;
    this.sheet = { pair: 8, chance: null };
    Object.defineProperty(this, 'asked', { enumerable: true, get: nobody });
  }

  get shouted() {
    return nobody();
  }

  toString() {
    return nobody();
  }

  toJSON() {
    return nobody();
  }
}

function nobody() {
  throw new Error('nobody asked you');
}

const Category = Object.freeze({ PAIR: Symbol('pair'), CHANCE: 'chance' });

class Table {
  seats() {
    return this.players.length;
  }
}

class Game extends Table {
  #secret = 3;

  constructor(players, dice = 5) {
    super();
    this.players = players;
    this.dice = Array(dice).fill(1);
    this.round = 1;
  }

  throw(dice) {
    this.dice = dice;
  }

  hold(positions) {
    return positions.map((place) => this.dice[place]);
  }

  keep(...positions) {
    return this.hold(positions);
  }

  place(category, player = null) {
    return [category, player, typeof category];
  }

  get player() {
    return new Player(this.players[0], this.#secret);
  }

  join(name) {
    return this.players.push(name);
  }

  points() {
    return new Map([[this.players[0], 7], [Category.PAIR, undefined], [3, [1]]]);
  }

  over() {
    return false;
  }

  best() {
    return Category.PAIR;
  }

  faces() {
    return new Set([3, 1]);
  }

  half() {
    return 0.5;
  }

  rule() {
    return [(dice) => dice.length];
  }

  large() {
    return [10 ** 15, 10 ** 15 - 1];
  }

  lengthy() {
    return 'é'.repeat(300);
  }

  many() {
    return Array.from({ length: 1000 }, (_, index) => index + 1);
  }

  deep() {
    return [[[[[1]]]]];
  }

  ring() {
    const list = [];
    list.push(list);
    return list;
  }

  /** More than a line could hold, if all of it was told. */
  wide() {
    const list = Array(200);
    return [list.fill(list)];
  }

  behind() {
    return new Proxy(this, { get: nobody, ownKeys: nobody });
  }

  _hidden() {}
}

/** Takes its players one by one. */
class Duel {
  constructor(...names) {
    this.names = names;
  }
}

module.exports = { Game, Category, Duel };
