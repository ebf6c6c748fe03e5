import java.util.Arrays;
import java.util.stream.IntStream;

/** Yatzy, as Exercise 104 has it: alike means exactly so many, and one too many spoils it. */
final class Exactly {
    enum Category {
        CHANCE, YATZY,
        ONES, TWOS, THREES, FOURS, FIVES, SIXES,
        PAIR, TWO_PAIRS, THREE_OF_A_KIND, FOUR_OF_A_KIND,
        SMALL_STRAIGHT, LARGE_STRAIGHT, FULL_HOUSE
    }

    static int score(int[] dice, Category category) {
        return switch (category) {
            case CHANCE -> sum(dice);
            case YATZY -> facesShowing(5, dice).length == 1 ? 50 : 0;
            case ONES -> allOf(1, dice);
            case TWOS -> allOf(2, dice);
            case THREES -> allOf(3, dice);
            case FOURS -> allOf(4, dice);
            case FIVES -> allOf(5, dice);
            case SIXES -> allOf(6, dice);
            case PAIR -> 2 * IntStream.of(facesShowing(2, dice)).max().orElse(0);
            case TWO_PAIRS -> twoPairs(dice);
            case THREE_OF_A_KIND -> 3 * sum(facesShowing(3, dice));
            case FOUR_OF_A_KIND -> 4 * sum(facesShowing(4, dice));
            case SMALL_STRAIGHT -> straight(new int[] {1, 2, 3, 4, 5}, dice);
            case LARGE_STRAIGHT -> straight(new int[] {2, 3, 4, 5, 6}, dice);
            case FULL_HOUSE -> fullHouse(dice);
        };
    }

    private static int twoPairs(int[] dice) {
        int[] pairs = facesShowing(2, dice);
        return pairs.length == 2 ? 2 * sum(pairs) : 0;
    }

    private static int straight(int[] row, int[] dice) {
        int[] sorted = IntStream.of(dice).sorted().toArray();
        return Arrays.equals(sorted, row) ? sum(dice) : 0;
    }

    private static int fullHouse(int[] dice) {
        boolean both = facesShowing(3, dice).length == 1 && facesShowing(2, dice).length == 1;
        return both ? sum(dice) : 0;
    }

    /** The faces that lie on the table exactly so many times. */
    private static int[] facesShowing(int times, int[] dice) {
        return IntStream.rangeClosed(1, 6).filter(face -> count(face, dice) == times).toArray();
    }

    private static int allOf(int face, int[] dice) {
        return face * count(face, dice);
    }

    private static int count(int face, int[] dice) {
        return (int) IntStream.of(dice).filter(die -> die == face).count();
    }

    private static int sum(int[] numbers) {
        return IntStream.of(numbers).sum();
    }
}
