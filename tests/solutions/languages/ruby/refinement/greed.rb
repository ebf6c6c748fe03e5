module Counts
  refine Array do
    def triples
      select { |die| count(die) >= 3 }.uniq
    end
  end
end

using Counts

def score(dice)
  points = dice.triples.sum { |face| face == 1 ? 1000 : face * 100 }
  points + (dice.count(1) % 3) * 100 + (dice.count(5) % 3) * 50
end
