require_relative 'counting'
require './straights'

module Yatzy
  module Upper
    extend Counting
    extend self

    def ones(dice) = total(dice, 1)
    def sixes(dice) = total(dice, 6)
  end

  module Lower
    module_function

    def chance(dice)
      dice.sum
    end

    def yatzy(dice)
      same?(dice) ? 50 : 0
    end

    def same?(dice)
      dice.uniq.size == 1
    end
  end
end
