# frozen_string_literal: true

module KatasBridge
  # What Ruby itself knows of a thing, whatever the thing says of itself.
  module Truly
    CLASS = Kernel.instance_method(:class)
    IS_A = Kernel.instance_method(:is_a?)
    METHOD = Kernel.instance_method(:method)
    RESPONDS = Kernel.instance_method(:respond_to?)
    NAME = Module.instance_method(:name)
    TEXT_OF_ERROR = Exception.instance_method(:to_s)
    LACKING = /\Aundefined (local variable or )?method [`'].*?' for /
    MAIN = / for main(:Object)?\z/

    class << self
      def class_of(thing)
        CLASS.bind_call(thing)
      end

      def a?(thing, mod)
        IS_A.bind_call(thing, mod)
      end

      # Raises NameError.
      def method_of(thing, name)
        METHOD.bind_call(thing, name)
      end

      # With `all`, whether it has such a method of any kind.
      def responds?(thing, name, all: false)
        RESPONDS.bind_call(thing, name, all)
      end

      # The text of an error of Ruby's own, without what may have been meant: to look for that takes
      # Ruby 3.1 longer than all the rest. Of the object that lacks a method only the class is told,
      # as from Ruby 3.4 on.
      def text_of_error(error)
        text = TEXT_OF_ERROR.bind_call(error)
        return text unless NameError === error && (lacking = text[LACKING])

        owner = class_of(error.receiver)
        return text if owner == NilClass || owner <= Module || MAIN.match?(text)

        "#{lacking}an instance of #{name_of(owner)}"
      rescue ArgumentError # no receiver is known
        text
      end

      # The name of a class or module; nil for one without.
      def name_of(mod)
        NAME.bind_call(mod)
      end

      # The simple name of a thing's class.
      def kind_of(thing)
        return "nil" if NilClass === thing

        name = name_of(class_of(thing))
        name ? name.split("::").last : "object"
      end

      # Whether objects of a class are records. Ruby has had `Data.define` since 3.2; what has that
      # name in an older one is something else.
      def record?(cls)
        defined?(::Data) && ::Data.respond_to?(:define) && cls < ::Data
      end
    end
  end
end
