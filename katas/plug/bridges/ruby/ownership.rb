# frozen_string_literal: true

require "rbconfig"
require_relative "truly"

module KatasBridge
  # Tells what the solution's author has written from what Ruby, its libraries and we have.
  class Ownership
    # Where Ruby keeps its own files, and we ours.
    PLACES = [__dir__, RbConfig::CONFIG["rubylibprefix"], *$LOAD_PATH].compact.map(&:to_s).freeze

    # Where libraries are kept, inside a project as well.
    INSTALLED = %r{(\A|/)gems/}

    # Methods that are made elsewhere in the author's name: by a text that is evaluated, or by
    # `def_delegators`.
    IN_THEIR_NAME = /\A\(eval|forwardable/

    def initialize(file)
      @folder = "#{File.dirname(file)}/"
      @files = {}
    end

    def file?(path)
      return false unless path

      @files.fetch(path) { @files[path] = written_by_hand?(path) }
    end

    # Whether a class or a module is theirs, by where its name was given.
    def module?(mod)
      name = Truly.name_of(mod)
      !name.nil? && Object.const_defined?(name) && constant?(Object, name)
    rescue NameError # a name of no constant: `#<Class:0x…>::Pair`
      false
    end

    def constant?(mod, name)
      file?(mod.const_source_location(name)&.first)
    end

    # Whether a method that stands in a class or module of theirs is theirs.
    def method?(method)
      path = method.source_location&.first
      file?(path) || path.to_s.match?(IN_THEIR_NAME)
    end

    # The way that an error has come, from their innermost line on.
    def way_of(error)
      (error.backtrace_locations || []).drop_while { |at| !file?(at.absolute_path || at.path) }
    end

    # The classes and modules of theirs that something inherits from, itself among them; those
    # without a name, as in `class Hand < Struct.new(:dice)`, are taken for theirs.
    def lineage(mod)
      others = mod.ancestors - [mod, *Object.ancestors]
      [mod, *others.select { |one| Truly.name_of(one).nil? || module?(one) }]
    end

    private

    def written_by_hand?(path)
      return false unless File.absolute_path?(path) && path.end_with?(".rb")
      return !INSTALLED.match?(path.delete_prefix(@folder)) if path.start_with?(@folder)

      return false if INSTALLED.match?(path) || below?(PLACES, path)

      !(defined?(Gem.path) && below?(Gem.path, path))
    end

    def below?(places, path)
      places.any? { |place| path.start_with?("#{place}/") }
    end
  end
end
