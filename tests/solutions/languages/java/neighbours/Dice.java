package com.acme.kata;

public class Dice {
    private final int[] faces;

    public Dice(int... faces) {
        this.faces = faces;
    }

    int sum() {
        int sum = 0;
        for (int face : faces) sum += face;
        return sum;
    }
}
