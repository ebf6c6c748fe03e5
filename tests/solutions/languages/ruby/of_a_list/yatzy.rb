# A throw knows what it is worth.
class Throw
  attr_reader :dice

  def initialize(dice)
    @dice = dice.freeze
  end

  def chance
    dice.sum
  end

  def yatzy?
    dice.uniq.size == 1
  end

  def yatzy
    yatzy? ? 50 : 0
  end

  def pair
    best(2)
  end

  def three_of_a_kind = best(3)

  def large_straight?
    dice.sort == [2, 3, 4, 5, 6]
  end

  def large_straight
    large_straight? ? 20 : 0
  end

  def to_s
    dice.join(' ')
  end

  private

  def best(count)
    (faces(count).max || 0) * count
  end

  def faces(count)
    dice.select { |die| dice.count(die) >= count }
  end
end
