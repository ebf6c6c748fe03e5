class Yatzy
  def self.chance( d1,  d2,  d3,  d4,  d5)
    d1 + d2 + d3 + d4 + d5
  end

  def self.yatzy(dice)
    for die in dice do
      return 0 if die != dice[0]
    end
    50
  end

  def self.ones( d1,  d2,  d3,  d4,  d5)
    [d1, d2, d3, d4, d5].count(1)
  end

  def initialize(d1, d2, d3, d4, _5)
    @dice = [d1, d2, d3, d4, _5]
  end

  # TODO: make these static too
  def fours
    @dice.count(4) * 4
  end

  def sixes()
    sum = 0
    for at in 0..@dice.length
      if (@dice[at] == 6)
        sum = sum + 6
      end
    end
    return sum
  end

  def self.score_pair( _1,  _2,  d3,  d4,  d5)
    tally = [0] * 6
    [_1, _2, d3, d4, d5].each { |d| tally[d - 1] += 1 }
    _2_or_more = 6.downto(1).find { |face| tally[face - 1] >= 2 }
    _2_or_more ? _2_or_more * 2 : 0
  end

  def self.smallStraight(*dice)
    dice.sort == [1, 2, 3, 4, 5] ? 15 : 0
  end
end
