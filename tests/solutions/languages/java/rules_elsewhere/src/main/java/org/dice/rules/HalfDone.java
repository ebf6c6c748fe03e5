package org.dice.rules;

public class HalfDone implements Rule {
    @Override
    public int points(int[] dice) {
        return to be continued;
    }
}
