module Counting
  private

  def total(dice, face)
    dice.count(face) * face
  end
end
