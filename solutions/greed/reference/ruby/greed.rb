# Greed, as the Koan has it: sets of three first, then the ones and fives left over.

TRIPLES = { 1 => 1000, 2 => 200, 3 => 300, 4 => 400, 5 => 500, 6 => 600 }.freeze
SINGLES = { 1 => 100, 5 => 50 }.freeze

def score(dice)
  dice.tally.sum { |face, count| points(face, count) }
end

def points(face, count)
  triples, singles = count.divmod(3)
  triples * TRIPLES[face] + singles * SINGLES.fetch(face, 0)
end
