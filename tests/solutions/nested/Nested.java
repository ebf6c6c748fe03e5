// Control structures after one another and inside one another; the deepest place is marked.
class Nested {
    static int oneAfterTheOther(int[] dice) {
        if (dice.length == 0) return 0;
        if (dice.length == 1) return dice[0];
        return java.util.Arrays.stream(dice).filter(die -> die > 1).sum();
    }

    static int otherwise(int[] dice) {
        if (dice.length == 0) return 0;
        else if (dice.length == 1) return 1;
        else if (dice.length == 2) {
            for (int die : dice) {
                switch (die) { // deepest: 3
                    default: return die;
                }
            }
        }
        return 0;
    }
}
