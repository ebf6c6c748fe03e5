import java.util.List;

interface Scorer<T> {
    int score(T dice);

    default int twice(T dice) {
        return 2 * score(dice);
    }
}

abstract class Sum<D> implements Scorer<D> {
    int sum(List<? extends Number> numbers) {
        int sum = 0;
        for (Number number : numbers) sum += number.intValue();
        return sum;
    }
}

class Chance extends Sum<List<Integer>> {
    public int score(List<Integer> dice) {
        return sum(dice);
    }
}

class Ones extends Sum<int[]> {
    public int score(int[] dice) {
        int ones = 0;
        for (int die : dice) if (die == 1) ones++;
        return ones;
    }
}

public class Yatzy<T extends Scorer<int[]>> {
    public int score(T scorer, int[] dice) {
        return scorer.twice(dice);
    }
}
