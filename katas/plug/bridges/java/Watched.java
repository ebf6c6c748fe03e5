import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A list that the solution was given, with what it was: a call may change it. */
final class Watched {

    /** So many dice of a changed list are told. */
    private static final int FEW = 20;

    private final Object given;
    private final List<?> before;

    private Watched(Object given, List<?> before) {
        this.given = given;
        this.before = before;
    }

    /** Add what there is to watch among some arguments. */
    static void addTo(List<Watched> lists, List<?> given, Object[] arguments) {
        for (int index = 0; index < given.size() && index < arguments.length; index++) {
            add(lists, given.get(index), arguments[index]);
        }
    }

    static void add(List<Watched> lists, Object given, Object argument) {
        boolean isMade = given instanceof Listed && argument != null;
        if (isMade && (argument instanceof List || argument.getClass().isArray())) {
            lists.add(new Watched(argument, ((Listed) given).items));
        }
    }

    boolean isChanged() {
        if (given instanceof int[]) {
            int[] now = (int[]) given;
            for (int index = 0; index < now.length; index++) {
                if ((Long) before.get(index) != now[index]) {
                    return true;
                }
            }
            return false;
        }
        List<?> now = now();
        for (int index = 0; index < Math.min(now.size(), before.size()); index++) {
            if (!isSame(now.get(index), before.get(index))) {
                return true;
            }
        }
        return now.size() != before.size();
    }

    private static boolean isSame(Object now, Object before) {
        return before instanceof Long
                ? Telling.isWhole(now) && ((Number) now).longValue() == (Long) before
                : now == before;
    }

    /** How it went and how it came, as data. */
    List<Object> told() {
        return List.of(plain(before), plain(now()));
    }

    private List<?> now() {
        if (given instanceof List) {
            return (List<?>) given;
        }
        List<Object> items = new ArrayList<>();
        for (int index = 0; index < Array.getLength(given); index++) {
            items.add(Array.get(given, index));
        }
        return items;
    }

    private static List<Object> plain(List<?> items) {
        return items.stream()
                .limit(FEW)
                .map(item -> Telling.isWhole(item) ? item : Telling.kind(item))
                .collect(Collectors.toList());
    }
}
