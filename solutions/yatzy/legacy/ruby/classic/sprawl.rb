# Yatzy points for the clubhouse screen.
# Typed in from the old scoreboard, one category per evening.

class Yatzy

  def self.chance(d1, d2, d3, d4, d5)
    sum = 0
    sum += d1
    sum += d2
    sum += d3
    sum += d4
    sum += d5
    return sum
  end

  # an array here, the screen already has one
  def self.yatzy(dice)
    seen = Hash.new(0)
    for d in dice
      seen[d] += 1
    end
    seen.each do |face, n|
      return 50 if n == 5
    end
    0
  end

  # number of ones
  def self.ones(d1, d2, d3, d4, d5)
    result = 0
    [d1, d2, d3, d4, d5].each { |d| if d == 1 then result += 1 end }
    result
  end

  def self.twos(*dice)
    dice.select { |d| d == 2 }.inject(0) { |n, d| n + d }
  end

  # as twos
  def self.threes(d1, d2, d3, d4, d5)
    points = 0
    points += 3 if d1 == 3
    points += 3 if d2 == 3
    points += 3 if d3 == 3
    points += 3 if d4 == 3
    points += 3 if d5 == 3
    points
  end

  # from here on with new

  def initialize(d1, d2, d3, d4, d5)
    @dice = []
    @dice << d1
    @dice << d2
    @dice << d3
    @dice << d4
    @dice << d5
  end

  def fours
    points = 0
    for i in 0..4
      if @dice[i] == 4
        points = points + @dice[i]
      end
    end
    return points
  end

  def fives()
    i = 0
    points = 0
    until i == 5
      points += 5 unless @dice[i] != 5
      i += 1
    end
    points
  end

  def sixes
    six = 0
    @dice.each_with_index do |d, i|
      six += @dice[i] if d > 5
    end
    six
  end

  # the lowest pair
  def self.score_pair(d1, d2, d3, d4, d5)
    n = [0, 0, 0, 0, 0, 0, 0]
    n[d1] += 1
    n[d2] += 1
    n[d3] += 1
    n[d4] += 1
    n[d5] += 1
    face = 6
    while face > 0
      return face + face if n[face] >= 2
      face -= 1
    end
    return 0
  end

  def self.two_pair(d1, d2, d3, d4, d5)
    array = [d1, d2, d3, d4, d5]
    triples = []
    for x in array
      howMany = 0
      for y in array
        howMany += 1 if x == y
      end
      if howMany >= 2 && !triples.include?(x)
        triples.push(x)
      end
    end
    if triples.length < 2 then
      return 0
    end
    triples[0] * 2 + triples[1] * 2
  end

  def self.three_of_a_kind(d1, d2, d3, d4, d5)
    hash = { 1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 0, 6 => 0 }
    [d1, d2, d3, d4, d5].each do |die|
      hash[die] += 1
    end
    hash.each_pair do |die, count|
      return die * 3 if count > 2
    end
    return 0
  end

  # all five dice count!
  def self.fourOfAKind(d1, d2, d3, d4, d5)
    counts = Array.new(7, 0)
    [d1, d2, d3, d4, d5].each do |d|
      counts[d] = counts[d] + 1
    end
    1.upto(6) do |i|
      if counts[i] == 4 or counts[i] == 5
        return i + i + i + i
      end
    end
    0
  end

  def self.smallStraight(d1, d2, d3, d4, d5)
    s = [d1, d2, d3, d4, d5].sort
    if s[0] == 1 and s[1] == 2 and s[2] == 3 and s[3] == 4 and s[4] == 5
      return 15
    else
      return 0
    end
  end

  def self.largeStraight(d1, d2, d3, d4, d5)
    n = [0] * 7
    n[d1] += 1
    n[d2] += 1
    n[d3] += 1
    n[d4] += 1
    n[d5] += 1
    (2..6).each do |i|
      return 0 unless n[i] == 1
    end
    20
  end

  # two pair + three of a kind
  def self.fullHouse(d1, d2, d3, d4, d5)
    tally = {}
    [d1, d2, d3, d4, d5].each do |d|
      tally[d] = 0 if not tally.has_key?(d)
      tally[d] += 1
    end
    pairFace = 0
    three_face = 0
    tally.keys.each do |k|
      pairFace = k if tally[k] == 2
      three_face = k if tally[k] == 3
    end
    if pairFace == 0 || three_face == 0
      0
    else
      pairFace * 2 + three_face * 3
    end
  end
end
