# frozen_string_literal: true

module KatasBridge
  # How a solution requires things: its neighbours, as if it were run from its own folder or from
  # its project's root; test libraries, which are stood in for; and all else as usual.
  class Requiring
    # So many folders above the file are looked at.
    HIGHEST = 6

    # Put the ways of a solution in the place of Ruby's.
    def self.install(loaded, file)
      requiring = new(loaded, file)
      Kernel.module_eval do
        rubys = instance_method(:require)
        define_method(:require) do |library|
          requiring.require(library) { |name| rubys.bind_call(self, name) }
        end
        define_method(:require_relative) do |library|
          from = caller_locations(1, 1).first.absolute_path
          require(File.expand_path(library, from && File.dirname(from)))
        end
        # To want a certain version of a library is to want the library.
        define_method(:gem) { |*| true }
        private :require, :require_relative, :gem
      end
    end

    def initialize(loaded, file)
      @loaded = loaded
      folders = [File.dirname(file)]
      HIGHEST.times { folders << File.dirname(folders.last) }
      @folders = folders.uniq.flat_map { |folder| [folder, File.join(folder, "lib")] }
      # Behind Ruby's own, so that `require "set"` means Ruby's.
      $LOAD_PATH.concat(@folders)
    end

    # Require something; the block does it in Ruby's way.
    def require(library, &rubys)
      library = library.respond_to?(:to_path) ? library.to_path : library.to_str
      return stand_in(library) if @loaded.stand_ins.for?(library)

      usually(library, &rubys)
    rescue SyntaxError => error
      @loaded.run_renamed(error)
    end

    private

    def usually(library)
      yield library
    rescue LoadError => error
      raise unless error.path == library
      return yield(beside(library)) if beside(library)
      raise if defined?(Gem) || File.absolute_path?(library)

      # Gems are looked through only when one is wanted: that takes longer than all the rest.
      Kernel.require("rubygems")
      @loaded.main.send(:require, library)
    end

    def stand_in(library)
      @loaded.stand_ins.take_the_place(library, here: here?(library))
    end

    def here?(library)
      return true if beside(library) || $LOAD_PATH.resolve_feature_path(library)

      Kernel.require("rubygems") unless defined?(Gem)
      !Gem::Specification.find_by_path(library).nil?
    end

    # A file of the project that is meant by a path.
    def beside(library)
      name = "#{library.delete_suffix('.rb')}.rb"
      @folders.map { |folder| File.expand_path(name, folder) }.find { |file| File.file?(file) }
    end
  end
end
