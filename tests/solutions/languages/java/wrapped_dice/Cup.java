import java.util.List;

class Die {
    private final int face;

    Die(int face) {
        if (face < 1 || face > 6) throw new IllegalArgumentException("a die has six faces, not " + face);
        this.face = face;
    }

    int face() {
        return face;
    }
}

public class Cup {
    private final List<Die> dice;

    public Cup(List<Die> dice) {
        this.dice = dice;
    }

    public int chance() {
        return dice.stream().mapToInt(Die::face).sum();
    }

    public static int highest(Die... dice) {
        int highest = 0;
        for (Die die : dice) highest = Math.max(highest, die.face());
        return highest;
    }

    public enum Face {
        ONE, TWO, THREE, FOUR, FIVE, SIX;

        static Face of(int pips) {
            return values()[pips - 1];
        }
    }

    public static int sum(Face... dice) {
        int sum = 0;
        for (Face die : dice) sum += die.ordinal() + 1;
        return sum;
    }

    public static int first(Die[] dice, int place) {
        return dice[place].face();
    }
}
