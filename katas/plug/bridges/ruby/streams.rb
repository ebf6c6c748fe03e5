# frozen_string_literal: true

require_relative "endings"

# The streams that a solution has: what it prints is kept, and nobody sits at the keyboard.
module KatasBridge
  # What is printed, its beginning. What comes after that goes to standard error, where the parent
  # counts it and stops a flood; with `most`, so many characters are stopped here.
  class Printed
    KEPT = 10_000

    attr_reader :text

    def initialize
      @beyond = IO.for_fd(2, autoclose: false)
      @beyond.sync = true
      start_over
    end

    def start_over(most: nil)
      @text = +""
      @most = most
      next_call
    end

    # Keep nothing of what is printed meanwhile.
    def aside
      @mute = true
      yield
    ensure
      @mute = false
    end

    # Each call of a batch has its own allowance.
    def next_call
      @count = 0
    end

    def add(piece)
      return if @mute

      piece = piece.encode(Encoding::UTF_8, invalid: :replace, undef: :replace).scrub
      @count += piece.size
      @text << piece[0, KEPT - @text.size] if @text.size < KEPT
      return unless @count > KEPT

      raise PrintedTooMuch, "more than #{@most} characters" if @most && @count > @most

      @beyond.write(piece)
    end
  end

  # Makes of an IO one that hands on what is written to it, whichever way: all of Ruby's own ways
  # of printing end in `write`.
  module Overheard
    class << self
      attr_accessor :printed
    end

    def write(*pieces)
      text = pieces.join
      Overheard.printed.add(text)
      text.bytesize
    end

    def syswrite(piece)
      write(piece)
    end

    def write_nonblock(piece, **)
      write(piece)
    end
  end

  # Whatever reads, refuses.
  module Unattended
    READING = %i[
      each each_byte each_char each_line getbyte getc getch getpass gets pread raw read
      read_nonblock readbyte readchar readline readlines readpartial sysread
    ].freeze

    READING.each do |name|
      define_method(name) { |*, **| raise AskedForInput, "it asks for input" }
    end
  end

  # Stands for standard input. It is no IO, for `gets` asks one of those without asking its methods.
  class Keyboard
    include Unattended

    def respond_to_missing?(name, all = false)
      STDIN.respond_to?(name, all)
    end

    def method_missing(name, ...)
      STDIN.respond_to?(name) ? STDIN.public_send(name, ...) : super
    end
  end

  # The standard streams as a solution meets them.
  class Streams
    attr_reader :printed

    def initialize
      @printed = Overheard.printed = Printed.new
      @keyboard = Keyboard.new
      STDOUT.extend(Overheard)
      STDIN.extend(Unattended)
    end

    # Put everything back, whatever was done to it, and keep what is printed from here on.
    def start_over(most: nil)
      $stdin = @keyboard
      $stdout = STDOUT
      @printed.start_over(most: most)
    end
  end
end
