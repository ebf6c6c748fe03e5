import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The classes of a solution, loaded: the way to each, what it has, and where that is written. */
final class Classes {

    final Outline outline;
    private final Theirs loader;
    private final Map<List<String>, Class<?>> byPath = new LinkedHashMap<>();
    private final Map<Class<?>, List<String>> paths = new HashMap<>();

    Classes(Outline outline, Path folder) throws ClassNotFoundException {
        this.outline = outline;
        loader = new Theirs(folder);
        for (String name : outline.classes()) {
            Class<?> type = Class.forName(name, false, loader);
            List<String> path = names(type);
            if (!isPrivate(type) && byPath.putIfAbsent(path, type) == null) {
                paths.put(type, path);
            }
        }
    }

    private static boolean isPrivate(Class<?> type) {
        return Modifier.isPrivate(type.getModifiers())
                || type.isMemberClass() && isPrivate(type.getDeclaringClass());
    }

    private static List<String> names(Class<?> type) {
        List<String> path = new ArrayList<>();
        for (Class<?> around = type; around != null; around = around.getDeclaringClass()) {
            path.add(0, around.getSimpleName());
        }
        return path;
    }

    /** Those that aren't private by the way to them, in the order that they are written in. */
    Map<List<String>, Class<?>> byPath() {
        return byPath;
    }

    /** The way to a class; null for one that is private, or has no name. */
    List<String> path(Class<?> type) {
        return paths.get(type);
    }

    /** The way to the class of an object; of a lambda, to what it is declared as; null for none. */
    List<String> path(Object value, Class<?> declared) {
        Class<?> type = value.getClass();
        while (type != null && !paths.containsKey(type)) {
            type = type.getSuperclass();
        }
        return paths.get(type == null ? declared : type);
    }

    /**
     * Run what the classes run before they are used.
     *
     * <p>Only what stands by itself in the file has to come through that; for the rest it is soon
     * enough when somebody calls it.
     */
    void setUp(String file) throws ClassNotFoundException {
        for (Class<?> type : byPath.values()) {
            try {
                Class.forName(type.getName(), true, loader);
            } catch (LinkageError | Endings.AskedForInput error) {
                if (!type.isMemberClass() && file.equals(outline.file(type))) {
                    throw error;
                }
            }
        }
    }

    boolean isTheirs(Class<?> type) {
        return type.getClassLoader() == loader;
    }

    /** The innermost line of theirs on the way to an error; null if there is none. */
    StackTraceElement innermost(StackTraceElement[] trace) {
        for (StackTraceElement line : trace) {
            String type = line.getClassName();
            boolean isTheirs = loader.defined.contains(type) && line.getLineNumber() > 0;
            if (isTheirs && outline.isWritten(type, line.getMethodName())) {
                return line;
            }
        }
        return null;
    }

    /** Where what is called is written; null where nobody has written it. */
    String place(Target target) {
        long line = outline.line(target.called);
        String file = outline.file(target.called.getDeclaringClass());
        return line == 0 ? null : file + ":" + line + " in " + target.called.getName();
    }

    /** The methods of a class of theirs: its own in their order, then what it inherits. */
    List<Method> methods(Class<?> type) {
        Set<String> seen = new HashSet<>();
        List<Method> found = new ArrayList<>();
        for (Class<?> owner : ancestors(type)) {
            List<String> order = outline.order(owner);
            Method[] own = owner.getDeclaredMethods();
            Arrays.sort(own, Comparator.comparing(it -> order.indexOf(Outline.signature(it))));
            for (Method method : own) {
                boolean isElsewhere = owner.isInterface() && owner != type && isStatic(method);
                boolean isPassedOn = isElsewhere || passesOnToAncestor(method, own);
                if (!isPassedOn && seen.add(Outline.signature(method))) {
                    found.add(method);
                }
            }
        }
        found.removeIf(Classes::isHidden);
        return found;
    }

    /**
     * Whether the compiler has put a method there for one that is inherited. Others that it adds
     * lead from the signature that is inherited to the one in its place.
     */
    private static boolean passesOnToAncestor(Method method, Method[] own) {
        if (!method.isBridge()) {
            return false;
        }
        for (Method other : own) {
            boolean sameCount = other.getParameterCount() == method.getParameterCount();
            if (!other.isBridge() && sameCount && other.getName().equals(method.getName())) {
                return false;
            }
        }
        return true;
    }

    /** A field that isn't private, of a class of theirs or of what it inherits from. */
    Field field(Class<?> type, String name) {
        return field(type, name, field -> !isHidden(field));
    }

    /** A field of a class of theirs, be it private: what an object keeps may be looked at. */
    Field kept(Class<?> type, String name) {
        return field(type, name, field -> !field.isSynthetic());
    }

    private Field field(Class<?> type, String name, Predicate<Field> isMeant) {
        for (Class<?> owner : ancestors(type)) {
            for (Field field : owner.getDeclaredFields()) {
                if (field.getName().equals(name) && isMeant.test(field)) {
                    field.setAccessible(true);
                    return field;
                }
            }
        }
        return null;
    }

    static boolean isHidden(Member member) {
        return Modifier.isPrivate(member.getModifiers()) || member.isSynthetic();
    }

    static boolean isStatic(Member member) {
        return Modifier.isStatic(member.getModifiers());
    }

    /** The names of what an enumeration has. */
    static List<String> members(Class<?> type) {
        List<String> members = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (field.isEnumConstant()) {
                members.add(field.getName());
            }
        }
        return members;
    }

    /** A class, and all of theirs that it inherits from, the nearest first. */
    List<Class<?>> ancestors(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        gather(type, found);
        return found;
    }

    private void gather(Class<?> type, List<Class<?>> found) {
        if (type != null && isTheirs(type) && !found.contains(type)) {
            found.add(type);
            gather(type.getSuperclass(), found);
            for (Class<?> inherited : type.getInterfaces()) {
                gather(inherited, found);
            }
        }
    }
}
