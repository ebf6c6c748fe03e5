import java.util.stream.IntStream;

/** Yatzy with fixed scores: 30 and 40 for straights, 25 for a full house. */
final class FixedScores {
    static int chance(int... dice) {
        return IntStream.of(dice).sum();
    }

    static int yatzy(int... dice) {
        return alike(5, dice) > 0 ? 50 : 0;
    }

    static int ones(int... dice) {
        return allOf(1, dice);
    }

    static int twos(int... dice) {
        return allOf(2, dice);
    }

    static int threes(int... dice) {
        return allOf(3, dice);
    }

    static int fours(int... dice) {
        return allOf(4, dice);
    }

    static int fives(int... dice) {
        return allOf(5, dice);
    }

    static int sixes(int... dice) {
        return allOf(6, dice);
    }

    static int pair(int... dice) {
        return alike(2, dice);
    }

    static int twoPairs(int... dice) {
        int[] pairs = facesShowing(2, dice).toArray();
        return pairs.length == 2 ? 2 * (pairs[0] + pairs[1]) : 0;
    }

    static int threeOfAKind(int... dice) {
        return alike(3, dice);
    }

    static int fourOfAKind(int... dice) {
        return alike(4, dice);
    }

    static int smallStraight(int... dice) {
        return hasRow(4, dice) ? 30 : 0;
    }

    static int largeStraight(int... dice) {
        return hasRow(5, dice) ? 40 : 0;
    }

    static int fullHouse(int... dice) {
        boolean twoFaces = facesShowing(1, dice).count() == 2;
        boolean twoTwice = facesShowing(2, dice).count() == 2;
        return twoFaces && twoTwice ? 25 : 0;
    }

    private static int allOf(int face, int[] dice) {
        return face * count(face, dice);
    }

    /** The highest face that shows at least so often; that many of it count. */
    private static int alike(int times, int[] dice) {
        return times * facesShowing(times, dice).max().orElse(0);
    }

    private static boolean hasRow(int length, int[] dice) {
        return IntStream.rangeClosed(1, 7 - length)
            .anyMatch(first -> IntStream.range(first, first + length)
                .allMatch(face -> count(face, dice) > 0));
    }

    private static IntStream facesShowing(int times, int[] dice) {
        return IntStream.rangeClosed(1, 6).filter(face -> count(face, dice) >= times);
    }

    private static int count(int face, int[] dice) {
        return (int) IntStream.of(dice).filter(die -> die == face).count();
    }
}
