import java.util.Arrays;
import java.util.function.ToIntFunction;

enum Category {
    ONES(dice -> 1 * count(dice, 1)),
    CHANCE(dice -> Arrays.stream(dice).sum()),
    YATZY(dice -> 0) {
        @Override
        public int score(int[] dice) {
            return Arrays.stream(dice).distinct().count() == 1 ? 50 : 0;
        }
    };

    final ToIntFunction<int[]> rule;

    Category(ToIntFunction<int[]> rule) {
        this.rule = rule;
    }

    public int score(int[] dice) {
        return rule.applyAsInt(dice);
    }

    private static int count(int[] dice, int face) {
        return (int) Arrays.stream(dice).filter(die -> die == face).count();
    }
}
