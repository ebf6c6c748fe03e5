// everything in one place
// category: the names on the score card

function score(dice, category) {
  var pts = -1;
  var bOk = 0;
  var x;
  var cnt = { total: 0, kinds: 0, twos: 0, threes: 0, first: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (var i = 0; i < dice.length; i++) {
    x = dice[i];
    if (!cnt.first) {
      cnt.first = x;
    }
    cnt[x]++;
    cnt.total += x;
  }
  for (x = 1; x <= 6; x++) {
    if (cnt[x] > 0) cnt.kinds++;
    if (cnt[x] == 2) cnt.twos = x;
    if (cnt[x] == 3) cnt.threes = x;
  }

  switch (category) {
    // upper half
    case "ones":
      pts = cnt[1];
      break;
    case "twos":
      pts = 2 * cnt[2];
      break;
    case "threes":
      pts = 3 * cnt[3];
      break;
    case "fours":
      pts = 4 * cnt[4];
      break;
    case "fives":
      pts = 5 * cnt[5];
      break;
    case "sixes":
      pts = 6 * cnt[6];
      break;
    // lower half
    case "pair":
      x = 6;
      while (x > 0 && bOk == 0) {
        if (cnt[x] >= 2) {
          bOk = 1;
          pts = x * 2;
        }
        x--;
      }
      break;
    case "two pairs":
      var first = 0;
      for (x = 1; x <= 6; x++) {
        if (cnt[x] >= 2) {
          if (first == 0) {
            first = x;
          } else {
            bOk = 1;
            pts = (first + x) * 2;
          }
        }
      }
      if (bOk == 0) {
        pts = 0;
      }
      break;
    case "three of a kind":
      for (x = 1; x <= 6; x++) {
        if (cnt[x] == 3 || cnt[x] == 4 || cnt[x] == 5) {
          bOk = 1;
          pts = x * 3;
        }
      }
      break;
    case "four of a kind":
      for (x = 1; x <= 6; x++) {
        if (cnt[x] >= 3) {
          if (cnt[x] != 3) {
            // 4 or 5
            bOk = 1;
            pts = x * 4;
          } else {
            pts = 0;
          }
        }
      }
      break;
    case "small straight":
      var run = 0;
      var longest = 0;
      for (x = 1; x <= 6; x++) {
        if (cnt[x] > 0) {
          run++;
          if (run > longest) {
            longest = run;
          }
        } else {
          run = 0;
        }
      }
      if (longest >= 4) {
        bOk = 1;
        pts = 30;
      }
      if (bOk == 1) {
        break;
      }
      return 0;
    case "large straight":
      // no loop needed, no two alike
      if (cnt.kinds == 5) {
        bOk = 1;
        pts = 40;
      }
      break;
    case "full house":
      if (cnt.threes) {
        if (cnt.twos) {
          bOk = 1;
          pts = 25;
        } else {
          bOk = 0;
        }
      }
      break;
    case "yatzy":
      // five times the same
      if (cnt.total != 5 * cnt.first) {
        pts = 0;
        break;
      }
      pts = 50;
      break;
    case "chance":
      pts = cnt.total;
    default:
      // nothing to do
  }

  if (pts == -1) {
    return 0;
  }
  return pts;
}

module.exports = { score: score };
