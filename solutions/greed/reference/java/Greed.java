import java.util.stream.IntStream;

/** Greed, as the Koan has it: sets of three first, then the ones and fives left over. */
final class Greed {
    private static final int[] TRIPLES = {0, 1000, 200, 300, 400, 500, 600};
    private static final int[] SINGLES = {0, 100, 0, 0, 0, 50, 0};

    static int score(int[] dice) {
        return IntStream.rangeClosed(1, 6).map(face -> points(face, count(face, dice))).sum();
    }

    private static int points(int face, int count) {
        return count / 3 * TRIPLES[face] + count % 3 * SINGLES[face];
    }

    private static int count(int face, int[] dice) {
        return (int) IntStream.of(dice).filter(die -> die == face).count();
    }
}
