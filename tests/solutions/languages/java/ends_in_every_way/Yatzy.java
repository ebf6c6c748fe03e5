import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Scanner;
import java.util.function.Supplier;

/** Everything that has gone wrong for us so far. */
public class Yatzy {
    static class RefusedException extends RuntimeException {
        RefusedException(String message) {
            super(message + "\nand more of it");
        }
    }

    enum Category { PAIR }

    private static final List<byte[]> HOARD = new ArrayList<>();
    private final Map<String, Integer> scores = new HashMap<>();

    static int chance(int[] dice) { return Arrays.stream(dice).sum(); }

    static int index(int[] dice) { return dice[dice.length]; }

    static int list(List<Integer> dice) { return dice.get(17); }

    static int text(int[] dice) { return "yatzy".charAt(9); }

    static int divides(int[] dice) { return 7 / (dice.length - dice.length); }

    int unboxes(int[] dice) { return scores.get("pair"); }

    static int casts(Object dice) { return (Integer) dice; }

    static int parses(int[] dice) { return Integer.parseInt("pair"); }

    static int names(int[] dice) { return Category.valueOf("HOUSE").ordinal(); }

    static int recurses(int[] dice) { return 1 + recurses(dice); }

    static int exhausts(int[] dice) { return Collections.emptyIterator().hasNext() ? 1 : none().next(); }

    private static Iterator<Integer> none() { return new ArrayList<Integer>().iterator(); }

    static int immutable(int[] dice) { List.of(1).add(2); return 1; }

    static int refuses(int[] dice) { throw new RefusedException("no " + dice.length + " dice"); }

    static int declines(int[] dice) { throw new UnsupportedOperationException("no more than five dice"); }

    static int checked(int[] dice) throws IOException { throw new IOException("no pencil"); }

    static int stub(int[] dice) { throw new UnsupportedOperationException(); }

    static int stubWithWords(int[] dice) { throw new RuntimeException("TODO: write this"); }

    static int inLambda(int[] dice) { return Arrays.stream(dice).map(die -> die / 0).sum(); }

    static int hoards(int[] dice) { while (true) HOARD.add(new byte[10_000_000]); }

    static int wantsTooMuch(int[] dice) { return new long[Integer.MAX_VALUE].length; }

    static int exits(int[] dice) { System.exit(3); return 0; }

    static int halts(int[] dice) { Runtime.getRuntime().halt(0); return 0; }

    static int loops(int[] dice) { while (true) { } }

    static int asks(int[] dice) { return new Scanner(System.in).nextInt(); }

    static int reads(int[] dice) throws IOException { return System.in.read(); }

    static int prints(int[] dice) { System.out.print("Terningene er kåstet\n"); return chance(dice); }

    static int floods(int[] dice) { while (true) System.out.println("Terningene er kastet."); }

    static int complains(int[] dice) { System.err.println("hm"); return chance(dice); }

    static int takesTheScreen(int[] dice) {
        System.setOut(null);
        System.setErr(null);
        System.setIn(null);
        return chance(dice);
    }

    static int closesTheScreen(int[] dice) { System.out.close(); return chance(dice); }

    static int leavesThread(int[] dice) {
        new Thread(() -> { while (true) Thread.onSpinWait(); }).start();
        return chance(dice);
    }

    static int interrupts(int[] dice) { Thread.currentThread().interrupt(); return chance(dice); }

    static int laterSetUp(int[] dice) { return Later.points; }

    static class Later { static int points = Integer.parseInt("later"); }
}

class Odd {
    enum Points { NONE { int value() { return 0; } }; abstract int value(); }

    static class Hand { }

    static class Raising { public String toString() { throw new IllegalStateException("no"); } }

    static class Named { public String toString() { return "fourteen\n points"; } }

    static Integer boxed() { return 14; }
    static long large() { return 14L; }
    static short small() { return 14; }
    static byte tiny() { return 14; }
    static long huge() { return 1_000_000_000_000_000L; }
    static char letter() { return 'x'; }
    static boolean yes() { return true; }
    static double real() { return 14.0; }
    static String text() { return "14"; }
    static void nothing() { }
    static Integer nil() { return null; }
    static Optional<Integer> maybe() { return Optional.of(14); }
    static OptionalInt perhaps() { return OptionalInt.empty(); }
    static int[] array() { return new int[] {1, 4}; }
    static List<Integer> list() { return List.of(1, 4); }
    static Points member() { return Points.NONE; }
    static Hand hand() { return new Hand(); }
    static Raising raising() { return new Raising(); }
    static Named named() { return new Named(); }
    static Supplier<Integer> function() { return () -> 14; }
    static Object anonymous() { return new Hand() { }; }
    static Class<?> type() { return Hand.class; }
    static String longText() { return "x".repeat(1000); }
}
