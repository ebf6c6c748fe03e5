import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Tells how a call failed: the error's own words, its line, and whether it looks unintended. */
final class Failures {

    /** So many different ones are remembered. */
    private static final int MOST = 2_000;

    /** What people say where only a stub is there. */
    private static final Pattern STUB =
            Pattern.compile(
                    "(?is).*\\b(not (yet )?(been )?(implemented|supported|written)|unimplemented"
                            + "|todo|implement (me|this)|please implement"
                            + "|(delete|remove) this (statement|line))\\b.*");

    /** What Java tells of packages and modules. */
    private static final Pattern NOISE =
            Pattern.compile(
                    "\\bjavax?\\.([a-z]\\w*\\.)*(?=\\p{Lu})"
                            + "|\\s*\\([^()]* in (unnamed )?module [^()]*\\)$");

    private final Classes classes;
    private final Map<List<Object>, Map<String, Object>> known = new HashMap<>();

    Failures(Classes classes) {
        this.classes = classes;
    }

    /** An error as data. Thousands of rolls may fail in the same way, so that is looked up. */
    Map<String, Object> told(Throwable error) {
        if (error instanceof Misfit) {
            return misfit((Misfit) error);
        }
        StackTraceElement[] trace = trace(error);
        StackTraceElement place = classes.innermost(trace);
        Object first = trace.length == 0 ? null : trace[0];
        List<Object> key = Arrays.asList(error.getClass(), words(error), place, first);
        Map<String, Object> told = known.get(key);
        if (told == null) {
            told = told(error, place, first == null || first == place);
            if (known.size() < MOST) {
                known.put(key, told);
            }
        }
        return told;
    }

    private static Map<String, Object> told(
            Throwable error, StackTraceElement place, boolean isTheirOwn) {
        return Json.of(
                "kind", Telling.kind(error),
                "message", message(error),
                "place", place == null ? null : place(place),
                "accident", accident(error, isTheirOwn),
                "verdict", error instanceof OutOfMemoryError ? "out_of_memory" : "raised");
    }

    private Map<String, Object> misfit(Misfit error) {
        return Json.of(
                "kind", "IllegalArgumentException",
                "message", error.getMessage(),
                "place", error.target == null ? null : classes.place(error.target),
                "accident", error.accident,
                "verdict", "raised");
    }

    private static StackTraceElement[] trace(Throwable error) {
        try {
            return error.getStackTrace();
        } catch (Throwable second) { // theirs, and broken itself
            return new StackTraceElement[0];
        }
    }

    private static String words(Throwable error) {
        try {
            String words = error.getMessage();
            return words == null ? "" : words.strip();
        } catch (Throwable second) {
            return "";
        }
    }

    /** The first line of an error's message, without what people wouldn't say. */
    static String message(Throwable error) {
        String first = words(error).split("\\R", 2)[0];
        return Telling.shortened(NOISE.matcher(first).replaceAll(""));
    }

    /** {@code Yatzy.java:14 in pair}. */
    private static String place(StackTraceElement line) {
        String name = line.getMethodName();
        if (name.startsWith("lambda$")) {
            name = name.split("\\$")[1];
        } else if (name.equals("<init>")) {
            name = line.getClassName().replaceFirst(".*[.$]", "");
        } else if (name.equals("<clinit>")) {
            name = "static";
        }
        return line.getFileName() + ":" + line.getLineNumber() + " in " + name;
    }

    /** What slipped, in plain words, if an error is one that is seldom meant. */
    private static String accident(Throwable error, boolean isTheirOwn) {
        String message = message(error);
        if (error instanceof UnsupportedOperationException && !isTheirOwn) {
            return "a list that can't be changed";
        }
        boolean isBare = error.getClass() == UnsupportedOperationException.class;
        boolean isStub = isBare && message.isEmpty() || STUB.matcher(message).matches();
        if (isStub || Telling.kind(error).startsWith("NotImplemented")) {
            return "not written yet";
        }
        return usual(error, message);
    }

    private static String usual(Throwable error, String message) {
        switch (error.getClass().getName()) {
            case "java.lang.IndexOutOfBoundsException":
            case "java.lang.ArrayIndexOutOfBoundsException":
            case "java.lang.StringIndexOutOfBoundsException":
                return "an index that isn't there";
            case "java.lang.NullPointerException":
                return "a variable without a value";
            case "java.lang.ClassCastException":
            case "java.lang.ArrayStoreException":
                return "a wrong type";
            case "java.lang.ArithmeticException":
                return message.equals("/ by zero") ? "a division by zero" : null;
            case "java.lang.IllegalArgumentException":
                return message.startsWith("No enum constant") ? "a key that isn't there" : null;
            case "java.lang.NumberFormatException":
                return "a text that is no number";
            case "java.lang.NegativeArraySizeException":
                return "a size below nothing";
            case "java.util.NoSuchElementException":
                return "a sequence that ended";
            case "java.util.ConcurrentModificationException":
                return "a list that changed meanwhile";
            case "java.lang.StackOverflowError":
                return "calling itself without end";
            case "java.lang.ExceptionInInitializerError":
            case "java.lang.NoClassDefFoundError":
                return "a class that can't be set up";
            default:
                return error instanceof Endings.AskedForInput ? "asking for input" : null;
        }
    }
}
