package com.acme.yatzy.rules;

import java.util.List;

public interface Rule {
    int score(List<Integer> dice);

    default long count(List<Integer> dice, int face) {
        return dice.stream().filter(die -> die == face).count();
    }
}
