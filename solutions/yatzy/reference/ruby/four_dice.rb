# Yatzy for people who lose dice: scored with four or five, refused with any other number.
#
# Where the story is silent, the rules are taken as written: straights and a full house take
# five dice, and four equal dice are no two pairs. Whoever wants them shorter, asks.
class Yatzy
  WrongNumberOfDice = Class.new(ArgumentError)

  def initialize(dice)
    unless dice.size.between?(4, 5)
      raise WrongNumberOfDice, "#{dice.size} dice on the table: Yatzy is played with 4 or 5"
    end

    @dice = dice
  end

  def chance
    @dice.sum
  end

  def yatzy
    @dice.uniq.one? ? 50 : 0
  end

  def ones
    all_of(1)
  end

  def twos
    all_of(2)
  end

  def threes
    all_of(3)
  end

  def fours
    all_of(4)
  end

  def fives
    all_of(5)
  end

  def sixes
    all_of(6)
  end

  def pair
    alike(2)
  end

  def two_pairs
    pairs = faces_showing(2)
    pairs.size == 2 ? 2 * pairs.sum : 0
  end

  def three_of_a_kind
    alike(3)
  end

  def four_of_a_kind
    alike(4)
  end

  def small_straight
    straight([1, 2, 3, 4, 5])
  end

  def large_straight
    straight([2, 3, 4, 5, 6])
  end

  def full_house
    @dice.tally.values.sort == [2, 3] ? @dice.sum : 0
  end

  private

  def all_of(face)
    face * @dice.count(face)
  end

  # The highest face that shows at least so often; that many of it count.
  def alike(times)
    times * faces_showing(times).max.to_i
  end

  def faces_showing(times)
    @dice.uniq.select { |face| @dice.count(face) >= times }
  end

  def straight(row)
    @dice.sort == row ? @dice.sum : 0
  end
end
