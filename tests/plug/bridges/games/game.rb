# frozen_string_literal: true

# A whole game, with what its methods may give back; its objects don't like to be asked.

require "set"

class Sheet
  attr_reader :owner

  def initialize(owner)
    @owner = owner
    @boxes = { pair: 8, chance: nil }
  end

  def inspect
    raise "nobody asked you"
  end
end

Player = Struct.new(:name, :sheet) do
  def to_s = raise("nobody asked you")

  def inspect = "player #{name}"

  def to_a = raise("nobody asked you")
end

module Category
  PAIR = :pair
  CHANCE = "chance"
end

class Table
  attr_reader :dice

  def seats = @players.size

  protected

  def chairs = 4
end

class Game < Table
  attr_accessor :round

  def initialize(players, dice = 5)
    super()
    @players = players
    @dice = [1] * dice
    @round = 1
    @kept = 3
  end

  def throw(dice)
    @dice = dice
    nil
  end

  def hold(positions) = positions.map { |place| @dice[place] }

  def keep(*positions) = hold(positions)

  def place(category, player = nil) = [category.to_s, player, category.class.name]

  def player = Player.new(@players.first, Sheet.new(self))

  def players = @players

  def join(name) = @players.push(name).size

  def points = { @players.first => 7, bo: nil, 3 => [1] }

  def over? = false

  def best = Category::PAIR

  def faces = Set[3, 1]

  def half = 0.5

  def rule = ->(dice) { dice.sum }

  def large = [10**15, 10**15 - 1]

  def lengthy = "é" * 300

  def many = (1..1_000).to_a

  def deep = [[[[[1]]]]]

  def ring = [].tap { |list| list << list }

  # More than a line could hold, if all of it was told.
  def wide = [Array.new(200)].tap { |(list)| list.map! { list } }

  private

  def secret = 3
end

# Only one with two arguments is one.
class Duel
  def initialize(one, other)
    @names = [one, other]
  end

  def names = @names
end
