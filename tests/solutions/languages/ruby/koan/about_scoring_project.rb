require File.expand_path(File.dirname(__FILE__) + '/neo')

# My first koan that needs some thinking.

def score(dice)
  @points = 0
  (1..6).each do |face|
    count = dice.count(face)
    if count >= 3
      @points += face == 1 ? 1000 : face * 100
      count -= 3
    end
    @points += count * 100 if face == 1
    @points += count * 50 if face == 5
  end
  @points
end

class AboutScoringProject < Neo::Koan
  def test_score_of_an_empty_list_is_zero
    assert_equal 0, score([])
  end

  def test_score_of_a_single_roll_of_5
    assert_equal __, score([5])
  end
end
