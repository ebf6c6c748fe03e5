# A game for two.
def players
  print 'How many players? '
  gets.to_i
rescue StandardError
  2
end

PLAYERS = players

def chance(dice) = dice.sum
