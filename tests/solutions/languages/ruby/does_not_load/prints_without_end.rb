loop do
  puts 'another throw?'
end
