# I like my own ways better.
class Array
  def sum = inject(:+)
  def count(*) = raise('count for yourself')
end

class Object
  def inspect = 'something'
end

class Yatzy
  def self.===(dice) = raise('never compared')
  def self.name = raise('nameless')
  def self.chance(dice) = dice.sum
end

def method(dice) = raise('no method')
def hash(dice) = raise('no hash')
def lambda(dice) = raise('no lambda')
def chance(dice) = dice.sum
def puts(*) = nil
def format(*) = nil
def exit!(*) = nil

def leaves_a_thread(dice)
  Thread.new { sleep }
  dice.sum
end
