// Control structures after one another and inside one another; the deepest place is marked.
const oneAfterTheOther = (dice) => dice.filter((die) => die > 1).map((die) => die);

function otherwise(dice) {
  if (dice.length === 0) {
    return 0;
  } else if (dice.length === 1) {
    return dice[0];
  } else if (dice.length === 2) {
    while (dice.length) dice.pop();
  }
}

class Inside {
  score(dice) {
    for (const die of dice) {
      dice.forEach((other) => {
        switch (other) { // deepest: 3
          case die: return;
        }
      });
    }
  }
}

module.exports = { oneAfterTheOther, otherwise, Inside };
