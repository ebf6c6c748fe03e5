# frozen_string_literal: true

class Yatzy
  class << self
    def chance(*dice)
      dice.sum
    end

    def yatzy(*dice)
      dice.uniq.one? ? 50 : 0
    end

    %i[ones twos threes fours fives sixes].each.with_index(1) do |name, face|
      define_method(name) { |*dice| upper(dice, face) }
    end

    def full_house(*dice)
      dice.tally.values.sort == [2, 3] ? dice.sum : 0
    end

    private

    def upper(dice, face)
      dice.count(face) * face
    end
  end
end
