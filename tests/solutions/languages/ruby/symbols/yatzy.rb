class Yatzy
  FACES = { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 }.freeze

  def initialize(*dice)
    @dice = dice.flatten
  end

  def score(category)
    case category
    when :chance then @dice.sum
    when :yatzy then @dice.uniq.size == 1 ? 50 : 0
    when :one_pair then of_a_kind(2)
    when :two_pairs then pairs.size == 2 ? pairs.sum * 2 : 0
    when :three_of_a_kind then of_a_kind(3)
    when :four_of_a_kind then of_a_kind(4)
    when :small_straight then @dice.sort == [*1..5] ? 15 : 0
    when :large_straight then @dice.sort == [*2..6] ? 20 : 0
    when :full_house then counts.values.sort == [2, 3] ? @dice.sum : 0
    when *FACES.keys then @dice.count(FACES[category]) * FACES[category]
    else raise ArgumentError, "unknown category: #{category}"
    end
  end

  private

  def counts = @dice.tally

  def pairs = counts.select { |_, count| count >= 2 }.keys

  def of_a_kind(number)
    number * (counts.select { |_, count| count >= number }.keys.max || 0)
  end
end
