package org.dice.yatzy;

import org.dice.rules.Rule;

public class Yatzy {
    private final int[] dice;

    public Yatzy(int... dice) {
        this.dice = dice;
    }

    /** Who plays brings the rule along; it is made nowhere here. */
    public int score(Rule rule) {
        return rule.points(dice);
    }
}
