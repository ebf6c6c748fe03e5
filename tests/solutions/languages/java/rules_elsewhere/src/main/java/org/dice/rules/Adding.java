package org.dice.rules;

abstract class Adding implements Rule {
    protected abstract boolean counts(int die);

    @Override
    public int points(int[] dice) {
        int sum = 0;
        for (int die : dice) {
            sum += counts(die) ? die : 0;
        }
        return sum;
    }
}
