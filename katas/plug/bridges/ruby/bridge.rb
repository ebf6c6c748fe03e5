# frozen_string_literal: true

# Runs a Ruby solution and speaks the lines of docs/protocol.md: one request a line on the pipe that
# was standard input, one reply a line on the one that was standard output. It is started with one
# argument, an object in JSON with the `file` and the `call_limit`.

abort "Ruby 3.0 or newer is needed, and this is #{RUBY_VERSION}" if RUBY_VERSION.to_i < 3

require "json"
require_relative "endings"
require_relative "solution"

module KatasBridge
  # Bytes of address space that this process may take, where the system can hold it to that.
  MEMORY = 4 * 2**30

  # The pipes to the parent, which nobody else gets hold of.
  class Line
    # Move the two pipes out of the way: whoever else reads or prints gets nothing, or says all.
    def initialize
      @requests = STDIN.dup.binmode
      @replies = STDOUT.dup.binmode
      @replies.sync = true
      @process = Process.pid
      STDIN.reopen(File::NULL)
      STDOUT.reopen(STDERR)
      STDOUT.sync = true
    end

    # Answer each request with what the block makes of it.
    def each_request
      while (line = @requests.gets)
        request = JSON.parse(line, symbolize_names: true)
        @id = request.delete(:id)
        tell(yield(request))
      end
    end

    # Say something on the request that is open; a fork of this process has nothing to say.
    def tell(data)
      Process.exit!(true) if Process.pid != @process
      @replies.write("#{JSON.generate({ id: @id, **data })}\n")
    end
  end

  class << self
    def main(told)
      settings = JSON.parse(told)
      ARGV.clear
      line = Line.new
      limit_memory
      end_with_parent
      solution = loaded(settings)
      line.each_request do |request|
        reply_to(solution, request) { |done| line.tell({ done: done }) }
      end
      Process.exit!(true) # what the solution has put off until the end is not done
    rescue Exception => error # the solution has got at what we work with, or at this thread
      broken = { kind: "Broken", message: "the process can't go on: #{Truly.class_of(error)}" }
      line.tell({ error: broken, ends: true })
      Process.exit!(1)
    end

    private

    # The solution, or why there is none.
    def loaded(settings)
      Solution.new(settings["file"], limit: settings["call_limit"])
    rescue DoesNotLoad => error
      error
    end

    def reply_to(solution, request, &beat)
      DoesNotLoad === solution ? solution.as_data : solution.answer(**request, &beat)
    end

    # A call that never ends isn't left behind when nobody waits for it any more.
    def end_with_parent
      parent = Process.ppid
      Thread.new do
        sleep(1) while Process.ppid == parent
        Process.exit!(true)
      end
    end

    def limit_memory
      Process.setrlimit(:AS, MEMORY)
    rescue NotImplementedError, SystemCallError, ArgumentError
      nil # then the machine itself is the limit
    end
  end
end

KatasBridge.main(ARGV.first)
