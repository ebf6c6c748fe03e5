package org.dice.rules;

public class Chance extends Adding {
    @Override
    protected boolean counts(int die) {
        return true;
    }
}
