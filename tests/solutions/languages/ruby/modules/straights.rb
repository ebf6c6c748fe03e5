module Straights
  SMALL = [1, 2, 3, 4, 5].freeze

  def small_straight(dice)
    dice.sort == SMALL ? 15 : 0
  end
end
