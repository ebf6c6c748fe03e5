def chance(dice)
  dice.reduce(:+)
end

def sum_of(dice, face)
  dice.select { |die| die == face }.sum
end

def ones(dice) = sum_of(dice, 1)
def twos(dice) = sum_of(dice, 2)

def self.sixes(dice)
  sum_of(dice, 6)
end

private

def four_of_a_kind(dice)
  @seen = dice.group_by(&:itself)
  @seen.select { |_, same| same.size >= 4 }.keys.sum * 4
end
