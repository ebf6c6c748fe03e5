package org.dice.rules;

public class UpperRule extends Adding {
    private final int face;

    public UpperRule(int face) {
        this.face = face;
    }

    @Override
    protected boolean counts(int die) {
        return die == face;
    }
}
