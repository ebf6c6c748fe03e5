# frozen_string_literal: true

require_relative "one_line"
require_relative "truly"

module KatasBridge
  # Puts what came of a call into data: a value, or an error with the line it came from.
  class Telling
    # Scores up to it cross as numbers; whatever is beyond is no score of any game.
    LARGEST = 10**15

    # So many dice of a changed list are told.
    FEW = 20

    WRONG_COUNT = "a wrong number of arguments"

    MISCALLED = "a call with too few or too many arguments"

    NOT_WRITTEN = "not written yet"

    # Errors that are seldom meant; anything else may well be raised on purpose.
    ACCIDENTS = {
      "IndexError" => "an index that isn't there",
      "KeyError" => "a key that isn't there",
      "NoMethodError" => "a method that isn't there",
      "NameError" => "a name that isn't there",
      "TypeError" => "a wrong type",
      "ZeroDivisionError" => "a division by zero",
      "FrozenError" => "a change of what is frozen",
      "SystemStackError" => "calling itself without end",
      "StopIteration" => "a sequence that ended",
      "LocalJumpError" => "a block that isn't there",
      "UncaughtThrowError" => "a throw that nobody catches",
      "SystemExit" => "ending the program",
      "LoadError" => "a library that isn't there",
      "NotImplementedError" => NOT_WRITTEN,
      "KatasBridge::AskedForInput" => "asking for input"
    }.freeze

    # Errors to whose text Ruby adds what may have been meant.
    GUESSED = %w[KeyError NameError NoMethodError].freeze

    # What people raise where something is still to be written.
    STUB = /\bTODO\b|\bnot (yet )?(implemented|written)\b|\bunimplemented\b/i

    # What Ruby says of a call, to the solution's own functions too.
    COUNTED = /\A(wrong number of arguments|missing keyword|unknown keyword)/

    def initialize(ownership, printed)
      @ownership = ownership
      @printed = printed
    end

    def value(value)
      return { value: value } if score?(value)

      { value: nil, kind: Truly.kind_of(value), shown: shown(value) }
    end

    def score?(value)
      Integer === value && value < LARGEST && value > -LARGEST
    end

    # How a call failed; `work` knows what was called, if it came so far.
    def error(error, work = nil)
      callee = work&.callee
      misfit = callee && ArgumentError === error && !callee.signature.takes?(work.count)
      name, message = class_name(error), message_of(error)
      told = {
        kind: Truly.kind_of(error),
        message: message,
        place: (last_place(error) unless misfit) || place(callee),
        accident: misfit ? WRONG_COUNT : accident(name, message),
        verdict: NoMemoryError === error ? "out_of_memory" : "raised"
      }
      { error: told.reject { |_, words| words.nil? || words == "" } }
    end

    # `yatzy.rb:14 in pair`; nil for what has no line of theirs.
    def place(callee)
      path, line = callee&.location
      "#{File.basename(path)}:#{line} in #{callee.label}" if @ownership.file?(path)
    end

    # A list that came back changed, as it went and as it came; nil where none did.
    def change(lists)
      list, before = lists.find { |given, was| !same?(given, was) }
      [plain(before), plain(list)] if list
    end

    # Whether a list is as it was, without asking what is in it.
    def same?(list, before)
      list.size == before.size && list.each_index.all? { |index| before[index].equal?(list[index]) }
    end

    # A list of dice as it can cross.
    def plain(list)
      list.first(FEW).map { |one| score?(one) ? one : Truly.kind_of(one) }
    end

    private

    def shown(value)
      return text_of(value) { value.inspect } unless Integer === value

      value.negative? ? "-1000000000000000…" : "1000000000000000…"
    end

    def class_name(error)
      Truly.name_of(Truly.class_of(error))
    end

    def message_of(error)
      guessed = GUESSED.include?(class_name(error))
      text_of(error) { guessed ? Truly.text_of_error(error) : error.message }
    end

    # What slipped, in plain words; nil for what may well be meant.
    def accident(name, message)
      return ACCIDENTS[name] if ACCIDENTS.key?(name)
      return NOT_WRITTEN if STUB.match?(message)

      MISCALLED if name == "ArgumentError" && COUNTED.match?(message)
    end

    # The innermost line of theirs, and the method that it stands in. What is Ruby's own stands in
    # that line as well, before the method.
    def last_place(error)
      way = @ownership.way_of(error)
      return unless (last = way.first)

      in_line = way.take_while { |at| at.lineno == last.lineno && at.path == last.path }
      inside = in_line.last.base_label
      place = "#{File.basename(last.path)}:#{last.lineno}"
      inside.start_with?("<") ? place : "#{place} in #{inside}"
    rescue StandardError # an error of theirs tells its way as it likes
      nil
    end

    # One line of the text of something of theirs: to ask for it is to run their code once more.
    def text_of(value, &asked)
      KatasBridge.one_line(@printed.aside(&asked))
    rescue Exception # their `inspect` may do anything
      some(value)
    end

    # `a Hand`, for what won't give its text.
    def some(value)
      kind = Truly.kind_of(value)
      "#{kind.match?(/\A[AEIOU]/i) ? 'an' : 'a'} #{kind}"
    end
  end
end
