class YatzyGame
  attr_accessor :dice
  attr_writer :player

  def name=(name)
    @player = name
  end

  def chance
    dice.sum
  end

  def twos
    dice.count(2) * 2
  end
end
