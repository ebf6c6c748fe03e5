import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/** Puts an error of the compiler into one plain message. */
final class Complaint {

    private static final Pattern NEWER =
            Pattern.compile("compiler\\.err\\.(preview|feature\\.not\\.supported).*");
    private static final Pattern PACKAGES = Pattern.compile("\\b([a-z]\\w*\\.)+(?=\\p{Lu})");
    private static final String BESIDE = "put its file beside yours, or do without it";

    private final Source main;
    private final Diagnostic<? extends Source> error;

    /** {@code main} is the file that was to be compiled, where the error may be in another. */
    Complaint(Source main, Diagnostic<? extends Source> error) {
        this.main = main;
        this.error = error;
    }

    /** What is said of an import that leads nowhere. */
    DoesNotLoad of(Omissions.Missing missing) {
        String place = place(missing.source, missing.line);
        String problem = " imports " + missing.name + ", which isn't here" + place;
        return new DoesNotLoad(main.fileName() + problem, List.of(), BESIDE);
    }

    /** What is said of anything else. */
    DoesNotLoad asItIs() {
        String place = place(error.getSource(), error.getLineNumber());
        String problem = main.fileName() + " does not compile: " + message() + place;
        return new DoesNotLoad(problem, shown(), advice());
    }

    private String place(Source source, long line) {
        if (source == null || line < 1) {
            return "";
        }
        String neighbour = source.path.equals(main.path) ? "" : source.fileName() + ", ";
        return " (" + neighbour + "line " + line + ")";
    }

    /** The compiler's own words, without packages; of what it can't find the name as well. */
    String message() {
        String[] lines = PACKAGES.matcher(told()).replaceAll("").split("\n");
        StringBuilder message = new StringBuilder(lines[0].strip().replaceFirst(";$", ""));
        for (String line : lines) {
            if (line.strip().startsWith("symbol:")) {
                message.append(line.strip().replaceFirst("symbol:\\s*", ": "));
            }
        }
        return Telling.shortened(message.toString());
    }

    private String told() {
        return error.getMessage(Locale.ENGLISH);
    }

    /** The line of the source, and a caret below what is wrong with it. */
    private List<String> shown() {
        Source source = error.getSource();
        if (source == null || error.getLineNumber() < 1) {
            return List.of();
        }
        String number = error.getLineNumber() + " | ";
        String line = source.line(error.getLineNumber()).stripTrailing();
        String before = number + source.before(error.getPosition());
        return List.of(number + line, before.replaceAll("[^\t]", " ") + "^");
    }

    private String advice() {
        boolean isOfJava = told().matches("(?s).*location:[^\n]*\\bjava\\..*");
        if (isOfJava || NEWER.matcher(error.getCode()).matches()) {
            String here = String.valueOf(Runtime.version().feature());
            return "it may be written for a newer Java than the " + here + " that is here";
        }
        return told().matches("(?s).*symbol:\\s+class .*") ? BESIDE : "";
    }
}
