begin
  require_relative 'colours'
rescue LoadError
  puts 'no colours'
end
require_relative 'dice_cup'
