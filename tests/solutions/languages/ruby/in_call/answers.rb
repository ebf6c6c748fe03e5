def points(dice) = 14
def nothing(dice) = nil
def text(dice) = 'fourteen'
def symbol(dice) = :fourteen
def float(dice) = 14.0
def yes(dice) = true
def huge(dice) = 10**20
def negative(dice) = -(10**15)
def list(dice) = dice.map { |die| [die] }
def block(dice) = -> { 14 }
def long(dice) = 'x' * 1000
def bytes(dice) = "\xFF\xFE".b

class Points
  def initialize(points) = @points = points
end

class Shy
  def inspect = raise('nobody may look')
end

class Loud
  def inspect
    puts 'look at me'
    'loud'
  end
end

class Blank < BasicObject
end

def object(dice) = Points.new(14)
def shy(dice) = Shy.new
def loud(dice) = Loud.new
def blank(dice) = Blank.new
def nameless(dice) = Class.new.new

def sorts(dice)
  dice.sort!
  14
end

def empties(dice)
  14 if dice.clear
end

def freezes(dice) = dice.freeze && 14

def prints(dice)
  puts 'The dice are', dice
  print 'cast'
  p :now
  $stdout << "...\n"
  STDOUT.printf("%d\n", 14)
  14
end

def floods(dice)
  1_000.times { puts 'x' * 99 }
  14
end

def complains(dice)
  warn 'that hurts'
  14
end

def takes_the_stream(dice)
  $stdout = Object.new.tap { |sink| def sink.write(*) = 0 }
  $stdin = File.open(__FILE__)
  14
end

def echo(dice, word) = word.is_a?(Symbol) ? 1 : word.length
def shouts(dice, word) = word.upcase! ? word.size : -1
