# Yatzy with fixed scores: 30 and 40 for straights, 25 for a full house.
class Yatzy
  def self.chance(dice)
    dice.sum
  end

  def self.yatzy(dice)
    dice.uniq.one? ? 50 : 0
  end

  def self.ones(dice)
    all_of(1, dice)
  end

  def self.twos(dice)
    all_of(2, dice)
  end

  def self.threes(dice)
    all_of(3, dice)
  end

  def self.fours(dice)
    all_of(4, dice)
  end

  def self.fives(dice)
    all_of(5, dice)
  end

  def self.sixes(dice)
    all_of(6, dice)
  end

  def self.pair(dice)
    alike(2, dice)
  end

  def self.two_pairs(dice)
    pairs = faces_showing(2, dice)
    pairs.size == 2 ? 2 * pairs.sum : 0
  end

  def self.three_of_a_kind(dice)
    alike(3, dice)
  end

  def self.four_of_a_kind(dice)
    alike(4, dice)
  end

  def self.small_straight(dice)
    row?(4, dice) ? 30 : 0
  end

  def self.large_straight(dice)
    row?(5, dice) ? 40 : 0
  end

  def self.full_house(dice)
    dice.tally.values.sort == [2, 3] ? 25 : 0
  end

  class << self
    private

    def all_of(face, dice)
      face * dice.count(face)
    end

    # The highest face that shows at least so often; that many of it count.
    def alike(times, dice)
      times * faces_showing(times, dice).max.to_i
    end

    def faces_showing(times, dice)
      dice.uniq.select { |face| dice.count(face) >= times }
    end

    def row?(length, dice)
      (1..6).each_cons(length).any? { |row| (row - dice).empty? }
    end
  end
end
