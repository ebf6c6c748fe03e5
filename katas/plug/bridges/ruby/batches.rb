# frozen_string_literal: true

module KatasBridge
  # What comes of one kind of call, roll by roll, in order.
  class Batch
    # So many different answers that are no scores are told; more tell nobody anything.
    MOST_TOLD = 2_000

    def initialize(telling)
      @telling = telling
      @values = []
      @odd = []
      @replies = []
      @known = {}
      @changed = 0
      @example = []
    end

    def add(value)
      @telling.score?(value) ? @values << value : add_odd(@telling.value(value))
    end

    # Add a reply in the place of a value; the same ones are kept once.
    def add_odd(reply)
      unless @known.key?(reply) || @replies.size >= MOST_TOLD
        @known[reply] = @replies.size
        @replies << reply
      end
      @odd << [@values.size, @known.fetch(reply, 0)]
      @values << nil
    end

    # Note a list that came back changed.
    def add_change(roll, list)
      @changed += 1
      @example = [@telling.plain(roll), @telling.plain(list)] if @example.empty?
    end

    def as_data
      { values: @values, odd: @odd, replies: @replies, changed: @changed, example: @example }
    end
  end

  # Counts the calls of a request, and tells the count from time to time.
  class SignsOfLife
    def initialize(every, &tell)
      @every = every
      @tell = tell
      @done = 0
      @next = now + every
    end

    def one_more
      @done += 1
      return if now < @next

      @tell.call(@done)
      @next = now + @every
    end

    private

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end
end
