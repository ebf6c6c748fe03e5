class Yatzy
  attr_reader :dice

  def initialize(dice:)
    @dice = dice
  end

  def self.score(dice:, category:, bonus: 0)
    new(dice: dice).public_send(category) + bonus
  end

  { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 }.each do |name, face|
    define_method(name) { dice.count(face) * face }
  end

  def chance = dice.sum
  def yatzy = dice.uniq.one? ? 50 : 0
  def small_straight = straight(from: 1)
  def large_straight = straight(from: 2)
  def pair = alike(at_least: 2)
  def three_of_a_kind = alike(at_least: 3)
  def four_of_a_kind = alike(at_least: 4)
  def full_house = dice.tally.values.sort == [2, 3] ? dice.sum : 0

  def two_pairs
    pairs = dice.uniq.select { |die| dice.count(die) >= 2 }
    pairs.size == 2 ? pairs.sum * 2 : 0
  end

  private

  def alike(at_least:)
    (dice.select { |die| dice.count(die) >= at_least }.max || 0) * at_least
  end

  def straight(from:)
    dice.sort == [*from..from + 4] ? dice.sum : 0
  end
end
