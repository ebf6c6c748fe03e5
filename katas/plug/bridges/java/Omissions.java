import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/**
 * What a file is left without where a library is missing: imports, annotations, and tests.
 *
 * <p>The scoring beside them needs none of it. What is left out is made blank, so that all lines
 * keep their numbers.
 */
final class Omissions {

    /** Libraries that only tests use: what is annotated with theirs is one. */
    private static final Pattern TEST_TOOLS =
            Pattern.compile(
                    "(org\\.(junit|assertj|mockito|hamcrest|testng|easymock|jmock|powermock"
                            + "|approvaltests|fest|spockframework)|junit|junitparams|net\\.jqwik"
                            + "|com\\.google\\.common\\.truth|com\\.google\\.truth|com\\.spun"
                            + "|com\\.pholser|com\\.tngtech|com\\.sandwich|io\\.cucumber|cucumber"
                            + "|nl\\.jqno)\\b.*");

    private static final Pattern TEST_CLASS =
            Pattern.compile("Test.*|.*Tests?|.*TestCase|.*Spec|.*IT");

    /** An import that leads nowhere, and the line it stands in. */
    static final class Missing {
        final String name;
        final Source source;
        final long line;

        private Missing(String name, Source source, long line) {
            this.name = name;
            this.source = source;
            this.line = line;
        }

        private boolean isOfTests() {
            return TEST_TOOLS.matcher(name).matches();
        }

        private String lastName() {
            return name.substring(name.lastIndexOf('.') + 1);
        }

        /** The package, which begins small. */
        private String library() {
            return name.replaceFirst("\\.(\\p{Lu}.*|\\*)$", "");
        }
    }

    private final List<Missing> missing = new ArrayList<>();

    /** The libraries that were done without. */
    Set<String> libraries() {
        Set<String> libraries = new LinkedHashSet<>();
        missing.forEach(one -> libraries.add(one.library()));
        return libraries;
    }

    /** The import that an error comes of: what it names, what writes code, what may be anything. */
    Optional<Missing> blamed(String message, boolean unresolved) {
        List<String> words = Arrays.asList(message.split("\\W+"));
        return first(one -> words.contains(one.lastName()))
                .or(() -> first(one -> one.name.startsWith("lombok.")))
                .or(() -> first(one -> unresolved && one.lastName().equals("*")));
    }

    private Optional<Missing> first(Predicate<Missing> wanted) {
        return missing.stream().filter(wanted).findFirst();
    }

    /** Leave out what an error is about; whether that can be done without. */
    boolean leaveOut(
            Diagnostic<? extends Source> error, CompilationUnitTree unit, SourcePositions at) {
        TreePath innermost = new Finder(unit, at, error.getPosition()).found;
        for (TreePath part = innermost; part != null; part = part.getParentPath()) {
            Tree left = dispensable(part, error);
            if (left != null) {
                int start = (int) at.getStartPosition(unit, left);
                error.getSource().blank(start, (int) at.getEndPosition(unit, left));
                return true;
            }
        }
        return false;
    }

    /** What goes with a part of the file that an error is in; null if it has to stay. */
    private Tree dispensable(TreePath at, Diagnostic<? extends Source> error) {
        Tree tree = at.getLeaf();
        if (tree instanceof ImportTree) {
            String name = ((ImportTree) tree).getQualifiedIdentifier().toString();
            missing.add(new Missing(name, error.getSource(), error.getLineNumber()));
            return tree;
        }
        if (tree instanceof AnnotationTree) {
            Tree marked = at.getParentPath().getParentPath().getLeaf();
            boolean whole = isOfTests((AnnotationTree) tree) && !(marked instanceof ClassTree);
            return whole ? marked : tree;
        }
        if (tree instanceof ClassTree) {
            return isTest((ClassTree) tree) ? tree : null;
        }
        Tree around = at.getParentPath() == null ? null : at.getParentPath().getLeaf();
        return isMember(tree, around) && (isMain(tree) || isTest((ClassTree) around)) ? tree : null;
    }

    private static boolean isMember(Tree tree, Tree around) {
        return around instanceof ClassTree
                && (tree instanceof MethodTree
                        || tree instanceof VariableTree
                        || tree instanceof BlockTree);
    }

    private static boolean isMain(Tree tree) {
        return tree instanceof MethodTree && ((MethodTree) tree).getName().contentEquals("main");
    }

    /** Whether a class is one of tests, by its name or by what it is made of. */
    private boolean isTest(ClassTree type) {
        if (TEST_CLASS.matcher(type.getSimpleName()).matches()) {
            return true;
        }
        return type.getMembers().stream()
                .filter(member -> member instanceof MethodTree)
                .flatMap(test -> ((MethodTree) test).getModifiers().getAnnotations().stream())
                .anyMatch(this::isOfTests);
    }

    /** Whether an annotation is one of tests, by what is imported under its name, or by a star. */
    private boolean isOfTests(AnnotationTree annotation) {
        String name = annotation.getAnnotationType().toString();
        Optional<Missing> imported =
                first(one -> one.lastName().equals(name))
                        .or(() -> first(one -> one.lastName().equals("*")));
        return TEST_TOOLS.matcher(name).matches()
                || imported.map(Missing::isOfTests).orElse(false);
    }

    /** Finds the innermost part of a file around a position. */
    private static final class Finder extends TreePathScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final long position;
        private TreePath found;

        private Finder(CompilationUnitTree unit, SourcePositions positions, long position) {
            this.unit = unit;
            this.positions = positions;
            this.position = position;
            scan(new TreePath(unit), null);
        }

        @Override
        public Void scan(Tree tree, Void nothing) {
            if (tree != null
                    && positions.getStartPosition(unit, tree) <= position
                    && position <= positions.getEndPosition(unit, tree)) {
                found = new TreePath(getCurrentPath(), tree);
                super.scan(tree, nothing);
            }
            return null;
        }
    }
}
