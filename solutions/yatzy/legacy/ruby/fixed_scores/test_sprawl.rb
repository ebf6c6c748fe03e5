# Unit tests, green on Friday.

require "minitest/autorun"
require_relative "yatzy"

class YatzyTest < Minitest::Test
  def self.rows(name, *rows)
    rows.each do |*dice, expected|
      define_method("test_#{name}_#{dice.join('_')}") { assert_equal expected, yield(dice) }
    end
  end

  rows("chance",
       [1, 1, 3, 3, 6, 14],
       [4, 5, 5, 6, 1, 20],
       [2, 3, 2, 3, 3, 13]) { |dice| Yatzy.chance(*dice) }

  rows("yatzy",
       [1, 1, 1, 1, 1, 50],
       [1, 1, 1, 2, 1, 0],
       [6, 6, 6, 6, 6, 50]) { |dice| Yatzy.yatzy(dice) }

  rows("ones",
       [3, 3, 3, 4, 5, 0],
       [1, 2, 1, 4, 5, 2]) { |dice| Yatzy.ones(*dice) }

  rows("twos",
       [2, 3, 2, 5, 1, 4]) { |dice| Yatzy.twos(*dice) }

  rows("threes",
       [3, 4, 3, 5, 3, 9]) { |dice| Yatzy.threes(*dice) }

  rows("fours",
       [1, 1, 2, 4, 4, 8]) { |dice| Yatzy.new(*dice).fours }

  rows("fives",
       [5, 6, 5, 5, 2, 15]) { |dice| Yatzy.new(*dice).fives }

  rows("sixes",
       [6, 1, 6, 2, 6, 18]) { |dice| Yatzy.new(*dice).sixes }

  rows("pair",
       [1, 1, 6, 2, 6, 12],
       [3, 3, 3, 4, 4, 8]) { |dice| Yatzy.pair(*dice) }

  rows("two_pairs",
       [1, 1, 2, 3, 3, 8],
       [1, 1, 2, 3, 4, 0],
       [1, 1, 2, 2, 2, 0]) { |dice| Yatzy.two_pairs(*dice) }

  rows("three_of_a_kind",
       [3, 3, 3, 4, 5, 9],
       [3, 3, 4, 5, 6, 0]) { |dice| Yatzy.ThreeOfAKind(*dice) }

  rows("four_of_a_kind",
       [2, 2, 2, 2, 5, 8],
       [2, 2, 2, 5, 5, 0]) { |dice| Yatzy.four_of_a_kind(*dice) }

  rows("small_straight",
       [1, 2, 3, 4, 5, 15],
       [1, 2, 3, 5, 6, 0]) { |dice| Yatzy.smallStraight(*dice) }

  rows("large_straight",
       [2, 3, 4, 5, 6, 20],
       [1, 2, 3, 4, 4, 0]) { |dice| Yatzy.largeStraight(*dice) }

  rows("full_house",
       [1, 1, 2, 2, 2, 8],
       [2, 2, 3, 3, 4, 0]) { |dice| Yatzy.full_house(*dice) }
end
