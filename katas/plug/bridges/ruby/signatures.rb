# frozen_string_literal: true

module KatasBridge
  # The parameters of a method or a block: described as places in a row, keywords among them, and
  # filled with arguments in that order.
  class Signature
    PLACES = %i[req opt rest keyreq key].freeze
    KEYWORDS = %i[keyreq key].freeze
    REQUIRED = %i[req keyreq].freeze

    ANYTHING = [%i[rest arguments]].freeze

    # The parameters of a block that takes what it is given.
    def self.of_block(block)
      strict = Method === block || block.lambda?
      wanted = block.parameters.map { |kind, name| [kind == :opt && !strict ? :req : kind, name] }
      new(wanted, strict: strict)
    end

    # `strict` is what refuses a wrong number of arguments, as all but plain blocks do.
    def initialize(parameters, strict: true)
      @places = parameters.select { |kind, _| PLACES.include?(kind) }
      # Beside any number of dice nobody could say which argument is an optional keyword's.
      @places = @places.reject { |kind, _| kind == :key } if rest?
      @keywords = @places.any? { |kind, _| KEYWORDS.include?(kind) }
      @required = @places.select { |kind, _| REQUIRED.include?(kind) }.size
      @strict = strict
    end

    # Whether the arguments can be handed over as they are.
    def positional?
      !@keywords
    end

    def takes?(count)
      !@strict || (count >= @required && (rest? || count <= @places.size))
    end

    def described
      @places.map do |kind, name|
        place = { name: name_of(kind, name) }
        place[:optional] = true unless REQUIRED.include?(kind) || kind == :rest
        place[:rest] = true if kind == :rest
        place
      end
    end

    # The arguments as Ruby takes them: those in a row, and those by keyword. As in Ruby, optional
    # places get what is left when the required ones are filled.
    def split(arguments)
      given = arguments.dup
      extra = given.size - @required
      row, keywords = [], {}
      @places.each do |kind, name|
        taken = taken_by(kind, extra, given.size)
        extra -= taken unless REQUIRED.include?(kind)
        pieces = given.shift(taken)
        if KEYWORDS.include?(kind)
          pieces.each { |piece| keywords[name] = piece }
        else
          row.concat(pieces)
        end
      end
      [row + given, keywords]
    end

    private

    def rest?
      @places.any? { |kind, _| kind == :rest }
    end

    def taken_by(kind, extra, left)
      case kind
      when :rest then [extra, 0].max
      when :opt, :key then extra.positive? ? 1 : 0
      else [left, 1].min
      end
    end

    # What Ruby has no name for (`*`, or the pattern of a block) gets one; what was renamed while it
    # was loaded has its own again.
    def name_of(kind, name)
      return name.to_s.sub(/\A(_[1-9])_\z/, '\1') if name.to_s.match?(/\A[[:alpha:]_]/)

      kind == :rest ? "arguments" : "argument"
    end
  end
end
