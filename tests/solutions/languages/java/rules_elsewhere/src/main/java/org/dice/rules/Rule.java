package org.dice.rules;

public interface Rule {
    int points(int[] dice);
}
