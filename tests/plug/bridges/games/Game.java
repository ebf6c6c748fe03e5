import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;

/** A whole game, with what its methods may give back; its objects don't like to be asked. */
public class Game extends Table {

    enum Category { PAIR, CHANCE { int most() { return 30; } }; int most() { return 12; } }

    static class Named {
        static final int MOST = 2;
        protected final String name;

        Named(String name) {
            this.name = name;
        }
    }

    static class Player extends Named {
        private Map<Category, Integer> sheet = new LinkedHashMap<>();

        Player(String name) {
            super(name);
            sheet.put(Category.PAIR, 8);
            sheet.put(Category.CHANCE, null);
        }

        public String getName() {
            throw new IllegalStateException("nobody asked you");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("nobody asked you");
        }

        @Override
        public int hashCode() {
            throw new IllegalStateException("nobody asked you");
        }
    }

    record Throw(int count, List<Integer> dice) {}

    private final List<String> players;
    private int[] dice;
    int round = 1;

    public Game(List<String> players) {
        this(players, 5);
    }

    public Game(List<String> players, int dice) {
        this.players = players;
        this.dice = new int[dice];
    }

    public void toss(int[] dice) {
        this.dice = dice;
    }

    public List<Integer> hold(List<Integer> positions) {
        List<Integer> held = new ArrayList<>();
        positions.forEach(place -> held.add(dice[place]));
        return held;
    }

    public int[] keep(int... positions) {
        return positions;
    }

    public Object[] place(Category category) {
        return place(category, null);
    }

    public Object[] place(Category category, String player) {
        return new Object[] {category, player, category.most()};
    }

    public Player player() {
        return new Player(players.get(0));
    }

    public List<String> getPlayers() {
        return players;
    }

    public int join(String name) {
        players.add(name);
        return players.size();
    }

    public Map<Object, Object> points() {
        Map<Object, Object> points = new LinkedHashMap<>();
        points.put(players.get(0), 7);
        points.put(Category.PAIR, null);
        points.put(3, new int[] {1});
        return points;
    }

    public boolean over() {
        return false;
    }

    public Category best() {
        return Category.CHANCE;
    }

    public Set<Integer> faces() {
        return new LinkedHashSet<>(List.of(3, 1));
    }

    public double half() {
        return 0.5;
    }

    public ToIntFunction<int[]> rule() {
        return dice -> dice.length;
    }

    public long[] large() {
        return new long[] {1_000_000_000_000_000L, 999_999_999_999_999L};
    }

    public String lengthy() {
        return "\u00e9".repeat(300);
    }

    public List<Integer> many() {
        return Collections.nCopies(1_000, 1);
    }

    public Object deep() {
        return List.of(List.of(List.of(List.of(List.of(1)))));
    }

    public List<Object> ring() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        return list;
    }

    /** More than a line could hold, if all of it was told. */
    public List<Object> wide() {
        List<Object> list = new ArrayList<>();
        list.addAll(Collections.nCopies(200, list));
        return List.of(list);
    }

    public Optional<Throw> last() {
        return Optional.of(new Throw(1, List.of(6, 6)));
    }

    public OptionalInt next() {
        return OptionalInt.empty();
    }

    public char[] letters() {
        return new char[] {'a'};
    }

    public Thread thread() {
        return Thread.currentThread();
    }

    private int secret() {
        return 3;
    }
}

class Table {
    protected String cloth = "green";

    public String cloth() {
        return cloth;
    }
}

/** Can't do without its second argument. */
class Duel {
    final List<String> names;

    Duel(Collection<String> names, int dice) {
        this.names = List.copyOf(names);
    }
}

/** Takes its players in every form. */
class Forms {
    static int inArray(String[] names) {
        return names.length;
    }

    static int oneByOne(String... names) {
        return names.length;
    }

    static int inTwo(String one, String other) {
        return one.length() + other.length();
    }

    static int inAny(Iterable<String> names) {
        int count = 0;
        for (String name : names) {
            count += name.isEmpty() ? 0 : 1;
        }
        return count;
    }
}
