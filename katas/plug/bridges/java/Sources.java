import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Where the compiler finds what a file needs: in its folder, and in those of other packages.
 *
 * <p>A package is looked for where it lies as seen from the file's own, whatever the folders above
 * are called. Only what is asked for by name is ever compiled, so that tests and other attempts
 * beside a file stay out of it.
 */
final class Sources extends ForwardingJavaFileManager<StandardJavaFileManager> {

    /** In names any letters may stand: hence (?U), with which they are part of a word. */
    private static final Pattern TYPE =
            Pattern.compile("(?U)\\b(?:class|interface|enum|record)\\s+(\\w+)");

    private static final Pattern ABSTRACT =
            Pattern.compile("(?U)\\b(?:interface|abstract\\s+(?:\\w+\\s+)*class)\\s+(\\w+)");
    private static final Pattern EXTENDS =
            Pattern.compile("\\b(?:extends|implements)\\s+([^{;]*)\\{");
    private static final Pattern TEST =
            Pattern.compile("^Test[A-Z_]|Tests?\\.java$|TestCase\\.java$");

    final Source main;
    private final String ownPackage;
    private final Map<String, List<Source>> packages = new TreeMap<>();

    Sources(StandardJavaFileManager files, Path file) throws IOException {
        super(files);
        main = new Source(file, "");
        ownPackage = main.declaredPackage();
    }

    /**
     * Find classes also in files that are called otherwise: {@code Pair} in {@code Rules.java}.
     *
     * @return whether there are any
     */
    boolean lookInside() throws IOException {
        List<Source> known = in(ownPackage);
        Set<String> names = known.stream().map(file -> file.className).collect(Collectors.toSet());
        List<Source> inside = new ArrayList<>();
        for (Source file : known) {
            Matcher types = TYPE.matcher(file.getCharContent(true));
            while (types.find()) {
                String name = inPackage(ownPackage, types.group(1));
                if (names.add(name)) {
                    inside.add(new Source(file.path, name));
                }
            }
        }
        known.addAll(inside);
        return !inside.isEmpty();
    }

    /**
     * Files with a class for something abstract that the file speaks of: the rule for each category,
     * which nothing but a test may ever make. They are looked for in the packages that were asked
     * for so far.
     */
    List<Source> implementing() throws IOException {
        List<Source> known = new ArrayList<>();
        packages.values().forEach(known::addAll);
        known.removeIf(file -> TEST.matcher(file.fileName()).find());
        Set<String> wanted = new HashSet<>();
        for (Source file : known) {
            Matcher types = ABSTRACT.matcher(file.getCharContent(true));
            while (types.find()) {
                if (main.speaksOf(types.group(1))) {
                    wanted.add(types.group(1));
                }
            }
        }
        List<Source> found = new ArrayList<>();
        boolean more = !wanted.isEmpty();
        while (more) {
            more = false;
            for (Source file : known) {
                if (!found.contains(file) && extendsOneOf(wanted, file)) {
                    found.add(file);
                    wanted.add(stem(file.path));
                    more = true;
                }
            }
        }
        return found;
    }

    private static boolean extendsOneOf(Set<String> types, Source file) throws IOException {
        Matcher clauses = EXTENDS.matcher(file.getCharContent(true));
        while (clauses.find()) {
            if (Stream.of(clauses.group(1).split("\\W+")).anyMatch(types::contains)) {
                return true;
            }
        }
        return false;
    }

    /** The files of a package; some people keep those of all packages in one folder. */
    private List<Source> in(String name) throws IOException {
        List<Source> found = packages.get(name);
        if (found == null) {
            String[] own = parts(ownPackage);
            String[] other = parts(name);
            int shared = shared(own, other);
            Path beside = main.path.getParent();
            Path folder = beside;
            for (int up = own.length; up > shared && folder != null; up--) {
                folder = folder.getParent();
            }
            for (int down = shared; down < other.length && folder != null; down++) {
                folder = folder.resolve(other[down]);
            }
            found = folder == null ? new ArrayList<>() : files(folder, name);
            if (found.isEmpty() && shared > 0) {
                found = files(beside, name);
                for (Source file : List.copyOf(found)) {
                    if (!file.declaredPackage().equals(name)) {
                        found.remove(file);
                    }
                }
            }
            packages.put(name, found);
        }
        return found;
    }

    private static String[] parts(String name) {
        return name.isEmpty() ? new String[0] : name.split("\\.");
    }

    private static int shared(String[] own, String[] other) {
        int shared = 0;
        while (shared < Math.min(own.length, other.length) && own[shared].equals(other[shared])) {
            shared++;
        }
        return shared;
    }

    private List<Source> files(Path folder, String name) throws IOException {
        if (!Files.isDirectory(folder)) {
            return new ArrayList<>();
        }
        try (Stream<Path> beside = Files.list(folder)) {
            return beside.sorted()
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().endsWith("-info.java"))
                    .filter(file -> !file.equals(main.path))
                    .map(file -> new Source(file, inPackage(name, stem(file))))
                    .collect(Collectors.toCollection(ArrayList::new));
        }
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ".java".length());
    }

    private static String inPackage(String name, String type) {
        return name.isEmpty() ? type : name + "." + type;
    }

    @Override
    public boolean hasLocation(Location location) {
        return location == StandardLocation.SOURCE_PATH || super.hasLocation(location);
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<Kind> kinds, boolean recurse)
            throws IOException {
        if (location == StandardLocation.SOURCE_PATH) {
            return kinds.contains(Kind.SOURCE) ? List.copyOf(in(packageName)) : List.of();
        }
        return super.list(location, packageName, kinds, recurse);
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof Source
                ? ((Source) file).className
                : super.inferBinaryName(location, file);
    }

    @Override
    public boolean isSameFile(FileObject one, FileObject other) {
        return one instanceof Source || other instanceof Source
                ? one.toUri().equals(other.toUri())
                : super.isSameFile(one, other);
    }

    @Override
    public boolean contains(Location location, FileObject file) throws IOException {
        return file instanceof Source
                ? location == StandardLocation.SOURCE_PATH
                : super.contains(location, file);
    }
}
