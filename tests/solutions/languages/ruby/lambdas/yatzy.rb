chance = ->(dice) { dice.sum }

yatzy = lambda do |dice|
  dice.uniq.length == 1 ? 50 : 0
end

face = 3
threes = proc { |dice| dice.count(face) * face }

PAIR = ->(dice) { (dice.select { |die| dice.count(die) > 1 }.max || 0) * 2 }

puts "a yatzy: #{yatzy.([4, 4, 4, 4, 4])}"
__END__
chance = "this is no Ruby any more
