const dice = process.argv.slice(2).map(Number);
if (dice.length !== 5) {
  console.error('usage: node quits.js 1 2 3 4 5');
  process.exit(1);
}
