import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Puts a value of theirs into plain data, as docs/protocol.md has it.
 *
 * <p>What an object holds is read from its fields, so that none of their code runs, unless a
 * collection is their own. And it comes to an end, whatever holds itself.
 */
final class Data {

    /** So deep may things lie in one another; of what lies deeper only the kind is told. */
    private static final int DEEPEST = 4;

    /** So many items of a list or of a table are told. */
    private static final int MOST = 200;

    /** So many values are told in all: what holds itself many times would fill the line. */
    private static final int MOST_IN_ALL = 10_000;

    /** So many characters of a text are told. */
    private static final int LONGEST = 200;

    private int left = MOST_IN_ALL;

    private Data() {}

    static Object of(Object value) {
        return new Data().of(value, DEEPEST);
    }

    /** A value as data; {@code levels} is how deep it may still go. */
    private Object of(Object value, int levels) {
        left--;
        if (value == null || value instanceof Boolean || Telling.isScore(value)) {
            return value;
        }
        if (value instanceof String || value instanceof Character) {
            return shortened(value.toString());
        }
        if (value instanceof Enum) {
            return shortened(((Enum<?>) value).name());
        }
        if (isMaybe(value)) {
            return of(held(value), levels);
        }
        if (levels > 0 && left > 0) {
            try {
                return inside(value, levels - 1);
            } catch (ReflectiveOperationException | RuntimeException | StackOverflowError error) {
                return kind(value); // a collection of their own that doesn't work
            }
        }
        return kind(value);
    }

    private static Map<String, Object> kind(Object value) {
        return Json.of("kind", Telling.kind(value));
    }

    private static boolean isMaybe(Object value) {
        return value instanceof Optional
                || value instanceof OptionalInt
                || value instanceof OptionalLong;
    }

    private static Object held(Object maybe) {
        if (maybe instanceof Optional) {
            return ((Optional<?>) maybe).orElse(null);
        }
        if (maybe instanceof OptionalInt) {
            OptionalInt one = (OptionalInt) maybe;
            return one.isPresent() ? (Object) one.getAsInt() : null;
        }
        OptionalLong one = (OptionalLong) maybe;
        return one.isPresent() ? (Object) one.getAsLong() : null;
    }

    private Object inside(Object value, int levels) throws ReflectiveOperationException {
        if (value instanceof Collection) {
            return list((Collection<?>) value, levels);
        }
        if (value.getClass().isArray()) {
            return array(value, levels);
        }
        if (value instanceof Map) {
            return Json.of("table", entries((Map<?, ?>) value, levels));
        }
        Map<String, Object> told = kind(value);
        if (isTheirs(value.getClass())) {
            told.put("table", fields(value, levels));
        }
        return told;
    }

    private List<Object> list(Collection<?> items, int levels) {
        List<Object> told = new ArrayList<>();
        int most = most();
        Iterator<?> from = items.iterator();
        while (told.size() < most && from.hasNext()) {
            told.add(of(from.next(), levels));
        }
        return told;
    }

    private List<Object> array(Object items, int levels) {
        List<Object> told = new ArrayList<>();
        int most = Math.min(most(), Array.getLength(items));
        for (int index = 0; index < most; index++) {
            told.add(of(Array.get(items, index), levels));
        }
        return told;
    }

    private List<Object> entries(Map<?, ?> table, int levels) {
        List<Object> told = new ArrayList<>();
        int most = most();
        Iterator<? extends Map.Entry<?, ?>> from = table.entrySet().iterator();
        while (told.size() < most && from.hasNext()) {
            Map.Entry<?, ?> entry = from.next();
            told.add(pair(of(entry.getKey(), levels), of(entry.getValue(), levels)));
        }
        return told;
    }

    /** What an object of theirs holds by name, the fields that it inherits first. */
    private List<Object> fields(Object value, int levels) throws IllegalAccessException {
        List<Class<?>> owners = new ArrayList<>();
        for (Class<?> type = value.getClass(); isTheirs(type); type = type.getSuperclass()) {
            owners.add(0, type);
        }
        List<Object> told = new ArrayList<>();
        int most = most();
        for (Class<?> owner : owners) {
            for (Field field : owner.getDeclaredFields()) {
                boolean isOfObjects = !Classes.isStatic(field) && !field.isSynthetic();
                if (isOfObjects && told.size() < most) {
                    field.setAccessible(true);
                    told.add(pair(field.getName(), of(field.get(value), levels)));
                }
            }
        }
        return told;
    }

    /** Whether a class is theirs; of Java's own none lets others look into its objects. */
    private static boolean isTheirs(Class<?> type) {
        return type.getClassLoader() instanceof Theirs && !type.isSynthetic();
    }

    private int most() {
        return Math.min(MOST, Math.max(left, 0));
    }

    private static List<Object> pair(Object key, Object value) {
        List<Object> pair = new ArrayList<>(); // no other list holds a null
        pair.add(key);
        pair.add(value);
        return pair;
    }

    /** The first characters of a text; half of one can't cross. */
    private static String shortened(String text) {
        return text.codePoints()
                .limit(LONGEST)
                .map(one -> Character.getType(one) == Character.SURROGATE ? '\ufffd' : one)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
