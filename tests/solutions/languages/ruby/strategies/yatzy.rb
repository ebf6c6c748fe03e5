require 'forwardable'

module Scoring
  class Rule
    def initialize(dice)
      @dice = dice
    end

    def self.call(...)
      new(...).call
    end

    def call
      raise NotImplementedError
    end
  end

  class Chance < Rule
    def call = @dice.sum
  end

  class Pair < Rule
    def call
      6.downto(1) { |face| return face * 2 if @dice.count(face) >= 2 }
      0
    end
  end

  class Yatzy < Rule
    extend Forwardable
    def_delegator :@dice, :uniq, :faces

    def call = faces.one? ? 50 : 0
  end
end
