import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles a file and what it needs: as it is, else without what only tests need. */
final class Compiling {

    /** So often is it tried, each time with something else found, or left out. */
    private static final int OFTEN = 8;

    private static final Pattern UNRESOLVED =
            Pattern.compile(
                    "compiler\\.err\\.(cant\\.resolve|doesnt\\.exist|static\\.imp\\.only).*");
    private static final Pattern PREVIEW =
            Pattern.compile("compiler\\.err\\.preview\\.feature\\.disabled.*");

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final Omissions omissions = new Omissions();
    private final List<Source> also = new ArrayList<>();
    private final Sources sources;
    private final List<String> options;

    /** What was compiled, where it is written, and which libraries it had to do without. */
    static final class Compiled {
        final Outline outline;
        final Set<String> stoodIn;

        private Compiled(Outline outline, Set<String> stoodIn) {
            this.outline = outline;
            this.stoodIn = stoodIn;
        }
    }

    Compiling(Path file, Path into) throws IOException {
        var files = compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
        files.setLocation(StandardLocation.CLASS_PATH, List.of());
        sources = new Sources(files, file);
        // -g, for a NullPointerException tells the names of variables if it knows them.
        String[] usual = {"-g", "-parameters", "-proc:none", "-nowarn", "-Xmaxerrs", "1000"};
        options = new ArrayList<>(List.of(usual));
        options.addAll(List.of("-d", into.toString()));
    }

    Compiled compiled() throws IOException, DoesNotLoad {
        if (sources.main.getCharContent(true).indexOf('\0') >= 0) {
            String problem = name() + " is no text that Java reads";
            throw new DoesNotLoad(problem, List.of(), "save it as UTF-8");
        }
        boolean lookedInside = false;
        for (int time = 0; time < OFTEN; time++) {
            Attempt attempt = new Attempt();
            if (attempt.errors.isEmpty()) {
                attempt = withImplementing(attempt);
                return new Compiled(attempt.taker.outline(), omissions.libraries());
            }
            if (attempt.any(PREVIEW) && !options.contains("--enable-preview")) {
                String version = String.valueOf(Runtime.version().feature());
                options.addAll(List.of("--enable-preview", "-source", version));
                continue;
            }
            if (!lookedInside && attempt.any(UNRESOLVED)) {
                lookedInside = true;
                if (sources.lookInside()) {
                    continue;
                }
            }
            List<Diagnostic<? extends Source>> left = attempt.leaveOut();
            if (!left.isEmpty()) {
                throw explained(left.get(0));
            }
        }
        throw new DoesNotLoad(name() + " can't be compiled", List.of(), "");
    }

    /** Compile as well what implements something that the file speaks of, as far as that works. */
    private Attempt withImplementing(Attempt alone) throws IOException, DoesNotLoad {
        also.addAll(sources.implementing());
        for (int time = 0; time < OFTEN && !also.isEmpty(); time++) {
            Attempt attempt = new Attempt();
            if (attempt.errors.isEmpty()) {
                return attempt;
            }
            // Somebody's other try, or one that needs a library: it is done without.
            if (!also.removeAll(attempt.inError())) {
                break;
            }
        }
        return alone;
    }

    private String name() {
        return sources.main.fileName();
    }

    private DoesNotLoad explained(Diagnostic<? extends Source> error) {
        Complaint complaint = new Complaint(sources.main, error);
        return omissions
                .blamed(complaint.message(), is(error, UNRESOLVED))
                .map(complaint::of)
                .orElseGet(complaint::asItIs);
    }

    private static boolean is(Diagnostic<?> error, Pattern code) {
        return code.matcher(error.getCode()).matches();
    }

    /** One run of the compiler. */
    private final class Attempt implements TaskListener {
        final List<Diagnostic<? extends Source>> errors = new ArrayList<>();
        final Outline.Taker taker;
        private final Map<String, CompilationUnitTree> units = new HashMap<>();
        private final SourcePositions positions;

        Attempt() throws DoesNotLoad {
            var task = compiler.getTask(
                    Writer.nullWriter(), sources, this::note, options, null, units());
            JavacTask javac = (JavacTask) task;
            positions = Trees.instance(javac).getSourcePositions();
            taker = new Outline.Taker(javac);
            javac.addTaskListener(taker);
            javac.addTaskListener(this);
            try {
                javac.call();
            } catch (RuntimeException | StackOverflowError error) {
                String problem = name() + " is too much for the compiler";
                throw new DoesNotLoad(problem, List.of(error.toString()), "");
            }
        }

        @SuppressWarnings("unchecked") // all files that it gets are ours
        private void note(Diagnostic<? extends JavaFileObject> told) {
            if (told.getKind() == Diagnostic.Kind.ERROR) {
                errors.add((Diagnostic<? extends Source>) told);
            }
        }

        @Override
        public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.PARSE) {
                units.put(event.getSourceFile().getName(), event.getCompilationUnit());
            }
        }

        private List<Source> units() {
            List<Source> units = new ArrayList<>(List.of(sources.main));
            units.addAll(also);
            return units;
        }

        List<Source> inError() {
            return errors.stream().map(Diagnostic::getSource).collect(Collectors.toList());
        }

        boolean any(Pattern code) {
            return errors.stream().anyMatch(error -> is(error, code));
        }

        /** Leave out what can be done without; the errors that are left. */
        List<Diagnostic<? extends Source>> leaveOut() {
            return errors.stream().filter(error -> !isLeftOut(error)).collect(Collectors.toList());
        }

        private boolean isLeftOut(Diagnostic<? extends Source> error) {
            Source source = error.getSource();
            if (source == null || source.isBlanked(error.getPosition())) {
                return source != null;
            }
            CompilationUnitTree unit = units.get(source.getName());
            return is(error, UNRESOLVED) && omissions.leaveOut(error, unit, positions);
        }
    }
}
