package com.acme.kata;

import org.junit.Test;

public class YatzyTest {
    @Test
    public void sumsAllDice() {
        throw new AssertionError("nobody runs me");
    }
}
