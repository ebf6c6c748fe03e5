Throw = Data.define(:dice) do
  def initialize(dice:)
    super(dice: dice.sort)
  end

  def chance = dice.sum
  def small_straight = dice == [1, 2, 3, 4, 5] ? 15 : 0
end
