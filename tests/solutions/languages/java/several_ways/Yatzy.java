import java.util.Arrays;
import java.util.List;

public class Yatzy {
    private int[] dice = {};

    public Yatzy() {}

    public Yatzy(int... dice) {
        this.dice = dice;
    }

    public int chance() { return chance(dice); }

    public int chance(int[] dice) { return Arrays.stream(dice).sum(); }

    public int chance(List<Integer> dice) { return 1 + dice.size(); }

    public static String score(String category) { return "text " + category; }

    public static String score(Object category) { return "object " + category; }

    public static String score(long category) { return "long " + category; }

    public static String score(Kind kind) { return "kind " + kind; }

    public static int face(char face) { return face - '0'; }

    enum Kind { PAIR }

    static class Inner {
        static class Most { static int chance(int a, int b) { return a + b; } }

        class Deepest {
            private final int bonus;

            Deepest(int bonus) { this.bonus = bonus; }

            int chance(int[] dice) { return bonus + dice.length; }
        }
    }

    private static class Hidden {
        static int chance(int[] dice) { return 0; }
    }
}
