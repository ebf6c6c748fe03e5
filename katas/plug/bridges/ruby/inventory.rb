# frozen_string_literal: true

require_relative "signatures"
require_relative "stand_ins"
require_relative "truly"

module KatasBridge
  # The classes, modules, constants and methods of a solution: those that its author has written,
  # and that others may call.
  class Inventory
    # Methods that say what an object is among others, and no score, or that Ruby calls itself.
    NO_OFFERS = [
      *Object.public_instance_methods,
      *%i[
        coerce each extended included inherited method_missing new prepended respond_to_missing?
        to_a to_ary to_h to_i to_int to_str
      ]
    ].freeze

    NAMED = /\A([[:alpha:]][[:word:]]*[?!]?|\[\])\z/

    WRITER = /\A([[:alpha:]][[:word:]]*)=\z/

    # Methods of a class of tests that test, or help with it.
    OF_TESTS = /\A(test|assert|refute|setup\z|teardown\z)/

    # Pairs of a path and the class or module that it leads to.
    attr_reader :modules

    def initialize(loaded)
      @loaded = loaded
      @ownership = loaded.ownership
      @paths = {}.compare_by_identity
      @modules = []
      @tests = []
      collect([], Object)
      # A class of tests is looked at where there is nothing else: some write the scoring there.
      @modules = @tests if @modules.empty? && of_the_file.empty?
      @modules.each { |path, mod| @paths[mod] = path }
    end

    # The way to a class of theirs; nil for any other.
    def path_of(mod)
      @paths[mod]
    end

    # The constants that stand in a class or module, or at the top level, in order.
    def constants(mod)
      own = mod.constants(false).select { |name| @ownership.constant?(mod, name) }
      own.sort_by { |name| @loaded.order(mod.const_source_location(name)) }.filter_map do |name|
        [name, mod.const_get(name, false)]
      rescue NameError, LoadError # something that loads itself, and can't
        nil
      end
    end

    # The functions at the top level.
    def of_the_file
      main = @loaded.main
      names = Object.private_instance_methods(false) + Object.public_instance_methods(false)
      methods = named(names).map { |name| Object.instance_method(name) }
      methods += named(main.singleton_methods(false)).map { |name| Truly.method_of(main, name) }
      written_by_hand(methods)
    end

    # The methods that are called on a class or module itself; those of a module that nobody
    # includes can be called so as well, on an object that has nothing else.
    def of_itself(mod)
      own = singles(mod).flat_map { |place| place.public_instance_methods(false) }
      methods = named(own).map { |name| Truly.method_of(mod, name) }
      methods += of_objects(mod) if lonely?(mod)
      methods.select { |method| @ownership.method?(method) }.uniq(&:name)
    end

    # The methods of the objects of a class.
    def of_objects(mod)
      names = @ownership.lineage(mod).flat_map { |place| place.public_instance_methods(false) }
      methods = named(names).map { |name| mod.instance_method(name) }
      methods = methods.reject { |method| OF_TESTS.match?(method.name) } if test?(mod)
      methods.select { |method| @ownership.method?(method) }
    end

    # Names that only `method_missing` knows, as far as a constant has them: one of the class, or
    # else of the file. `place` is the class, or what stands behind it for its own methods.
    def swallowed(place, mod)
      return [] if written_by_hand([place.instance_method(:method_missing)]).empty?

      words = [mod, Object].map { |one| constants(one).flat_map { |_, value| words_in(value) } }
      named(words.find(&:any?) || []).reject { |name| place.method_defined?(name) }
    end

    # Methods of theirs that every list has.
    def added_to_lists
      [Array, Enumerable].flat_map do |mod|
        names = named(mod.public_instance_methods(false))
        written_by_hand(names.map { |name| mod.instance_method(name) })
      end
    end

    # Whether objects of a class can be made by whoever wants one.
    def made?(mod)
      Class === mod && Truly.responds?(mod, :new)
    end

    # Whether there is one object of a class, which it gives to all.
    def singleton?(mod)
      Class === mod && !made?(mod) && Truly.responds?(mod, :instance)
    end

    # Whether a class has its own objects by name, as others have enumerations.
    def enumeration?(mod)
      Class === mod && constants(mod).select { |_, value| Truly.a?(value, mod) }.size > 1
    end

    # What an object of a class may be given once it is made.
    def attributes(mod)
      writers = @ownership.lineage(mod).flat_map { |place| place.public_instance_methods(false) }
      members = mod < Struct ? mod.members.map(&:to_s) : []
      members | writers.filter_map { |name| name[WRITER, 1] }
    end

    # How an object that is one of theirs is called without a name: `scorer.call(dice)`.
    def call_of(value)
      return unless path_of(Truly.class_of(value)) && Truly.responds?(value, :call)

      method = Truly.method_of(value, :call)
      method if @ownership.method?(method)
    end

    def block?(value)
      Proc === value || Method === value
    end

    private

    def collect(path, mod)
      constants(mod).each do |name, value|
        way = [*path, name.to_s]
        next unless Module === value && Truly.name_of(value) == way.join("::")
        next if value <= Exception

        (test?(value) ? @tests : @modules) << [way, value]
        collect(way, value)
      end
    end

    def test?(mod)
      mod <= StandIns::TestCase
    end

    def named(names)
      offered = names.uniq.map(&:to_sym) - NO_OFFERS
      offered.select { |name| NAMED.match?(name) }
    end

    def written_by_hand(methods)
      methods.select { |method| @ownership.file?(method.source_location&.first) }
    end

    # Where the methods of a class or module itself stand: behind it, behind those that it inherits
    # from, and in what it is extended by.
    def singles(mod)
      behind = @ownership.lineage(mod).map(&:singleton_class)
      mod.singleton_class.ancestors.select do |place|
        next behind.include?(place) if place.singleton_class?

        @ownership.module?(place) && !Object.include?(place)
      end
    end

    # Whether a module is there for itself: nothing of theirs has its methods, or all that there is.
    def lonely?(mod)
      return false if Class === mod
      return true if Object.include?(mod)

      @modules.none? { |_, one| one.singleton_class < mod || (Class === one && one < mod) }
    end

    def words_in(value)
      words = Hash === value ? value.keys : value
      Array === words ? words.select { |word| Symbol === word || String === word } : []
    end
  end
end
