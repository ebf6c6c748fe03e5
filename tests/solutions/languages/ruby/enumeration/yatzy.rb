module Category
  ONES = 1
  TWOS = 2
  THREES = 3
  FOURS = 4
  CHANCE = :chance
  PAIR = :pair
  TWO_PAIRS = :two_pairs
  THREE_OF_A_KIND = :three
  FOUR_OF_A_KIND = :four
  SMALL_STRAIGHT = :small_straight
  LARGE_STRAIGHT = :large_straight
  FULL_HOUSE = :full_house
  YATZY = 'yatzy'.freeze
end

class Face
  attr_reader :pips

  def initialize(pips)
    @pips = pips
  end

  def score(dice)
    dice.count(pips) * pips
  end

  FIVES = new(5)
  SIXES = new(6)
end

class ScoreCard
  include Category

  def score(dice, category)
    counts = dice.tally
    pairs = counts.select { |_, count| count >= 2 }.keys
    case category
    when Integer then counts.fetch(category, 0) * category
    when CHANCE then dice.sum
    when PAIR then pairs.max.to_i * 2
    when TWO_PAIRS then pairs.size == 2 ? pairs.sum * 2 : 0
    when THREE_OF_A_KIND then counts.select { |_, count| count >= 3 }.keys.sum * 3
    when FOUR_OF_A_KIND then counts.select { |_, count| count >= 4 }.keys.sum * 4
    when SMALL_STRAIGHT then dice.sort == [*1..5] ? 15 : 0
    when LARGE_STRAIGHT then dice.sort == [*2..6] ? 20 : 0
    when FULL_HOUSE then counts.values.sort == [2, 3] ? dice.sum : 0
    when YATZY then pairs == dice.uniq && pairs.one? ? 50 : 0
    else raise KeyError, category.to_s
    end
  end
end
