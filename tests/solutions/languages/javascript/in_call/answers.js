class Points {
  constructor(value) { this.value = value; }
}

class Shy {
  [Symbol.for('nodejs.util.inspect.custom')]() { throw new Error('not telling'); }
}

module.exports = {
  whole: () => 14,
  sixAsAFraction: () => 6.0,
  nothingBelowZero: () => -0,
  text: () => '14',
  longText: () => 'x'.repeat(1000),
  twoLines: () => 'one\ntwo',
  half: () => 0.5,
  notANumber: () => NaN,
  endless: () => Infinity,
  big: () => 14n,
  huge: () => 10 ** 15,
  boxed: () => new Number(14),
  yes: () => true,
  nothing: () => null,
  nothingAtAll: () => {},
  list: () => [14],
  ofItself: () => { const list = []; list.push(list); return list; },
  points: () => new Points(14),
  bare: () => Object.assign(Object.create(null), { points: 14 }),
  aFunction: () => new Points(14).toString,
  aClosure() { const points = () => 14; return points; },
  aClass: () => Points,
  symbol: () => Symbol('pair'),
  shy: () => new Shy(),
  later: () => Promise.resolve(14),
  laterText: () => Promise.resolve('14'),
  never: () => new Promise(() => {}),
};
