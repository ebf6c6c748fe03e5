import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds what a path of names leads to, from the file or from an object. */
final class Names {

    /** Something that has a name, and the type that it is declared with. */
    static final class Named {
        final Object value;
        final Type type;

        private Named(Object value, Type type) {
            this.value = value;
            this.type = type;
        }
    }

    /** What can be called by a name, and on which object. */
    static final class Reached {
        final Object on;
        final List<Target> targets;

        private Reached(Object on, List<Target> targets) {
            this.on = on;
            this.targets = targets;
        }
    }

    /** A path that leads nowhere. */
    static final class NoSuchName extends Exception {
        private static final long serialVersionUID = 1;

        NoSuchName(String name) {
            super("there is no " + name);
        }
    }

    private final Classes classes;
    private final Map<List<Object>, List<Target>> known = new HashMap<>();

    Names(Classes classes) {
        this.classes = classes;
    }

    /** What a path leads to. */
    Named follow(Object on, List<String> path) throws Throwable {
        Named at = on == null ? null : new Named(on, on.getClass());
        for (String name : path) {
            at = next(at, name);
        }
        return at;
    }

    /** What a path leads to, to be read: at its end that may be a field which is private. */
    Object read(Object on, List<String> path) throws Throwable {
        int last = path.size() - 1;
        Named owner = follow(on, path.subList(0, last));
        if (owner != null && owner.value != null) {
            Field kept = classes.kept(owner.value.getClass(), path.get(last));
            if (kept != null) {
                return kept.get(owner.value);
            }
        }
        return next(owner, path.get(last)).value;
    }

    /** What a name leads to: from nothing a class, from a class or an object what it has. */
    private Named next(Named from, String name) throws Throwable {
        Named found = null;
        if (from == null) {
            found = type(List.of(name));
        } else if (from.value instanceof Map) {
            found = entry(from, name);
        } else if (from.value != null) {
            found = part(from.value, name);
        }
        if (found == null) {
            throw new NoSuchName(name);
        }
        return found;
    }

    private Named type(List<String> path) {
        Class<?> type = classes.byPath().get(path);
        return type == null ? null : new Named(type, Class.class);
    }

    private static Named entry(Named map, String name) {
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map.value).entrySet()) {
            if (key(entry.getKey()).equals(name)) {
                return new Named(entry.getValue(), Types.held(map.type));
            }
        }
        return null;
    }

    /** What an entry of a map is called by: a text, or the name of a member; else nothing. */
    static String key(Object key) {
        if (key instanceof Enum) {
            return ((Enum<?>) key).name();
        }
        return key instanceof String ? (String) key : "";
    }

    private Named part(Object owner, String name) throws IllegalAccessException {
        Class<?> type = owner instanceof Class ? (Class<?>) owner : owner.getClass();
        Field field = classes.field(type, name);
        if (field != null && (owner != type || Classes.isStatic(field))) {
            return new Named(field.get(owner), field.getGenericType());
        }
        if (owner != type) {
            return null;
        }
        List<String> path = classes.path(type);
        return path == null ? null : type(Describing.with(path, name));
    }

    /** What can be called by a path: methods; else something that stands for a function. */
    Reached reached(Object on, List<String> path) throws Throwable {
        int last = path.size() - 1;
        String name = path.get(last);
        Named owner = follow(on, path.subList(0, last));
        if (owner != null && owner.value != null) {
            List<Target> found = targets(owner.value, name);
            if (!found.isEmpty()) {
                return new Reached(owner.value, found);
            }
        }
        Named function = next(owner, name);
        Method body = Types.only(Types.erased(function.type));
        if (body == null) {
            throw new NoSuchName(name);
        }
        return new Reached(function.value, List.of(Target.of(body, function.type)));
    }

    /** The methods with a name that a class has by itself, or an object. */
    private List<Target> targets(Object owner, String name) {
        boolean isClass = owner instanceof Class;
        Class<?> type = isClass ? (Class<?>) owner : owner.getClass();
        List<Object> key = List.of(type, name, isClass);
        List<Target> found = known.get(key);
        if (found == null) {
            found = new ArrayList<>();
            for (Method method : classes.methods(type)) {
                if (method.getName().equals(name) && (!isClass || Classes.isStatic(method))) {
                    found.add(Target.of(method, type));
                }
            }
            known.put(key, found);
        }
        return found;
    }
}
