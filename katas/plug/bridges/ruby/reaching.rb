# frozen_string_literal: true

require_relative "endings"
require_relative "signatures"
require_relative "truly"

module KatasBridge
  # Something to call: a method of something, or what a block or an object does when it is called.
  class Callee
    # `location` is where it is written, and `label` what it is called there.
    attr_reader :signature, :location, :label

    # A method of something, by its name; `method_missing` may be all there is of it.
    def self.of(receiver, name)
      method = Truly.method_of(receiver, name)
      new(receiver, name, Signature.new(method.parameters), method.source_location)
    rescue NameError
      new(receiver, name, Signature.new(Signature::ANYTHING), nil)
    end

    # A block that stands by a name, or an object that has a `call`.
    def self.held(value, label)
      return of(value, :call) unless Proc === value || Method === value

      new(value, :call, Signature.of_block(value), value.source_location, label)
    end

    def initialize(receiver, name, signature, location, label = name)
      @receiver = receiver
      @name = name
      @signature = signature
      @location = location
      @label = label
    end

    # Call it; `on` is an object of the same kind, instead of the one that it was found on.
    def call(arguments, on = @receiver)
      return on.__send__(@name, *arguments) if @signature.positional?

      row, keywords = @signature.split(arguments)
      on.__send__(@name, *row, **keywords)
    end

    # What to hand over where this itself is wanted.
    def itself
      @name == :call ? @receiver : Truly.method_of(@receiver, @name)
    end
  end

  # Follows paths: through modules, hashes and objects to a value or to something to call.
  class Reaching
    NOTHING = Object.new.freeze

    CONSTANT = /\A[[:upper:]][[:word:]]*\z/

    # Whether a key of a hash can stand in a path, as its text.
    def self.name?(key)
      Symbol === key || String === key || Integer === key
    end

    def initialize(loaded, making)
      @main = loaded.main
      @ownership = loaded.ownership
      @variables = loaded.variables
      @making = making
      @hosts = {}.compare_by_identity
    end

    # Something to call; `on` is an object that the path starts from.
    def callee(path, on = @main)
      *way, name = path
      place = followed(way, on)
      held = held_by(place, name)
      return method_of(place, name) if NOTHING.equal?(held)
      return Callee.held(held, name) if Proc === held || Truly.responds?(held, :call)

      raise NoSuchName, name
    end

    # What makes objects of a class.
    def maker(path)
      cls = followed(path, @main)
      raise NoSuchName, path.last unless Class === cls

      init = cls.instance_method(:initialize)
      Callee.new(cls, :new, @making.signature(cls), init.source_location, :initialize)
    end

    # What a path leads to; a method is called for it.
    def followed(path, on = @main)
      path.reduce(on) do |place, name|
        held = held_by(place, name)
        NOTHING.equal?(held) ? method_of(place, name).call([]) : held
      end
    end

    # What a path leads to, to be handed over; a method is handed over itself.
    def member(path)
      *way, name = path
      place = followed(way)
      held = held_by(place, name)
      NOTHING.equal?(held) ? method_of(place, name).itself : held
    end

    private

    # What something has by a name: a module its constants, a hash its keys, the file both its
    # constants and the blocks in its variables.
    def held_by(place, name)
      case place
      when @main then @variables.fetch(name) { constant_of(Object, name) }
      when Module then constant_of(place, name)
      when Hash then value_of(place, name)
      else NOTHING
      end
    end

    def constant_of(mod, name)
      return NOTHING unless CONSTANT.match?(name) && mod.const_defined?(name)
      return NOTHING unless mod == Object || mod.constants.include?(name.to_sym)

      mod.const_get(name)
    end

    def value_of(table, name)
      key = table.keys.find { |one| Reaching.name?(one) && one.to_s == name }
      key.nil? ? NOTHING : table[key]
    end

    def method_of(place, name)
      return Callee.of(place, name.to_sym) if answers?(place, name)
      return method_of(host(place), name) if module_with?(place, name)

      raise NoSuchName, name
    end

    def module_with?(place, name)
      Module === place && !(Class === place) && place.method_defined?(name)
    end

    # What the file defines at its top level is private there.
    def answers?(place, name)
      return true if Truly.responds?(place, name, all: @main.equal?(place))

      @ownership.file?(Callee.of(place, :method_missing).location&.first)
    end

    # An object that has the methods of a module, and nothing else.
    def host(mod)
      cls = @hosts[mod] ||= Class.new { include mod }
      cls.new
    end
  end
end
