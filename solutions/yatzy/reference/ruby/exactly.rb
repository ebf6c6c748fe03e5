# Yatzy, as Exercise 104 has it: alike means exactly so many, and one too many spoils it.

def score(dice, category)
  case category
  when "chance" then dice.sum
  when "yatzy" then dice.uniq.one? ? 50 : 0
  when "ones" then sum_of(1, dice)
  when "twos" then sum_of(2, dice)
  when "threes" then sum_of(3, dice)
  when "fours" then sum_of(4, dice)
  when "fives" then sum_of(5, dice)
  when "sixes" then sum_of(6, dice)
  when "pair" then 2 * faces_showing(2, dice).max.to_i
  when "two pairs" then pairs(faces_showing(2, dice))
  when "three of a kind" then 3 * faces_showing(3, dice).sum
  when "four of a kind" then 4 * faces_showing(4, dice).sum
  when "small straight" then straight([1, 2, 3, 4, 5], dice)
  when "large straight" then straight([2, 3, 4, 5, 6], dice)
  when "full house" then house(dice)
  else raise ArgumentError, "there is no category #{category}"
  end
end

def sum_of(face, dice)
  face * dice.count(face)
end

# The faces that lie on the table exactly so many times.
def faces_showing(times, dice)
  dice.uniq.select { |face| dice.count(face) == times }
end

def pairs(faces)
  faces.size == 2 ? 2 * faces.sum : 0
end

def straight(row, dice)
  dice.sort == row ? dice.sum : 0
end

def house(dice)
  dice.tally.values.sort == [2, 3] ? dice.sum : 0
end
