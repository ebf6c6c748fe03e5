# Every rule on a line of its own.
module Rules
  COUNT = ->(dice, face) { dice.count(face) * face }

  SCORERS = {
    chance: ->(dice) { dice.sum },
    ones: ->(dice) { COUNT.(dice, 1) },
    twos: COUNT.curry[2].then { ->(dice) { COUNT.(dice, 2) } },
    pair: lambda do |dice|
      face = dice.uniq.select { |die| dice.count(die) > 1 }.max
      face.to_i * 2
    end,
    'full house' => proc { |dice| dice.tally.values.sort == [2, 3] ? dice.sum : 0 }
  }.freeze
end
