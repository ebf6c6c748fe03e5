puts 'the path begins'

module Neo
  class Koan
    def assert_equal(expected, actual)
      raise 'think again' unless expected == actual
    end
  end
end

END {
  exit! 7
}
