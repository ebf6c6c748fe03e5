import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Yatzy for people who lose dice: scored with four or five, refused with any other number.
 *
 * <p>Where the story is silent, the rules are taken as written: straights and a full house take
 * five dice, and four equal dice are no two pairs. Whoever wants them shorter, asks.
 */
final class FourDice {
    static int score(int[] dice, String category) {
        if (dice.length < 4 || dice.length > 5) {
            throw new IllegalArgumentException(
                dice.length + " dice on the table: Yatzy is played with 4 or 5");
        }
        return switch (category) {
            case "chance" -> sum(dice);
            case "yatzy" -> count(dice[0], dice) == dice.length ? 50 : 0;
            case "ones" -> allOf(1, dice);
            case "twos" -> allOf(2, dice);
            case "threes" -> allOf(3, dice);
            case "fours" -> allOf(4, dice);
            case "fives" -> allOf(5, dice);
            case "sixes" -> allOf(6, dice);
            case "pair" -> alike(2, dice);
            case "two pairs" -> twoPairs(dice);
            case "three of a kind" -> alike(3, dice);
            case "four of a kind" -> alike(4, dice);
            case "small straight" -> straight(dice, 1, 2, 3, 4, 5);
            case "large straight" -> straight(dice, 2, 3, 4, 5, 6);
            case "full house" -> fullHouse(dice);
            default -> throw new IllegalArgumentException("there is no category " + category);
        };
    }

    private static int allOf(int face, int[] dice) {
        return face * count(face, dice);
    }

    /** The highest face that shows at least so often; that many of it count. */
    private static int alike(int times, int[] dice) {
        return times * facesShowing(times, dice).max().orElse(0);
    }

    private static int twoPairs(int[] dice) {
        int[] pairs = facesShowing(2, dice).toArray();
        return pairs.length == 2 ? 2 * sum(pairs) : 0;
    }

    private static int straight(int[] dice, int... row) {
        int[] sorted = IntStream.of(dice).sorted().toArray();
        return Arrays.equals(sorted, row) ? sum(dice) : 0;
    }

    private static int fullHouse(int[] dice) {
        boolean twoAndThree = dice.length == 5
            && IntStream.of(dice).map(die -> count(die, dice)).allMatch(n -> n == 2 || n == 3);
        return twoAndThree ? sum(dice) : 0;
    }

    private static IntStream facesShowing(int times, int[] dice) {
        return IntStream.rangeClosed(1, 6).filter(face -> count(face, dice) >= times);
    }

    private static int count(int face, int[] dice) {
        return (int) IntStream.of(dice).filter(die -> die == face).count();
    }

    private static int sum(int[] numbers) {
        return IntStream.of(numbers).sum();
    }
}
