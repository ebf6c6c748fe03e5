# frozen_string_literal: true

require_relative "signatures"
require_relative "truly"

module KatasBridge
  # Tells what a class is made with.
  class Making
    def initialize(ownership)
      @ownership = ownership
    end

    def signature(cls)
      Signature.new(parameters(cls))
    end

    private

    def parameters(cls)
      own = Truly.method_of(cls, :new)
      return own.parameters if @ownership.file?(own.source_location&.first)
      return of_data(cls) if Truly.record?(cls)

      made = cls.instance_method(:initialize)
      return made.parameters if made.source_location
      return of_struct(cls) if cls < Struct
      return [%i[opt array]] if cls < Array

      made.owner == BasicObject ? [] : made.parameters
    end

    # A record makes keywords of what it is given in a row.
    def of_data(cls)
      known = cls.instance_method(:initialize).parameters
      cls.members.map { |name| [known.include?([:key, name]) ? :opt : :req, name] }
    end

    def of_struct(cls)
      kind = cls.inspect.include?("keyword_init: true") ? :key : :opt
      cls.members.map { |name| [kind, name] }
    end
  end
end
