import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Puts what a call gave into data. */
final class Telling {

    /** Scores up to it cross as numbers; whatever is beyond is no score of any game. */
    private static final long LARGEST = 1_000_000_000_000_000L;

    /** So many characters of an answer or of an error are told, and no more. */
    private static final int LONGEST = 200;

    private Telling() {}

    /** The answer to what gives nothing at all. */
    static Map<String, Object> nothing() {
        return odd("void", "nothing");
    }

    /** What a call gave. */
    static Map<String, Object> value(Object value, Target of) {
        return of.isVoid() ? nothing() : value(value);
    }

    /** A value of theirs. Only what is exactly a whole number crosses as one. */
    static Map<String, Object> value(Object value) {
        if (isScore(value)) {
            return Json.of("value", ((Number) value).longValue());
        }
        return odd(kind(value), shown(value));
    }

    private static Map<String, Object> odd(String kind, String shown) {
        Map<String, Object> told = Json.of("kind", kind, "shown", shown);
        told.put("value", null);
        return told;
    }

    /** Whether a value is a whole number of Java's own. */
    static boolean isWhole(Object value) {
        return value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte;
    }

    static boolean isScore(Object value) {
        if (!isWhole(value)) {
            return false;
        }
        long number = ((Number) value).longValue();
        return -LARGEST < number && number < LARGEST;
    }

    /** The name of a thing's type; of what has none, that of what it stands for. */
    static String kind(Object value) {
        if (value == null) {
            return "null";
        }
        boolean isMember = value instanceof Enum;
        Class<?> type = isMember ? ((Enum<?>) value).getDeclaringClass() : value.getClass();
        if (type.isSynthetic()) {
            return "function";
        }
        while (type.isAnonymousClass()) {
            type = type.getInterfaces().length > 0 ? type.getInterfaces()[0] : type.getSuperclass();
        }
        if (type.getName().startsWith("java.util.Immutable")) {
            return value instanceof List ? "List" : value instanceof Map ? "Map" : "Set";
        }
        // As people say: int rather than Integer.
        return MethodType.methodType(type).unwrap().returnType().getSimpleName();
    }

    /** The text of a value: to ask for it may run their code once more. */
    private static String shown(Object value) {
        String text;
        try {
            text = text(value);
        } catch (Throwable error) {
            text = null;
        }
        if (text != null) {
            return shortened(text);
        }
        String kind = kind(value);
        return ("AEIOUaeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind;
    }

    /** A value as Java writes it; null where that is an address, which tells nobody anything. */
    private static String text(Object value) {
        if (value instanceof String) {
            return "\"" + value + "\"";
        }
        if (value instanceof Character) {
            return "'" + value + "'";
        }
        if (value != null && value.getClass().isArray()) {
            String nested = Arrays.deepToString(new Object[] {value});
            return nested.substring(1, nested.length() - 1);
        }
        String text = String.valueOf(value);
        boolean isAddress = value != null && text.startsWith(value.getClass().getName() + "@");
        return isAddress ? null : text;
    }

    /** One line of at most so many characters. */
    static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}
