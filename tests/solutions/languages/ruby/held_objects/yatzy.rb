class Spots
  def initialize(pips) = @face = pips
  def score(dice) = dice.count(@face) * @face
end

class Total
  def call(dice)
    dice.sum
  end
end

CHANCE = Total.new
SIXES = Spots.new(6)

RULES = { fives: Spots.new(5), 'chance' => Total.new, best: 50 }.freeze
