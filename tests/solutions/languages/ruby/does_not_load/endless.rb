def chance(dice) = dice.sum

dice = [0]
dice << rand(6) while dice.sum.odd? || dice.sum.even?
