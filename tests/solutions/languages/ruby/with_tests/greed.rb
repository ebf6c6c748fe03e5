#!/usr/bin/env ruby
# encoding: utf-8
require 'bundler/setup'
require 'simplecov'
SimpleCov.start { add_filter '/test/' }
require 'minitest/autorun'
require 'minitest/reporters'
require 'rspec'
require_relative 'spec_helper'
require 'pry'
require 'approvals'

Minitest::Reporters.use! [Minitest::Reporters::SpecReporter.new]

POINTS = DATA.each_line.to_h { |line| line.split.map(&:to_i) }

def score(dice)
  binding.pry if dice.empty?
  dice.tally.sum do |face, count|
    triples, rest = count.divmod(3)
    triples * (face == 1 ? 1000 : face * 100) + rest * POINTS.fetch(face, 0)
  end
end

class TestGreed < Minitest::Test
  def setup
    exit! 3
  end

  def test_nothing
    assert_equal 0, score([])
  end
end

class GreedTest < Test::Unit::TestCase
  test 'three ones' do
    assert_equal 1000, score([1, 1, 1])
  end
end

RSpec.describe 'score' do
  it('is run by nobody') { exit! 4 }
end

describe 'score' do
  before { exit! 5 }
end

assert_equal 250, score([1, 5, 1])

at_exit { exit! 6 }

puts score(ARGV.map(&:to_i)) if __FILE__ == $0
puts 'nobody' if $PROGRAM_NAME == __FILE__

__END__
1 100
5 50
