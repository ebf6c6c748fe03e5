import java.util.List;

interface Rule {
    int score(int[] dice);
}

abstract class OfAKind implements Rule {
    protected final int times;

    OfAKind(int times) {
        this.times = times;
    }

    @Override
    public int score(int[] dice) {
        for (int face = 6; face > 0; face--) {
            int count = 0;
            for (int die : dice) if (die == face) count++;
            if (count >= times) return times * face;
        }
        return 0;
    }
}

class Pair extends OfAKind {
    Pair() {
        super(2);
    }
}

class FourOfAKind extends OfAKind {
    FourOfAKind() {
        super(4);
    }
}

public class Rules {
    public static final Rule PAIR = new Pair();
    public static final Rule CHANCE = dice -> List.of(1).size() * dice.length;
    static final int BONUS = 50;
    static final String NAME = "yatzy";

    static int score(Rule rule, int[] dice) {
        return rule.score(dice);
    }
}
