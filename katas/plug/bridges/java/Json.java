import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes JSON: objects are maps, whole numbers longs. */
final class Json {

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** What a line says; an IllegalArgumentException if it is no JSON. */
    static Object read(String text) {
        return new Json(text).value();
    }

    /** An object of a line, whose keys are texts. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    /** A list of a line; an empty one where there is none. */
    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return value == null ? List.of() : (List<Object>) value;
    }

    /** A list of names, such as a path. */
    @SuppressWarnings("unchecked")
    static List<String> names(Object value) {
        return (List<String>) value;
    }

    /** An object with its keys and values in turn; what is null is left out. */
    static Map<String, Object> of(Object... parts) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int index = 0; index < parts.length; index += 2) {
            if (parts[index + 1] != null) {
                made.put((String) parts[index], parts[index + 1]);
            }
        }
        return made;
    }

    private Object value() {
        char first = next();
        switch (first) {
            case '{':
                return object();
            case '[':
                return list();
            case '"':
                return string();
            default:
                at--;
                return word();
        }
    }

    /** The next character that is no space. */
    private char next() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        if (at == text.length()) {
            throw new IllegalArgumentException("it ends too early");
        }
        return text.charAt(at++);
    }

    private Map<String, Object> object() {
        Map<String, Object> read = new LinkedHashMap<>();
        if (next() == '}') {
            return read;
        }
        at--;
        do {
            next();
            String key = string();
            next();
            read.put(key, value());
        } while (next() == ',');
        return read;
    }

    private List<Object> list() {
        List<Object> read = new ArrayList<>();
        if (next() == ']') {
            return read;
        }
        at--;
        do {
            read.add(value());
        } while (next() == ',');
        return read;
    }

    /** A text, whose opening quote has been read. */
    private String string() {
        int end = at;
        while (text.charAt(end) != '"' && text.charAt(end) != '\\') {
            end++;
        }
        StringBuilder read = new StringBuilder().append(text, at, end);
        at = end;
        for (char one = text.charAt(at++); one != '"'; one = text.charAt(at++)) {
            read.append(one == '\\' ? escaped(text.charAt(at++)) : one);
        }
        return read.toString();
    }

    private char escaped(char letter) {
        switch (letter) {
            case 'n':
                return '\n';
            case 't':
                return '\t';
            case 'r':
                return '\r';
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            default:
                return letter;
        }
    }

    /** A number, or one of the three words. */
    private Object word() {
        int start = at;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(start, at);
        switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
                return number(word);
        }
    }

    private static Object number(String word) {
        try {
            return Long.valueOf(word);
        } catch (NumberFormatException error) {
            return Double.valueOf(word);
        }
    }

    /** A value as text in ASCII, without a line break. */
    static String write(Object value) {
        StringBuilder written = new StringBuilder();
        write(value, written);
        return written.toString();
    }

    private static void write(Object value, StringBuilder written) {
        if (value instanceof Map) {
            String between = "{";
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                write(entry.getKey().toString(), written.append(between));
                write(entry.getValue(), written.append(": "));
                between = ", ";
            }
            written.append(between.equals("{") ? "{}" : "}");
        } else if (value instanceof Iterable) {
            String between = "[";
            for (Object item : (Iterable<?>) value) {
                write(item, written.append(between));
                between = ", ";
            }
            written.append(between.equals("[") ? "[]" : "]");
        } else if (value instanceof String) {
            write((String) value, written);
        } else {
            written.append(value);
        }
    }

    private static void write(String text, StringBuilder written) {
        written.append('"');
        for (int index = 0; index < text.length(); index++) {
            char letter = text.charAt(index);
            if (letter == '"' || letter == '\\') {
                written.append('\\').append(letter);
            } else if (letter < ' ' || letter > '~') {
                written.append(String.format("\\u%04x", (int) letter));
            } else {
                written.append(letter);
            }
        }
        written.append('"');
    }
}
