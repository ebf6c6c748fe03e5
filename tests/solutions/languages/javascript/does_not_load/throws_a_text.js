if (!globalThis.dice) throw 'there are no dice';
