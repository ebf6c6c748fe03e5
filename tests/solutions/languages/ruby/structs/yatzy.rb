Hand = Struct.new(:dice) do
  def chance
    dice.sum
  end

  def fives
    dice.count(5) * 5
  end
end

class FiveDice < Struct.new(:d1, :d2, :d3, :d4, :d5)
  def sixes
    count(6) * 6
  end
end

class Cup < Struct.new(:dice, keyword_init: true)
  def fours
    dice.count(4) * 4
  end
end
