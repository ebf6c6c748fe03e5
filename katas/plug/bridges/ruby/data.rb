# frozen_string_literal: true

require_relative "telling"
require_relative "truly"

module KatasBridge
  # Puts a value of theirs into plain data, as docs/protocol.md has it: by what Ruby itself knows of
  # it, so that none of their code runs, and never without end.
  class AsData
    # So deep may things lie in one another; of what lies deeper only the kind is told.
    DEEPEST = 4

    # So many items of a list or of a table are told.
    MOST = 200

    # So many values are told in all: what holds itself many times would fill the line.
    MOST_IN_ALL = 10_000

    # So many characters of a text are told.
    LONGEST = 200

    # What has no fields that anybody has given it.
    CLOSED = [Numeric, Proc, Method, UnboundMethod, Module].freeze

    FIRST = Array.instance_method(:first)
    PAIRS = Hash.instance_method(:to_a)
    MEMBERS = Struct.instance_method(:members)
    VALUES = Struct.instance_method(:to_a)
    VARIABLES = Kernel.instance_method(:instance_variables)
    VARIABLE = Kernel.instance_method(:instance_variable_get)

    def self.of(value)
      new.of(value)
    end

    def initialize
      @left = MOST_IN_ALL
    end

    # `levels` is how deep it may still go.
    def of(value, levels = DEEPEST)
      @left -= 1
      case value
      when nil, true, false then value
      when Integer then whole(value)
      when String then text(value)
      when Symbol then text(value.name)
      when *CLOSED then kind(value)
      else levels.positive? && @left.positive? ? inside(value, levels - 1) : kind(value)
      end
    rescue StandardError # a text in no encoding, an object that Ruby itself can't look into
      kind(value)
    end

    private

    def kind(value)
      { kind: Truly.kind_of(value) }
    end

    def whole(value)
      value.abs < Telling::LARGEST ? value : kind(value)
    end

    def text(text)
      plain = String.new(text)[0, LONGEST] # a class of theirs may have methods of its own
      plain.encode(Encoding::UTF_8, invalid: :replace, undef: :replace).scrub
    end

    def inside(value, levels)
      case value
      when Array then list(FIRST.bind_call(value, MOST), levels)
      when Hash then { table: table(PAIRS.bind_call(value), levels) }
      else
        items = of_set(value)
        items ? list(items, levels) : { **kind(value), table: table(fields(value), levels) }
      end
    end

    def list(items, levels)
      told(items).map { |item| of(item, levels) }
    end

    def table(pairs, levels)
      told(pairs).map { |key, value| [of(key, levels), of(value, levels)] }
    end

    def told(items)
      items.first(@left.clamp(0, MOST))
    end

    # Before Ruby 3.2 nobody has a set who hasn't required it.
    def of_set(value)
      ::Set.instance_method(:to_a).bind_call(value) if defined?(::Set) && ::Set === value
    end

    # What an object has by name: the members of a struct or a record, then its variables.
    def fields(value)
      variables = VARIABLES.bind_call(value)
      members(value) + variables.map { |name| [own(name), VARIABLE.bind_call(value, name)] }
    end

    def own(name)
      name.to_s.delete_prefix("@")
    end

    def members(value)
      return MEMBERS.bind_call(value).zip(VALUES.bind_call(value)) if Struct === value
      return [] unless Truly.record?(Truly.class_of(value))

      ::Data.instance_method(:to_h).bind_call(value).to_a
    end
  end
end
