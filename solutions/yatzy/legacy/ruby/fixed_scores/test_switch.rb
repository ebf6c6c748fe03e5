# Tests of score. Adapted from the Yatzy we had before.

require "minitest/autorun"
require_relative "yatzy"

class ScoreTest < Minitest::Test
  def self.rows(name, *rows)
    rows.each do |*dice, expected|
      define_method("test_#{name}_#{dice.join('_')}") { assert_equal expected, yield(dice) }
    end
  end

  rows("ones",
       [3, 3, 3, 4, 5, 0],
       [1, 6, 4, 1, 1, 3]) { |dice| score(dice, "ones") }

  rows("twos",
       [2, 3, 2, 5, 1, 4]) { |dice| score(dice, "twos") }

  rows("threes",
       [3, 3, 3, 3, 3, 15]) { |dice| score(dice, "threes") }

  rows("fours",
       [1, 1, 2, 4, 4, 8]) { |dice| score(dice, "fours") }

  rows("fives",
       [5, 6, 5, 5, 2, 15]) { |dice| score(dice, "fives") }

  rows("sixes",
       [6, 6, 4, 5, 5, 12],
       [1, 2, 3, 4, 5, 0]) { |dice| score(dice, "sixes") }

  rows("pair",
       [3, 3, 3, 4, 4, 8],
       [1, 1, 6, 2, 6, 12],
       [3, 3, 3, 4, 1, 6]) { |dice| score(dice, "pair") }

  rows("two_pairs",
       [1, 1, 2, 3, 3, 8],
       [6, 4, 6, 4, 6, 0],
       [1, 1, 2, 3, 4, 0]) { |dice| score(dice, "two pairs") }

  rows("three_of_a_kind",
       [3, 3, 3, 4, 5, 9],
       [3, 3, 3, 3, 1, 9]) { |dice| score(dice, "three of a kind") }

  rows("four_of_a_kind",
       [2, 2, 2, 2, 5, 8],
       [2, 2, 2, 5, 5, 0]) { |dice| score(dice, "four of a kind") }

  rows("small_straight",
       [1, 2, 3, 4, 5, 30],
       [2, 3, 4, 5, 6, 0],
       [1, 2, 3, 5, 6, 0]) { |dice| score(dice, "small straight") }

  rows("large_straight",
       [2, 3, 4, 5, 6, 40],
       [1, 2, 3, 4, 5, 0]) { |dice| score(dice, "large straight") }

  rows("full_house",
       [6, 6, 5, 5, 5, 27],
       [2, 2, 3, 3, 4, 0],
       [4, 4, 4, 4, 4, 0]) { |dice| score(dice, "full house") }

  rows("chance",
       [1, 1, 3, 3, 6, 13],
       [6, 6, 6, 6, 6, 30]) { |dice| score(dice, "chance") }

  rows("yatzy",
       [5, 5, 5, 5, 5, 50],
       [1, 1, 1, 2, 1, 0]) { |dice| score(dice, "yatzy") }
end
