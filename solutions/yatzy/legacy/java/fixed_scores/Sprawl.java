import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Yatzy scores, release 2: 30 and 40 for the straights, 25 for the full house.
// @author Karin (vacation until the 12th)
class Yatzy {

    public static int Chance(int d1, int d2, int d3, int d4, int d5) {
        int total = 0;
        total += d1;
        total += d2;
        total += d3;
        total += d4;
        total += d5;
        return total;
    }

    public static int yatzy(int[] dice) {
        int[] tally = new int[7];
        for (int i = 0; i < 5; i++) {
            tally[dice[i]]++;
        }
        int result = 0;
        for (int i = 0; i < tally.length; i++) {
            if (tally[i] == 5) result = 50;
        }
        return result;
    }

    public static int ones(int d1, int d2, int d3, int d4, int d5) {
        int n = 0;
        if (d1 == 1) n++;
        if (d2 == 1) n++;
        if (d3 == 1) n++;
        if (d4 == 1) n++;
        if (d5 == 1) n++;
        return n;
    }

    public static int twos(int d1, int d2, int d3, int d4, int d5) {
        int points = 0;
        for (int x : new int[] {d1, d2, d3, d4, d5}) {
            points += x == 2 ? 2 : 0;
        }
        return points;
    }

    public static int threes(int d1, int d2, int d3, int d4, int d5) {
        List<Integer> list = new ArrayList<Integer>();
        list.add(d1);
        list.add(d2);
        list.add(d3);
        list.add(d4);
        list.add(d5);
        return Collections.frequency(list, 3) * 3;
    }

    // upper half, second part: object oriented

    protected int[] dice;

    public Yatzy(int d1, int d2, int d3, int d4, int d5) {
        dice = new int[5];
        dice[0] = d1;
        dice[1] = d2;
        dice[2] = d3;
        dice[3] = d4;
        dice[4] = d5;
    }

    public int fours() {
        int total = 0;
        for (int at = 0; at != 5; at++) {
            if (dice[at] == 4) {
                total = total + 4;
            }
        }
        return total;
    }

    public int fives() {
        int Total = 0;
        for (int die : this.dice) {
            if (die != 5) continue;
            Total += 5;
        }
        return Total;
    }

    public int sixes() {
        int six = 0;
        int i = 0;
        while (i < dice.length) {
            if (dice[i++] == 6) six++;
        }
        if (six == 0) return 0;
        return six * 6;
    }

    public static int pair(int d1, int d2, int d3, int d4, int d5) {
        int[] a = {d1, d2, d3, d4, d5};
        int best = 0;
        for (int i = 0; i < 5; i++) {
            int same = 0;
            for (int j = 0; j < 5; j++) {
                if (a[i] == a[j]) same++;
            }
            if (same == 2 && a[i] > best) best = a[i];
        }
        return best * 2;
    }

    // full house counts too, see my mail
    public static int two_pairs(int d1, int d2, int d3, int d4, int d5) {
        Map<Integer, Integer> tallies = new HashMap<Integer, Integer>();
        for (int d : new int[] {d1, d2, d3, d4, d5}) {
            if (!tallies.containsKey(d)) {
                tallies.put(d, 0);
            }
            tallies.put(d, tallies.get(d) + 1);
        }
        int n = 0;
        int sum = 0;
        for (Integer face : tallies.keySet()) {
            if (tallies.get(face) >= 2) {
                n++;
                sum += 2 * face;
            }
        }
        if (n == 2) {
            return sum;
        } else {
            return 0;
        }
    }

    public static int threeOfAKind(int d1, int d2, int d3, int d4, int d5) {
        int pair = 0;
        for (int die : new int[] {d1, d2, d3, d4, d5}) {
            int n = 0;
            if (die == d1) n++;
            if (die == d2) n++;
            if (die == d3) n++;
            if (die == d4) n++;
            if (die == d5) n++;
            if (n > 2) pair = die;
        }
        return pair + pair + pair;
    }

    // see threeOfAKind
    public static int four_of_a_kind(int d1, int d2, int d3, int d4, int d5) {
        int[] tt = new int[7];
        tt[d1]++;
        tt[d2]++;
        tt[d3]++;
        tt[d4]++;
        tt[d5]++;
        for (int f = 1; f < 6; f++) {
            if (tt[f] >= 4) {
                return f * 4;
            }
        }
        return 0;
    }

    // 1-2-3-4-5, 15 points
    public static int smallStraight(int d1, int d2, int d3, int d4, int d5) {
        boolean[] has = new boolean[7];
        has[d1] = true;
        has[d2] = true;
        has[d3] = true;
        has[d4] = true;
        has[d5] = true;
        if (has[1] && has[2] && has[3] && has[4]) return 30;
        if (has[2] && has[3] && has[4] && has[5]) return 30;
        if (has[3] && has[4] && has[5] && has[6]) return 30;
        return 0;
    }

    public static int largeStraight(int d1, int d2, int d3, int d4, int d5) {
        List<Integer> lst = new ArrayList<Integer>(List.of(d1, d2, d3, d4, d5));
        Collections.sort(lst);
        for (int i = 0; i < 4; i++) {
            if (lst.get(i + 1) - lst.get(i) != 1) {
                return 0;
            }
        }
        return 40;
    }

    public static int fullHouse(int d1, int d2, int d3, int d4, int d5) {
        int[] count = new int[7];
        count[d1] += 1;
        count[d2] += 1;
        count[d3] += 1;
        count[d4] += 1;
        count[d5] += 1;
        boolean hasTwo = false;
        boolean has_three = false;
        for (int i = 0; i < 7; i++) {
            if (count[i] == 2) hasTwo = true;
            if (count[i] == 3) has_three = true;
        }
        if (hasTwo == true && has_three == true) {
            return 25;
        } else {
            return 0;
        }
    }
}
