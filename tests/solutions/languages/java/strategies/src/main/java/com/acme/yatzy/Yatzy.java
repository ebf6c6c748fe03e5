package com.acme.yatzy;

import com.acme.yatzy.rules.Chance;
import com.acme.yatzy.rules.Rule;
import java.util.List;

public class Yatzy {
    public int score(List<Integer> dice, Rule rule) {
        return rule.score(dice);
    }

    public int chance(List<Integer> dice) {
        return score(dice, new Chance());
    }

    public int pair(List<Integer> dice) {
        return score(dice, new Pair());
    }
}
