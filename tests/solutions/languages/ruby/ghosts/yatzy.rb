class Yatzy
  FACES = { ones: 1, twos: 2, 'threes' => 3 }
  OTHERS = %i[chance yatzy]

  def initialize(*dice)
    @dice = dice
  end

  def method_missing(name, *arguments)
    face = FACES[name] || FACES[name.to_s]
    return @dice.count(face) * face if face
    return @dice.sum if name == :chance
    return @dice.uniq.size == 1 ? 50 : 0 if name == :yatzy
    super
  end

  def respond_to_missing?(name, include_private = false)
    FACES.key?(name) || OTHERS.include?(name) || super
  end
end
