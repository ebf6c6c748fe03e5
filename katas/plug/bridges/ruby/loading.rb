# frozen_string_literal: true

require_relative "endings"
require_relative "ownership"
require_relative "requiring"
require_relative "stand_ins"
require_relative "unloadable"

module KatasBridge
  # A solution's file, loaded with its neighbours as Ruby does it: at the top level, by its full
  # path, so that `__FILE__ == $0` doesn't hold.
  class Loaded
    # A file may take so many times as long to load as a call may take.
    PATIENCE = 10

    # So many characters may be printed meanwhile.
    MOST_PRINTED = 1_000_000

    # A name that Ruby 2 let a variable have: `_1`, which stands for a block's argument since.
    NUMBERED = /(?<![\w@$:])_([1-9])(?!\w)/n

    RESERVED = "reserved for numbered parameter"

    # A block that a variable of the top level holds; no method can see it from elsewhere.
    HELD_BLOCK = /^[a-z_\x80-\xff][\w\x80-\xff]*\s*=\s*(->|lambda\b|proc\b|Proc\.new|method\b)/n

    # Whatever stands behind this line is data.
    DATA_BELOW = /^__END__(\r?\n|\z)/n

    attr_reader :main, :ownership, :stand_ins, :variables

    # Raises DoesNotLoad.
    def initialize(file, streams:, limit: nil)
      @file = File.realpath(file)
      @main = TOPLEVEL_BINDING.receiver
      @ownership = Ownership.new(@file)
      @stand_ins = StandIns.new
      @variables = {}
      Loaded.current = self
      streams.start_over(most: MOST_PRINTED)
      load_at_all(limit && limit * PATIENCE)
    end

    # The order in which something was written: the files as they were loaded, neighbours before
    # the one that needs them, and the lines in them.
    def order(location)
      path, line = location
      return [$LOADED_FEATURES.size, line.to_i] if path == @file || !@ownership.file?(path)

      [$LOADED_FEATURES.index(path).to_i, line]
    end

    # Run a neighbour that doesn't parse only because of its names for variables.
    def run_renamed(error)
      path = error.message[/\A(.+?):\d+: /, 1]
      raise error unless error.message.include?(RESERVED) && @ownership.file?(path)

      $LOADED_FEATURES << path
      compiled(path).eval
      true
    end

    # Called at the end of a file whose top level holds blocks in variables.
    def remember(variables)
      variables.local_variables.each do |name|
        @variables[name.to_s] = variables.local_variable_get(name)
      end
    end

    private

    def load_at_all(limit)
      Dir.chdir(File.dirname(@file))
      Requiring.install(self, @file)
      define_data
      $LOADED_FEATURES << @file # so that a neighbour that requires it has it already
      @stand_ins.while_loading(@main) { no_longer_than(limit) { compiled(@file).eval } }
    rescue Exception => error # `exit` raises one of those
      raise Unloadable.new(@file, @ownership).explained(error)
    end

    def no_longer_than(limit)
      loading = Thread.current
      watch = Thread.new { sleep(limit) && loading.raise(TookTooLong) } if limit
      yield
    ensure
      watch&.kill
    end

    def compiled(path)
      source = File.binread(path).delete_prefix("\xEF\xBB\xBF".b)
      source = with_variables(source) if path == @file && HELD_BLOCK.match?(source)
      begin
        compile(source, path)
      rescue SyntaxError => error
        raise unless error.message.include?(RESERVED)

        compile(source.gsub(NUMBERED, '_\1_'), path)
      end
    end

    def compile(source, path)
      RubyVM::InstructionSequence.compile(source.force_encoding(Encoding::UTF_8), path, path, 1)
    end

    # Let a file hand its variables over at its end, before what is only data.
    def with_variables(source)
      code, line, data = source.partition(DATA_BELOW)
      "#{code}\n::KatasBridge::Loaded.current.remember(binding)\n#{line}#{data}".b
    end

    def define_data
      source = File.binread(@file)
      return unless (place = DATA_BELOW.match(source)&.end(0))

      Object.const_set(:DATA, File.open(@file)).seek(place)
    end

    class << self
      attr_accessor :current
    end
  end
end
