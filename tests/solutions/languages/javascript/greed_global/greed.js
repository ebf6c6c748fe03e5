score = dice => [1, 2, 3, 4, 5, 6].reduce((total, face) => {
  const count = dice.filter(die => die === face).length
  const single = { 1: 100, 5: 50 }[face] || 0
  const triple = face === 1 ? 1000 : face * 100
  return total + Math.floor(count / 3) * triple + count % 3 * single
}, 0)

Test.describe('Greed', () => Test.assertEquals(score([5, 1, 3, 4, 1]), 250))
