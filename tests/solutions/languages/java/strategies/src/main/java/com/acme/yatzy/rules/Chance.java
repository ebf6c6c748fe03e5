package com.acme.yatzy.rules;

import java.util.List;

public class Chance implements Rule {
    @Override
    public int score(List<Integer> dice) {
        return dice.stream().mapToInt(Integer::intValue).sum();
    }
}
