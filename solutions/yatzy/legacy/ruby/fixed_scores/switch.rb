# one method for the whole card
# category: as it is printed on the card

def score(dice, category)
  pts = -1
  ok = false
  first = nil
  # 0 total, 1-6 faces
  cnt = [0, 0, 0, 0, 0, 0, 0]
  kinds = 0
  two = 0
  three = 0
  dice.each do |x|
    first = x if first.nil?
    cnt[x] += 1
    cnt[0] += x
  end
  1.upto(6) do |x|
    unless cnt[x] == 0
      kinds += 1
    end
    two = x if cnt[x] == 2
    three = x if cnt[x] == 3
  end

  case category
  when "ones"
    pts = cnt[1]
  when "twos"
    pts = cnt[2] * 2
  when "threes"
    pts = cnt[3] * 3
  when "fours"
    pts = cnt[4] * 4
  when "fives"
    pts = cnt[5] * 5
  when "sixes"
    pts = cnt[6] * 6
  else
    # below the line
    case category
    when "pair"
      x = 6
      until x == 0 || ok
        if cnt[x] >= 2
          ok = true
          pts = x * 2
        end
        x -= 1
      end
    when "two pairs"
      low = 0
      1.upto(6) do |face|
        if cnt[face] > 1
          if low == 0
            low = face
          else
            ok = true
            pts = (low + face) * 2
          end
        end
      end
      pts = 0 unless ok
    when "three of a kind"
      1.upto(6) do |face|
        if cnt[face] == 3 || cnt[face] == 4 || cnt[face] == 5
          ok = true
          pts = face * 3
        end
      end
    when "four of a kind"
      1.upto(6) do |face|
        unless cnt[face] < 3
          if cnt[face] != 3
            # 4 or 5
            ok = true
            pts = face * 4
          else
            pts = 0
          end
        end
      end
    when "small straight", "large straight"
      run = 0
      longest = 0
      1.upto(6) do |face|
        if cnt[face] > 0
          run += 1
          longest = run if run > longest
        else
          run = 0
        end
      end
      if category == "small straight"
        unless longest < 4
          ok = true
          pts = 30
        end
      else
        # shorter: no two alike
        if kinds == 5
          ok = true
          pts = 40
        end
      end
    when "full house"
      if three != 0
        if two != 0
          ok = true
          pts = 25
        else
          ok = false
        end
      end
    when "chance"
      pts = cnt[0]
    when "yatzy"
      # five times the same
      if cnt[0] == 5 * first
        pts = 50
      else
        pts = 0
      end
    end
  end

  if pts == -1
    return 0
  end
  return pts
end
