class Array
  def score
    singles + (1..6).sum { |face| triple(face) }
  end

  private

  def triple(face)
    return 0 if count(face) < 3

    face == 1 ? 1000 : face * 100
  end

  def singles
    [[1, 100], [5, 50]].sum { |face, points| (count(face) % 3) * points }
  end
end
