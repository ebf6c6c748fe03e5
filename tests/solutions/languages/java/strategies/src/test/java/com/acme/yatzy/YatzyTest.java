package com.acme.yatzy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class YatzyTest {
    @Test
    void chance() {
        assertEquals(14, new Yatzy().chance(List.of(1, 1, 3, 3, 6)));
    }
}
