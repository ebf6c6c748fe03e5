package yatzy;

public class Yatzy {

    protected int[] dice;

    public Yatzy(int d1, int d2, int d3, int d4, int _5) {
        dice = new int[] {d1, d2, d3, d4, _5};
    }

    public static int chance(int d1, int d2, int d3, int d4, int d5) {
        return d1 + d2 + d3 + d4 + d5;
    }

    public static int yatzy(int... dice) {
        for (int die : dice)
            if (die != dice[0])
                return 0;
        return 50;
    }

    public static int ones(int d1, int d2, int d3, int d4, int d5) {
        int sum = 0;
        for (int die : new int[] {d1, d2, d3, d4, d5})
            if (die == 1) sum++;
        return sum;
    }

    /** fours, fives and sixes still know their own dice */
    public int fours() {
        return sumOf(4);
    }

    public int fives() {
        return sumOf(5);
    }

    private int sumOf(int face) {
        int sum = 0;
        for (int die : dice)
            if (die == face) sum += die;
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(new Yatzy(4, 4, 1, 1, 1).fours());
        System.exit(0);
    }
}
