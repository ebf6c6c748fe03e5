package com.acme.yatzy;

import com.acme.yatzy.rules.Rule;
import java.util.List;

class Pair implements Rule {
    public int score(List<Integer> dice) {
        return dice.stream().filter(die -> count(dice, die) >= 2).max(Integer::compare).orElse(0) * 2;
    }
}
