# frozen_string_literal: true

module KatasBridge
  # One thing to do with a solution: what was called last is known of it, and with how many
  # arguments.
  class Work
    attr_reader :callee, :count

    def initialize
      @count = 0
    end

    def call(callee, arguments, *on)
      @callee = callee
      @count = arguments.size
      callee.call(arguments, *on)
    end
  end

  # A call that is performed on many rolls. What can be known before the dice are is found out
  # first, and each step becomes a block that takes the dice and what the steps before it have made.
  class Performance < Work
    # `argument` gives what an argument stands for that has nothing to do with the dice.
    def initialize(steps, reaching, &argument)
      super()
      @reaching = reaching
      @argument = argument
      @steps = steps.map { |step| step[:on] ? on_made(step) : on_the_file(step) }
    end

    # Perform it on a list of dice, which is the solution's to change.
    def on(dice)
      made = []
      @steps.each { |step| made << step.call(dice, made) }
      made.last
    end

    private

    def on_the_file(step)
      path = step[:path]
      return ->(_, _) { @reaching.followed(path) } if step[:op] == "get"

      fill = filler(step[:arguments])
      callee = step[:op] == "new" ? @reaching.maker(path) : @reaching.callee(path)
      ->(dice, made) { call(callee, fill.call(dice, made)) }
    end

    # A step on an object that has just been made: how it is called is found out on the first.
    def on_made(step)
      path, place = step[:path], step[:on][:made]
      return ->(_, made) { @reaching.followed(path, made[place]) } if step[:op] == "get"

      path = ["#{path.last}="] if step[:op] == "set"
      *way, name = path
      fill = filler(step[:arguments])
      callee = nil
      lambda do |dice, made|
        object = way.empty? ? made[place] : @reaching.followed(way, made[place])
        callee ||= @reaching.callee([name], object)
        call(callee, fill.call(dice, made), object)
      end
    end

    # What gives the arguments of a step.
    def filler(arguments)
      case arguments
      in nil | [] then ->(_, _) { [] }
      in [argument] then giver(argument)
      else
        givers = arguments.map { |argument| giver(argument) }
        ->(dice, made) { givers.flat_map { |give| give.call(dice, made) } }
      end
    end

    # What gives one argument in a list; of dice one by one, more.
    def giver(argument)
      case argument
      in { dice: "list" } then ->(dice, _) { [dice] }
      in { dice: "each" } then ->(dice, _) { dice }
      in { dice: "wrapped", as: path }
        maker = @reaching.maker(path)
        ->(dice, _) { [dice.map { |die| maker.call([die]) }] }
      in { made: place } then ->(_, made) { [made[place]] }
      else ->(_, _) { [@argument.call(argument)] }
      end
    end
  end
end
