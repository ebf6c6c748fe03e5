# frozen_string_literal: true

require_relative "endings"
require_relative "one_line"

module KatasBridge
  # Says in one plain message why a file doesn't load.
  class Unloadable
    ONLY_WHEN_RUN =
      "put it under `if __FILE__ == $PROGRAM_NAME`, so that it is done only when you run the file"

    # Ends that come of a file which does its work where it should only define it.
    AT_WORK = {
      AskedForInput => "asks for input while it loads",
      SystemExit => "ends the program while it loads",
      TookTooLong => "takes too long to load",
      PrintedTooMuch => "prints without end while it loads"
    }.freeze

    def initialize(file, ownership)
      @file = file
      @name = File.basename(file)
      @ownership = ownership
    end

    def explained(error)
      at_work = AT_WORK[error.class]
      return told("#{at_work}#{place(error)}", advice: ONLY_WHEN_RUN) if at_work

      case error
      when SyntaxError then unparsed(error)
      when LoadError then missing(error)
      else broken(error)
      end
    end

    private

    def told(words, **more)
      DoesNotLoad.new("#{@name} #{words}", **more)
    end

    def broken(error)
      found = "#{error.class}: #{KatasBridge.one_line(error.message)}".delete_suffix(": ")
      advice = "run it by itself first: ruby #{@name}"
      told("breaks while it loads#{place(error)}", found: [found], advice: advice)
    end

    def missing(error)
      path = error.path || error.message[/-- (.+)/, 1]
      return broken(error) unless path

      neighbour = File.absolute_path?(path) || path.start_with?(".")
      library = File.absolute_path?(path) ? File.basename(path) : path
      install = "install it (gem install #{library.split('/').first}), " unless neighbour
      told(
        "requires #{library}, which isn't here#{place(error)}",
        advice: "#{install}put its file beside yours, or do without it"
      )
    end

    # Ruby's own word for the first thing that is wrong, and the line.
    def unparsed(error)
      return told("is no text that Ruby reads", advice: "save it as UTF-8") if no_text?

      path, line, words = first_complaint(error.message)
      source = line && File.file?(path) && File.readlines(path, encoding: "UTF-8")[line - 1]
      told(
        "does not parse: #{words}#{in_line(path, line)}",
        found: source ? ["#{line} | #{source.scrub.rstrip}"] : [],
        advice: "ruby -wc #{@name} says more"
      )
    end

    def no_text?
      File.binread(@file).include?("\0")
    end

    # Ruby 3.4 draws the source and writes what it thinks below it; those before begin with it.
    def first_complaint(message)
      path, line, words = message.match(/\A(.+?):(\d+): (.*)/)&.captures
      return [@file, nil, KatasBridge.one_line(message)] unless path

      drawn = message.match(/^> *(\d+) \|.*\n *\| *\^\S* (.+)/)
      line, words = drawn.captures if drawn
      [path, line.to_i, KatasBridge.one_line(words.delete_prefix("syntax error, "))]
    end

    # The last line on the way to the error that is theirs.
    def place(error)
      at = @ownership.way_of(error).first
      at ? in_line(at.absolute_path || at.path, at.lineno) : ""
    end

    def in_line(path, line)
      return "" unless line

      neighbour = "#{File.basename(path)}, " unless File.identical?(path, @file)
      " (#{neighbour}line #{line})"
    end
  end
end
