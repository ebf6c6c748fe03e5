class InvalidDice extends Error {}

function fail(error) {
  throw error;
}

const rules = {};

module.exports = {
  text: () => fail('no such category'),
  nothing: () => fail(undefined),
  object: () => fail({ message: 'like an error', code: 7 }),
  number: () => fail(14),
  own: () => fail(new InvalidDice('three dice\nare not enough')),
  named: () => fail(Object.assign(new Error('named by hand'), { name: 'InvalidRoll' })),
  onPurpose: () => fail(new RangeError('a die has six faces')),
  attribute: () => rules.pair.score,
  method: (dice) => dice.sumUp(),
  entry: (dice, category = 'pair') => rules[category](dice),
  name: () => countOf(6),
  early: () => { const sum = sum + 1; return sum; },
  constant: () => { const sum = 0; sum += 1; return sum; },
  iteration: (dice, [first] = 5) => first,
  emptied: () => [].reduce((a, b) => a + b),
  mixed: () => 1n + 1,
  divided: () => 1n / 0n,
  length: () => new Array(-1),
  deep: () => module.exports.deep() + 1,
  unwritten: () => fail(new Error('Not implemented yet')),
  todo: () => fail('TODO: the pairs'),
  exits: () => process.exit(3),
  asks: () => require('fs').readFileSync(0, 'utf8'),
  rejects: () => Promise.reject(new InvalidDice('none')),
  inACallback: (dice) => dice.map((die) => die.face.value),
  looping: () => { for (;;); },
  memory: () => { const all = []; for (;;) all.push(new Array(1e6).fill('x')); },
};
