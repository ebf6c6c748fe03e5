# Control structures after one another and inside one another; the deepest place is marked.
def one_after_the_other(dice)
  return 0 if dice.empty?
  return dice.first if dice.size == 1
  dice.select { |die| die > 1 }.sum { |die| die }
end

def otherwise(dice)
  if dice.empty?
    0
  elsif dice.size == 1
    dice.first
  elsif dice.size == 2
    while dice.any?
      dice.pop
    end
  end
end

class Inside
  def score(dice)
    unless dice.empty?
      dice.each do |die|
        case die # deepest: 3
        when 1 then puts "one"
        end
      end
    end
  end
end
