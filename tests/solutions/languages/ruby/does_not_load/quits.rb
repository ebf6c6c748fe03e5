def chance(dice) = dice.sum

puts 'usage: quits.rb dice' if ARGV.empty?
exit 1 if ARGV.empty?
