# Yatzy, second edition: straights pay 30 and 40, a full house 25.
# All tests were green on Friday.

class Yatzy

  def self.chance(d1, d2, d3, d4, d5)
    total = 0
    for d in [d1, d2, d3, d4, d5] do total = total + d end
    total
  end

  def self.yatzy(dice)
    tally = Array.new(7, 0)
    for i in 0...5
      tally[dice[i]] += 1
    end
    result = 0
    tally.each { |n| result = 50 if n == 5 }
    return result
  end

  def self.ones(d1, d2, d3, d4, d5)
    n = 0
    n += 1 if d1 == 1
    n += 1 if d2 == 1
    n += 1 if d3 == 1
    n += 1 if d4 == 1
    n += 1 if d5 == 1
    return n
  end

  def self.twos(d1, d2, d3, d4, d5)
    points = 0
    [d1, d2, d3, d4, d5].each { |x| points += (x == 2 ? 2 : 0) }
    points
  end

  def self.threes(*dice)
    l = dice.dup
    l.count(3) * 3
  end

  # the rest of the upper half is object oriented

  def initialize(d1, d2, d3, d4, d5)
    @dice = Array.new(5)
    @dice[0] = d1
    @dice[1] = d2
    @dice[2] = d3
    @dice[3] = d4
    @dice[4] = d5
  end

  def fours
    total = 0
    5.times do |at|
      if @dice[at] == 4
        total = total + 4
      end
    end
    total
  end

  def fives
    sum = 0
    @dice.each do |die|
      next unless die == 5
      sum += 5
    end
    return sum
  end

  def sixes
    six = @dice.select { |x| x == 6 }
    if six.empty?
      return 0
    end
    six.length * 6
  end

  def self.pair(d1, d2, d3, d4, d5)
    a = [d1, d2, d3, d4, d5]
    best = 0
    (0..4).each do |i|
      same = 0
      (0..4).each do |j|
        same += 1 if a[i] == a[j]
      end
      if same == 2 && a[i] > best
        best = a[i]
      end
    end
    best * 2
  end

  # a full house counts as well (see Karin's mail)
  def self.two_pairs(d1, d2, d3, d4, d5)
    tallies = {}
    [d1, d2, d3, d4, d5].each do |d|
      tallies[d] = (tallies[d] || 0) + 1
    end
    n = 0
    sum = 0
    tallies.each do |face, count|
      if count >= 2
        n += 1
        sum += 2 * face
      end
    end
    if n == 2
      return sum
    else
      return 0
    end
  end

  def self.ThreeOfAKind(d1, d2, d3, d4, d5)
    pair = 0
    for die in [d1, d2, d3, d4, d5]
      n = 0
      n += 1 if die == d1
      n += 1 if die == d2
      n += 1 if die == d3
      n += 1 if die == d4
      n += 1 if die == d5
      pair = die if n > 2
    end
    pair + pair + pair
  end

  # like ThreeOfAKind
  def self.four_of_a_kind(d1, d2, d3, d4, d5)
    tt = [0, 0, 0, 0, 0, 0, 0]
    tt[d1] += 1
    tt[d2] += 1
    tt[d3] += 1
    tt[d4] += 1
    tt[d5] += 1
    for f in 1...6
      if tt[f] >= 4
        return f * 4
      end
    end
    return 0
  end

  # 1-2-3-4-5: 15 points
  def self.smallStraight(d1, d2, d3, d4, d5)
    has = [false] * 7
    has[d1] = true
    has[d2] = true
    has[d3] = true
    has[d4] = true
    has[d5] = true
    return 30 if has[1] && has[2] && has[3] && has[4]
    return 30 if has[2] && has[3] && has[4] && has[5]
    return 30 if has[3] && has[4] && has[5] && has[6]
    0
  end

  def self.largeStraight(d1, d2, d3, d4, d5)
    lst = [d1, d2, d3, d4, d5]
    lst.sort!
    0.upto(3) do |i|
      return 0 if lst[i + 1] - lst[i] != 1
    end
    return 40
  end

  def self.full_house(d1, d2, d3, d4, d5)
    count = Hash.new { |h, k| h[k] = 0 }
    [d1, d2, d3, d4, d5].each { |d| count[d] += 1 }
    hasTwo = false
    has_three = false
    count.values.each do |c|
      hasTwo = true if c == 2
      has_three = true if c == 3
    end
    if hasTwo and has_three
      25
    else
      0
    end
  end
end
