# frozen_string_literal: true

require_relative "batches"
require_relative "data"
require_relative "describing"
require_relative "inventory"
require_relative "loading"
require_relative "making"
require_relative "performing"
require_relative "reaching"
require_relative "streams"
require_relative "telling"

module KatasBridge
  # A solution, loaded: what it offers, and what comes of calling it, as data. What can be asked
  # for is a method here, with the name and the fields that docs/protocol.md has for it.
  class Solution
    # The version of docs/protocol.md.
    PROTOCOL = 1

    OPERATIONS = %w[describe new get set call call_many release].freeze

    # Seconds between two signs of life while a batch goes on.
    BEAT = 0.2

    NOTHING = { value: nil, kind: "nil", shown: "nil" }.freeze

    # Raises DoesNotLoad.
    def initialize(file, limit: nil)
      @streams = Streams.new
      @loaded = Loaded.new(file, streams: @streams, limit: limit)
      @making = Making.new(@loaded.ownership)
      @reaching = Reaching.new(@loaded, @making)
      @telling = Telling.new(@loaded.ownership, @streams.printed)
      @objects = {}
      @lists = {}
      @last_ref = 0
    end

    # Answer a request; the block is told from time to time how many calls are done.
    def answer(op:, **fields, &beat)
      case op
      when "call_many" then call_many(**fields, &beat)
      when *OPERATIONS then public_send(op, **fields)
      else { error: { kind: "Unknown", message: "there is no #{op}" } }
      end
    end

    def describe
      {
        protocol: PROTOCOL,
        does: OPERATIONS,
        symbols: true,
        stood_in: @loaded.stand_ins.missing,
        **Description.new(@loaded, Inventory.new(@loaded), @making).as_data
      }
    end

    # Make an object and keep it until it is released.
    def new(path:, arguments:)
      attempt do |work|
        given, lists = given(arguments)
        made = work.call(@reaching.maker(path), given)
        @last_ref += 1
        @objects[@last_ref] = made
        @lists[@last_ref] = lists
        { ref: @last_ref }
      end
    end

    # Read what a path leads to.
    def get(path:, on: nil, data: false)
      attempt { told(@reaching.followed(path, *object(on)), data) }
    end

    # Set an attribute of an object.
    def set(on:, name:, value:)
      attempt do |work|
        given, lists = given([value])
        @lists[on].concat(lists)
        work.call(@reaching.callee(["#{name}="], *object(on)), given)
        NOTHING
      end
    end

    # Call a function, or a method of a class or of an object. Where data is asked for, no lists are
    # watched: a game is given them by the hundred, and what it does with them is its own.
    def call(path:, arguments:, on: nil, data: false)
      attempt do |work|
        given, lists = given(arguments)
        lists = data ? [] : lists + @lists.fetch(on, [])
        reply = told(work.call(@reaching.callee(path, *object(on)), given), data)
        more = { place: @telling.place(work.callee), changed: @telling.change(lists) }
        { **reply, **more.compact }
      end
    end

    # Perform each of the calls on each roll; a call that has to be stopped ends it all.
    def call_many(calls:, rolls:, &beat)
      @streams.start_over
      batches = []
      signs = SignsOfLife.new(BEAT, &beat)
      calls.each do |steps|
        batches << Batch.new(@telling)
        break unless perform_all(steps, rolls, batches.last, signs)
      end
      { batches: batches.map(&:as_data), printed: @streams.printed.text }
    end

    # Let go of an object.
    def release(ref:)
      @objects.delete(ref)
      @lists.delete(ref)
      NOTHING
    end

    private

    # Run their code: what the block replies, or a reply that says how it failed; and what was
    # printed meanwhile.
    def attempt
      @streams.start_over
      work = Work.new
      reply =
        begin
          yield work
        rescue Exception => error # `exit` raises one of those
          @telling.error(error, work)
        end
      printed = @streams.printed.text
      printed.empty? ? reply : { **reply, printed: printed }
    end

    # A value as a reply has it; with `data` as plain data as well, before anything is asked of it.
    def told(value, data)
      data ? { data: AsData.of(value), **@telling.value(value) } : @telling.value(value)
    end

    # Perform a call on each roll; whether it could go on to the end.
    def perform_all(steps, rolls, batch, signs)
      work = nil
      rolls.each do |roll|
        @streams.printed.next_call
        dice = roll.dup
        begin
          work ||= Performance.new(steps, @reaching) { |value| argument(value) }
          batch.add(work.on(dice))
        rescue Exception => error
          batch.add_odd(@telling.error(error, work))
          return false if NoMemoryError === error
        end
        batch.add_change(roll, dice) unless @telling.same?(dice, roll)
        signs.one_more
      end
      true
    end

    # Arguments as the solution gets them; and the lists among them, each with what it was.
    def given(arguments)
      values = arguments.map { |value| argument(value) }
      [values, values.select { |value| Array === value }.map { |list| [list, list.dup] }]
    end

    def argument(value)
      case value
      in String then value.match?(/\A:./) ? value.delete_prefix(":").to_sym : value.dup
      in Array then value.map { |item| argument(item) }
      in { ref: ref } then @objects.fetch(ref)
      in { member: path } then @reaching.member(path)
      else value
      end
    end

    # The object that a path starts from, if one is named.
    def object(ref)
      ref ? [@objects.fetch(ref)] : []
    end
  end
end
