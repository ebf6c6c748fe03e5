const readline = require('readline');
const prompt = require('prompt-sync')({ sigint: true });

const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
rl.on('close', () => process.exit(0));

const roll = () => Array.from({ length: 5 }, () => 1 + Math.floor(Math.random() * 6));

function countOf(dice, number) {
  let n = 0;
  for (const die of dice) if (die === number) n++;
  return n;
}

function bestOf(dice, howMany) {
  for (let number = 6; number >= 1; number--) if (countOf(dice, number) >= howMany) return number * howMany;
  return 0;
}

function scoreFor(choice, dice) {
  const numbers = ['Ones', 'Twos', 'Threes', 'Fours', 'Fives', 'Sixes'];
  const sum = dice.reduce((a, b) => a + b, 0);
  const sorted = dice.slice().sort().join('-');
  if (numbers.includes(choice)) {
    const number = numbers.indexOf(choice) + 1;
    return countOf(dice, number) * number;
  }
  if (choice === 'One Pair') return bestOf(dice, 2);
  if (choice === 'Two Pairs') {
    const first = bestOf(dice, 2);
    const second = bestOf(dice.filter((die) => die * 2 !== first), 2);
    return second ? first + second : 0;
  }
  if (choice === 'Three of a Kind') return bestOf(dice, 3);
  if (choice === 'Four of a Kind') return bestOf(dice, 4);
  if (choice === 'Small Straight') return sorted === '1-2-3-4-5' ? 15 : 0;
  if (choice === 'Large Straight') return sorted === '2-3-4-5-6' ? 20 : 0;
  if (choice === 'Full House') return new Set(dice).size === 2 && !bestOf(dice, 4) ? sum : 0;
  if (choice === 'Chance') return sum;
  if (choice === 'Yatzy') return bestOf(dice, 5) ? 50 : 0;
}

async function play() {
  for (;;) {
    const dice = roll();
    console.log('You rolled', dice.join(' '));
    const choice = await new Promise((resolve) => rl.question('Category? ', resolve));
    if (choice === '') break;
    console.log('Points:', scoreFor(choice, dice));
  }
  if (prompt('Again? ') === 'y') play();
}

console.log('Welcome to Yatzy!');
play();
