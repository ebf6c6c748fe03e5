# Koan: scoring a roll of Greed. Think about the rules, then make these pass.

require "minitest/autorun"
require_relative "greed"

class AboutGreed < Minitest::Test
  def test_no_dice_no_points
    assert_equal 0, score([])
  end

  def test_a_lone_five
    assert_equal 50, score([5])
  end

  def test_a_lone_one
    assert_equal 100, score([1])
  end

  def test_ones_and_fives_add_up
    assert_equal 300, score([1, 5, 5, 1])
  end

  def test_the_other_faces_alone_are_worthless
    assert_equal 0, score([2, 3, 4, 6])
  end

  def test_three_ones_are_a_thousand
    assert_equal 1000, score([1, 1, 1])
  end

  def test_three_of_another_face_are_a_hundred_times_it
    assert_equal 200, score([2, 2, 2])
    assert_equal 300, score([3, 3, 3])
    assert_equal 400, score([4, 4, 4])
    assert_equal 500, score([5, 5, 5])
    assert_equal 600, score([6, 6, 6])
  end

  def test_a_mixed_roll_is_the_sum_of_its_parts
    assert_equal 50, score([2, 5, 2, 2, 3])
  end

  def test_what_a_triple_leaves_over_counts_alone
    assert_equal 550, score([5, 5, 5, 5])
  end
end
