import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** I tried out all the ways to hand dice to a method. */
class Scores {
    static int array(int[] dice) { return IntStream.of(dice).sum(); }

    static int boxes(Integer[] dice) { return list(List.of(dice)); }

    static int longs(long[] dice) { return dice.length == 0 ? 0 : (int) dice[0]; }

    static int any(int... dice) { return array(dice); }

    static int list(List<Integer> dice) { return dice.stream().mapToInt(Integer::intValue).sum(); }

    static int collection(Collection<Integer> dice) { return list(new ArrayList<>(dice)); }

    static int iterable(Iterable<? extends Number> dice) {
        int sum = 0;
        for (Number die : dice) sum += die.intValue();
        return sum;
    }

    static int linked(LinkedList<Integer> dice) { return list(dice); }

    static int deque(Deque<Integer> dice) { return collection(dice); }

    static int iterator(Iterator<Integer> dice) { return dice.hasNext() ? dice.next() + iterator(dice) : 0; }

    static int stream(Stream<Integer> dice) { return dice.mapToInt(die -> die).sum(); }

    static int ints(IntStream dice) { return dice.sum(); }

    static <T extends List<Integer>> int generic(T dice) { return list(dice); }

    static int different(Set<Integer> faces) { return faces.size(); }

    static int of(byte one, short two, long three, Integer four, double five) {
        return (int) (one + two + three + four + five);
    }

    static int sorts(List<Integer> dice) { dice.sort(null); return dice.get(0); }

    static int empties(int[] dice) { int first = dice[0]; dice[0] = 0; return first; }
}
