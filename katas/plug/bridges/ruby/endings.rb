# frozen_string_literal: true

# The ways a solution's code ends that are not its own. The last three are no StandardError, so
# that a game which goes on past every error of its own doesn't swallow them.
module KatasBridge
  # The file can't be loaded, for a reason that its author can mend.
  class DoesNotLoad < StandardError
    attr_reader :found, :advice

    def initialize(problem, found: [], advice: "")
      super(problem)
      @found = found
      @advice = advice
    end

    def as_data
      { does_not_load: { problem: message, found: found, advice: advice } }
    end
  end

  # A path that leads nowhere.
  class NoSuchName < StandardError
    def initialize(name)
      super("there is no #{name}")
    end
  end

  # It reads from the keyboard.
  AskedForInput = Class.new(Exception)

  # It prints more than anybody reads.
  PrintedTooMuch = Class.new(Exception)

  # It was longer at it than the limit allows.
  TookTooLong = Class.new(Exception)
end
