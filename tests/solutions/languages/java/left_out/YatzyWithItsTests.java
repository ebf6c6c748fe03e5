package com.acme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.*;

import com.acme.never.Used;
import java.util.Arrays;
import javax.annotation.Nonnull;
import org.jetbrains.annotations.Contract;
import org.junit.jupiter.api.*;
import org.springframework.stereotype.Service;

@Service
public class YatzyWithItsTests {

    @Contract(pure = true)
    public int chance(@Nonnull int[] dice) {
        return Arrays.stream(dice).sum();
    }

    @Test
    @DisplayName("chance adds up")
    void chanceAddsUp() {
        assertThat(chance(new int[] {1, 2})).isEqualTo(3);
    }

    @Override
    public String toString() {
        return "yatzy";
    }

    public static void main(String[] args) {
        org.junit.runner.JUnitCore.main("com.acme.YatzyWithItsTests");
    }

    @Nested
    class Ones {
        @Test
        void ones() {
            assertEquals(1, 1);
        }
    }
}

class OldTest extends junit.framework.TestCase {
    public void testChance() {
        assertEquals(3, new YatzyWithItsTests().chance(new int[] {1, 2}));
    }
}
