class NoDice < StandardError
  def initialize = super("five dice\nand no fewer")
end

def refuses(dice) = raise(NoDice)
def raises(dice) = raise("only #{dice.size} dice")
def argument(dice) = raise(ArgumentError, 'five dice are needed')
def nothing_at_all(dice) = nil + 1
def misspelt(dice) = dcie.sum
def wrong_type(dice) = 1 + 'one'
def no_key(dice) = { 1 => 2 }.fetch(9)
def no_index(dice) = dice.fetch(9)
def divides(dice) = dice.size / 0
def frozen(dice) = dice.freeze.push(1)
def without_end(dice) = without_end(dice) + 1
def stops(dice) = raise(StopIteration)
def throws(dice) = throw(:away)
def no_block(dice) = yield(dice)
def too_many(dice) = raises(1, 2)
def stub(dice) = raise(NotImplementedError)
def todo(dice) = raise('TODO: the score of a pair')
def exits(dice) = exit(3)
def aborts(dice) = abort('that is enough')
def asks(dice) = gets.to_i
def asks_the_stream(dice) = $stdin.gets.to_i
def asks_stdin(dice) = STDIN.read.to_i
def kills_its_thread(dice) = Thread.current.kill
def requires(dice) = require('a_library_of_dice')
def wants_too_much(dice) = ('x' * 10**11).size
def interrupts(dice) = raise(Interrupt)

def rescues_all(dice)
  gets
rescue StandardError
  0
end

class Sly < StandardError
  def message = raise('I say nothing')
  def backtrace_locations = 14
end

def sly(dice) = raise(Sly)

def loops(dice)
  loop { dice.sum }
end

def loops_past_errors(dice)
  loop do
    dice.sum while true
  rescue Exception
    retry
  end
end

def prints_without_end(dice)
  loop { puts 'x' * 1_000 }
end

def leaves(dice) = exit!(3)
def becomes_another(dice) = exec('true')
def kills_itself(dice) = Process.kill(:KILL, Process.pid)

def forks(dice)
  fork
  14
end

def slow(dice)
  sleep 0.15
  dice.sum
end

def chance(dice) = dice.sum

at_exit { puts 'the end' }
