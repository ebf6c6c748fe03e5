module Counting
  def times(face)
    dice.count(face)
  end

  def twos
    times(2) * 2
  end
end

class Roll
  include Comparable
  include Enumerable
  include Counting

  attr_reader :dice

  def initialize(d1, d2, d3, d4, d5)
    @dice = [d1, d2, d3, d4, d5]
  end

  def each(&block) = dice.each(&block)

  def <=>(other) = chance <=> other.chance
end

class YatzyRoll < Roll
  def chance
    sum
  end

  def threes
    times(3) * 3
  end
end
