# frozen_string_literal: true

module KatasBridge
  # Stands in for what only tests need, whether it is there or not: a Koan's runner, the test
  # libraries, debuggers. Nothing of it does anything, so that no test is run by loading a file.
  class StandIns
    LIBRARIES = %w[
      amazing_print approvals awesome_print bundler byebug capybara codecov coveralls cucumber debug
      minitest mocha power_assert pry rantly rspec ruby-debug ruby_debug shoulda simplecov test
      test-unit timecop vcr webmock
    ].freeze

    # What lies beside a solution for its tests; nothing else there is stood in for.
    HELPERS = %w[edgecase neo rails_helper spec_helper test_helper].freeze

    FAMILIES = /\A(rspec|minitest|simplecov|shoulda|pry|rubocop)-/

    NAMES = %i[
      Approvals ApprovalTests Bundler Byebug Capybara Codecov Coveralls Cucumber EdgeCase MiniTest
      Minitest Mocha Neo Pry RSpec Shoulda SimpleCov Test Timecop VCR WebMock
    ].freeze

    # Names that Ruby has given up, and what they were.
    OLD_NAMES = { Fixnum: Integer, Bignum: Integer }.freeze

    # What test cases inherit from; all else that is asked of a stand-in is a module.
    CASES = %i[Test TestCase Koan Spec Benchmark].freeze

    # Words that a file says at its top level to a test library.
    WORDS = /\A(?:
      (?:[xf]?(?:describe|context|it|feature|scenario)|shared_(?:examples(?:_for)?|context)|specify|
        before|after|setup|teardown|gemfile|source|expect|_)\z |
      (?:assert|refute)(?:_|\z)
    )/x

    # Whatever is called here is swallowed, and every constant is there.
    module Anything
      def const_missing(name)
        made = CASES.include?(name) ? Class.new(TestCase) : Module.new
        made.extend(Anything)
        const_set(name, made)
      end

      def respond_to_missing?(*)
        true
      end

      def method_missing(*)
        self
      end

      # Ruby has a `test` of its own, for files.
      def test(*)
        self
      end
    end

    # The base of all classes of tests.
    class TestCase
      extend Anything

      def respond_to_missing?(*)
        true
      end

      def method_missing(*)
        nil
      end
    end

    # Makes a missing constant where a stand-in or an old name is meant.
    module Constants
      def const_missing(name)
        return OLD_NAMES[name] if OLD_NAMES.key?(name)
        return super unless NAMES.include?(name)

        Object.const_set(name, Module.new.extend(Anything))
      end
    end

    # Keeps a debugger from stopping where somebody has left it.
    module Breakpoints
      %i[pry remote_pry break b].each { |name| define_method(name) { |*, **| nil } }
    end

    # The same, for debuggers that are called without a binding.
    module Debuggers
      private

      def byebug(*) end

      def debugger(*, **) end
    end

    # Lets a file say its words to the test library, which isn't there, while it loads.
    module Words
      class << self
        attr_accessor :heard
      end

      def method_missing(name, *, **)
        Words.heard && WORDS.match?(name) ? nil : super
      end

      def test(*)
        Words.heard ? nil : super
      end

      def respond_to_missing?(name, all = false)
        super
      end
    end

    # The libraries that aren't here, and are stood in for.
    attr_reader :missing

    def initialize
      @missing = []
    end

    # Whether a library is one that is stood in for.
    def for?(library)
      first, *, last = library.delete_suffix(".rb").split("/").then { |parts| [*parts, parts.last] }
      HELPERS.include?(last) || LIBRARIES.include?(first) || FAMILIES.match?(first.to_s)
    end

    # Stand in for a library; `here` says whether it could have been had.
    def take_the_place(library, here:)
      name = File.absolute_path?(library) ? File.basename(library, ".rb") : library
      @missing |= [name] unless here
      true
    end

    # Stand in for all that `main` says to test libraries while a file loads.
    def while_loading(main)
      Module.prepend(Constants)
      Binding.include(Breakpoints)
      Object.include(Debuggers)
      main.extend(Words)
      Words.heard = true
      yield
    ensure
      Words.heard = false
    end
  end
end
