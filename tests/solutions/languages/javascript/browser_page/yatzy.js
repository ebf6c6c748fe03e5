const rollButton = document.getElementById('roll');
const best = JSON.parse(localStorage.getItem('best')) || 0;
let currentDice = [];

$(document).ready(function () {
  alert('Welcome! The best so far: ' + best);
});

window.addEventListener('load', () => new Audio('dice.mp3').play());

rollButton.addEventListener('click', () => {
  currentDice = [1, 2, 3, 4, 5].map(() => Math.ceil(Math.random() * 6));
  for (const cell of document.querySelectorAll('td.score')) {
    cell.textContent = calculateScore(cell.id, currentDice);
  }
});

function calculateScore(category, dice) {
  const counts = {};
  dice.forEach((die) => { counts[die] = (counts[die] || 0) + 1; });
  const sum = dice.reduce((a, b) => a + b, 0);
  const faces = Object.keys(counts).map(Number).sort((a, b) => b - a);
  const withCount = (n) => faces.filter((face) => counts[face] >= n);
  const run = [...dice].sort().join('');

  switch (category) {
    case 'ones': return 1 * (counts[1] || 0);
    case 'twos': return 2 * (counts[2] || 0);
    case 'threes': return 3 * (counts[3] || 0);
    case 'fours': return 4 * (counts[4] || 0);
    case 'fives': return 5 * (counts[5] || 0);
    case 'sixes': return 6 * (counts[6] || 0);
    case 'onePair': return 2 * (withCount(2)[0] || 0);
    case 'twoPairs': return withCount(2).length === 2 ? 2 * (withCount(2)[0] + withCount(2)[1]) : 0;
    case 'threeOfAKind': return 3 * (withCount(3)[0] || 0);
    case 'fourOfAKind': return 4 * (withCount(4)[0] || 0);
    case 'smallStraight': return run === '12345' ? 15 : 0;
    case 'largeStraight': return run === '23456' ? 20 : 0;
    case 'fullHouse': return withCount(2).length === 2 && withCount(3).length === 1 ? sum : 0;
    case 'chance': return sum;
    case 'yatzy': return withCount(5).length ? 50 : 0;
  }
}
