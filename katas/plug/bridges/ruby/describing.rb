# frozen_string_literal: true

require_relative "reaching"
require_relative "signatures"
require_relative "truly"

module KatasBridge
  # Describes what a loaded file and its neighbours offer, in the order in which it is written.
  class Description
    # A class of Ruby's to which people add a method of their own: `[1, 2, 3].score`.
    LIST = { path: ["Array"], parameters: [{ name: "dice" }] }.freeze

    ONESELF = { name: "self" }.freeze

    def initialize(loaded, inventory, making)
      @loaded = loaded
      @inventory = inventory
      @making = making
      @offers = []
      @classes = []
      @constants = []
    end

    def as_data
      describe_top_level
      @inventory.modules.each { |path, mod| describe_module(path, mod) }
      describe_added_to_lists
      { offers: in_order, classes: @classes, constants: @constants }
    end

    private

    # What answers yes or no comes last: of two that are called as a category, the other scores.
    def in_order
      numbered = @offers.each_with_index.sort_by { |(place, _), number| [*place, number] }
      sorted = numbered.map { |(_, offer), _| offer }
      sorted.partition { |offer| !offer[:path].last.end_with?("?") }.flatten(1)
    end

    def describe_top_level
      @inventory.of_the_file.each { |method| offer([method.name], method) }
      blocks = @loaded.variables.select { |_, value| @inventory.block?(value) }
      blocks.each { |name, value| offer_block([name], value) }
      describe_constants([], Object)
    end

    def describe_module(path, mod)
      @inventory.of_itself(mod).each { |method| offer([*path, method.name], method) }
      describe_objects(path, mod) if Class === mod
      @inventory.swallowed(mod.singleton_class, mod).each { |name| offer_anything([*path, name]) }
      describe_constants(path, mod)
      describe_class(path, mod)
    end

    # The methods of a Singleton are called on the one object that there is.
    def describe_objects(path, mod)
      there = @inventory.singleton?(mod)
      way = there ? [*path, "instance"] : path
      @inventory.of_objects(mod).each do |method|
        offer([*way, method.name], method, needs_object: !there)
      end
      @inventory.swallowed(mod, mod).each do |name|
        offer_anything([*way, name], needs_object: !there)
      end
    end

    def describe_class(path, mod)
      named = named_values(mod)
      if @inventory.made?(mod) && !@inventory.enumeration?(mod)
        made_with = @making.signature(mod).described
        attributes = @inventory.attributes(mod)
        @classes << { path: path, parameters: made_with, attributes: attributes, constants: named }
      elsif named.any?
        @classes << { path: path, members: named }
      end
    end

    # The constants of a class or module that may stand for a category.
    def named_values(mod)
      members = @inventory.enumeration?(mod)
      @inventory.constants(mod).filter_map do |name, value|
        shown = plain(value)
        { name: name.to_s, value: shown } if shown || (members && Truly.a?(value, mod))
      end
    end

    def plain(value)
      case value
      when Integer then value
      when String then value.encode(Encoding::UTF_8, invalid: :replace, undef: :replace).scrub
      when Symbol then value.inspect
      end
    end

    # Blocks and objects of theirs that stand by name at the top level or in a module; texts and
    # numbers of the top level.
    def describe_constants(path, mod)
      @inventory.constants(mod).each do |name, value|
        here = [*path, name.to_s]
        @constants << { path: here, value: plain(value) } if path.empty? && plain(value)
        Hash === value ? describe_table(here, value) : describe_held(here, value)
      end
    end

    # What stands by the keys of a hash: `SCORERS = { pair: ->(dice) { … } }`.
    def describe_table(path, table)
      table.each do |key, value|
        describe_held([*path, key.to_s], value) if Reaching.name?(key)
      end
    end

    def describe_held(path, value)
      return offer_block(path, value) if @inventory.block?(value)
      return unless (owner = @inventory.path_of(Truly.class_of(value)))

      if (call = @inventory.call_of(value))
        offer(path, call)
      elsif path[0...-1] != owner # else it is told as a member of its class
        @constants << { path: path, class: owner }
      end
    end

    def describe_added_to_lists
      added = @inventory.added_to_lists
      added.each { |method| offer(["Array", method.name], method, needs_object: true, last: true) }
      @classes << LIST if added.any?
    end

    def offer(path, method, **more)
      add(path, Signature.new(method.parameters), method.source_location, **more)
    end

    def offer_block(path, block)
      add(path, Signature.of_block(block), block.source_location)
    end

    def offer_anything(path, **more)
      add(path, Signature.new(Signature::ANYTHING), nil, **more)
    end

    def add(path, signature, location, needs_object: false, last: false)
      offer = { path: path.map(&:to_s), parameters: signature.described }
      if needs_object
        offer[:parameters].unshift(ONESELF)
        offer[:needs_object] = true
      end
      offer[:line] = location.last if location && @loaded.ownership.file?(location.first)
      @offers << [[last ? 1 : 0, *@loaded.order(location)], offer]
    end
  end
end
