require 'set'
require 'dice_of_ruby/cup'

def chance(dice) = dice.sum
