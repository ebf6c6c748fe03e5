require File.expand_path(File.dirname(__FILE__) + '/neo')

class AboutScoringProject < Neo::Koan
  def score(dice)
    ones, fives = dice.count(1), dice.count(5)
    triple = (1..6).find { |face| dice.count(face) >= 3 }
    points = triple ? triple * (triple == 1 ? 1000 : 100) : 0
    points + (ones % 3) * 100 + (fives % 3) * 50
  end

  def test_score_of_an_empty_list_is_zero
    assert_equal 0, score([])
  end
end
