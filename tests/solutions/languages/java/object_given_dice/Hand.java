import java.util.List;

public class Hand {
    public int[] dice;
    int rerolls = 2;
    private List<Integer> kept;
    final String name = "hand";

    public Hand() {}

    public Hand(Hand other) {
        dice = other.dice.clone();
    }

    public Hand(int[] dice) {
        this.dice = dice;
    }

    public Hand(int[] dice, int rerolls) {
        this(dice);
        this.rerolls = rerolls;
    }

    public void setDice(List<Integer> dice) {
        this.dice = dice.stream().mapToInt(Integer::intValue).toArray();
    }

    public int chance() {
        int sum = 0;
        for (int die : dice) sum += die;
        return sum;
    }
}
