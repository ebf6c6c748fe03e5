import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

public class Yatzy {
    enum Category { ONES, TWOS }

    static final ToIntFunction<int[]> CHANCE = roll -> Arrays.stream(roll).sum();
    static final Function<List<Integer>, Integer> YATZY = Yatzy::allTheSame;
    static final Map<String, Function<int[], Integer>> RULES = new HashMap<>();
    static final Map<Category, ToIntFunction<List<Integer>>> UPPER = new EnumMap<>(Category.class);
    private static final Map<String, Integer> SCORES = Map.of("yatzy", 50);

    static {
        RULES.put("pair", dice -> Arrays.stream(dice).max().orElse(0) * 2);
        UPPER.put(Category.ONES, dice -> (int) dice.stream().filter(die -> die == 1).count());
    }

    private static Integer allTheSame(List<Integer> dice) {
        return dice.stream().distinct().count() == 1 ? SCORES.get("yatzy") : 0;
    }
}
