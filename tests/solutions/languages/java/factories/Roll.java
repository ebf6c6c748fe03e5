import java.util.Arrays;
import java.util.List;

public final class Roll {
    private final int[] dice;

    private Roll(int[] dice) {
        this.dice = dice;
    }

    public static Roll random() {
        return new Roll(new int[] {6, 6, 6, 6, 6});
    }

    public static Roll of(int... dice) {
        return new Roll(dice);
    }

    public static Roll from(List<Integer> dice) {
        return new Roll(dice.stream().mapToInt(Integer::intValue).toArray());
    }

    public int chance() {
        return Arrays.stream(dice).sum();
    }
}

class Table {
    private static final Table ONLY = new Table();

    private Table() {}

    static Table getInstance() {
        return ONLY;
    }

    int chance(Roll roll) {
        return roll.chance();
    }
}
