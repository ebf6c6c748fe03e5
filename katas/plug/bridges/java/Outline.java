import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * What is written where: the classes of a solution in their order, the lines of their methods, and
 * what the parameters of lambdas are called. A class that is loaded knows none of it any more.
 *
 * <p>It is kept as data, so that it can be written down beside the compiled classes.
 */
final class Outline {

    private final Map<String, Object> classes;

    Outline(Map<String, Object> classes) {
        this.classes = classes;
    }

    Map<String, Object> asData() {
        return classes;
    }

    /** The names that the classes have when they run, those of the file itself first. */
    List<String> classes() {
        return new ArrayList<>(classes.keySet());
    }

    /** The file that a class stands in; null for what has no name there. */
    String file(Class<?> type) {
        return (String) of(type).get("file");
    }

    /** Where methods and constructors come in the file: by their signatures. */
    List<String> order(Class<?> type) {
        return new ArrayList<>(part(type, "lines").keySet());
    }

    /** The line of a method; 0 if it has none, for nobody has written it. */
    long line(Executable method) {
        Object line = part(method.getDeclaringClass(), "lines").get(signature(method));
        return line == null ? 0 : (long) line;
    }

    /** Whether a method is one that stands in the file, or what a part of the file has become. */
    boolean isWritten(String type, String method) {
        Map<String, Object> known = Json.object(classes.get(type));
        if (known == null || method.startsWith("lambda$") || method.startsWith("<")) {
            return true;
        }
        for (String signature : Json.object(known.get("lines")).keySet()) {
            if (signature.startsWith(method + "(")) {
                return true;
            }
        }
        return false;
    }

    /** What the parameters are called in the lambda that a field is; none where it is no lambda. */
    List<String> lambda(Class<?> type, String field) {
        return Json.names(part(type, "lambdas").getOrDefault(field, List.of()));
    }

    private Map<String, Object> of(Class<?> type) {
        return Json.object(classes.getOrDefault(type.getName(), Map.of()));
    }

    private Map<String, Object> part(Class<?> type, String name) {
        return Json.object(of(type).getOrDefault(name, Map.of()));
    }

    static String signature(Executable called) {
        String name = called instanceof Method ? called.getName() : "<init>";
        return Arrays.stream(called.getParameterTypes())
                .map(Class::getCanonicalName)
                .collect(Collectors.joining(",", name + "(", ")"));
    }

    /** Takes an outline of whatever is compiled by a task. */
    static final class Taker implements TaskListener {
        private final JavacTask task;
        private final Trees trees;
        private final Map<String, Object> classes = new LinkedHashMap<>();

        Taker(JavacTask task) {
            this.task = task;
            trees = Trees.instance(task);
        }

        @Override
        public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getTypeElement() != null) {
                take(event.getTypeElement(), event.getCompilationUnit());
            }
        }

        Outline outline() {
            return new Outline(classes);
        }

        private void take(TypeElement type, CompilationUnitTree unit) {
            Map<String, Object> lines = new LinkedHashMap<>();
            Map<String, Object> lambdas = new LinkedHashMap<>();
            String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
            String name = task.getElements().getBinaryName(type).toString();
            classes.put(name, Json.of("file", file, "lines", lines, "lambdas", lambdas));
            for (Element member : type.getEnclosedElements()) {
                Tree tree = trees.getTree(member);
                if (member instanceof TypeElement) {
                    take((TypeElement) member, unit);
                } else if (member instanceof ExecutableElement && tree != null) {
                    long line = line(unit, (MethodTree) tree);
                    lines.put(signature((ExecutableElement) member), line);
                } else if (tree instanceof VariableTree) {
                    takeLambda((VariableTree) tree, lambdas);
                }
            }
        }

        /** The line of a method's own type, beside its name: annotations may stand above it. */
        private long line(CompilationUnitTree unit, MethodTree method) {
            Tree first = method.getReturnType() == null ? method : method.getReturnType();
            long start = trees.getSourcePositions().getStartPosition(unit, first);
            return unit.getLineMap().getLineNumber(start);
        }

        private void takeLambda(VariableTree field, Map<String, Object> lambdas) {
            if (field.getInitializer() instanceof LambdaExpressionTree) {
                List<String> names = new ArrayList<>();
                for (var one : ((LambdaExpressionTree) field.getInitializer()).getParameters()) {
                    names.add(one.getName().toString());
                }
                lambdas.put(field.getName().toString(), names);
            }
        }

        private String signature(ExecutableElement method) {
            return method.getParameters().stream()
                    .map(parameter -> task.getTypes().erasure(parameter.asType()).toString())
                    .collect(Collectors.joining(",", method.getSimpleName() + "(", ")"));
        }
    }
}
