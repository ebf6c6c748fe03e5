import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Describes what a solution offers, by its signatures: data that fits in JSON. */
final class Describing {

    /** What is called on an object has it for its first parameter. */
    private static final Map<String, Object> OBJECT = Json.of("name", "self");

    private final Classes classes;
    private final Makers makers;
    private final List<Object> offers = new ArrayList<>();
    private final List<Object> described = new ArrayList<>();
    private final List<Object> constants = new ArrayList<>();

    Describing(Classes classes, Makers makers) {
        this.classes = classes;
        this.makers = makers;
    }

    /** List the classes, their methods, and what they have by name; what is private is left out. */
    Map<String, Object> all() {
        for (Map.Entry<List<String>, Class<?>> entry : classes.byPath().entrySet()) {
            if (!entry.getValue().isAnnotation()) {
                add(entry.getKey(), entry.getValue());
            }
        }
        return Json.of("offers", offers, "classes", described, "constants", constants);
    }

    private void add(List<String> path, Class<?> type) {
        for (Method method : classes.methods(type)) {
            if (isOffered(method)) {
                offers.add(offer(path, method, type));
            }
        }
        List<Object> values = new ArrayList<>();
        List<String> attributes = new ArrayList<>();
        for (Class<?> ancestor : classes.ancestors(type)) {
            for (Field field : ancestor.getDeclaredFields()) {
                boolean isLeftOut = Classes.isHidden(field) || field.isEnumConstant();
                List<String> way = with(path, field.getName());
                if (isLeftOut || addFunction(way, field)) {
                    continue;
                }
                if (Classes.isStatic(field)) {
                    addConstant(way, field, values);
                } else if (!Modifier.isFinal(field.getModifiers())) {
                    attributes.add(field.getName());
                }
            }
        }
        Map<String, Object> told =
                Json.of("path", path, "constants", values, "attributes", attributes);
        told.putAll(making(type));
        described.add(told);
    }

    /** How an object of a class is made, or which there are already. */
    private Map<String, Object> making(Class<?> type) {
        List<Target> ways = makers.of(type);
        Target told = makers.told(ways);
        if (told != null) {
            int required = Makers.required(told, ways);
            return Json.of("parameters", parameters(told, names(told), required));
        }
        if (type.isEnum()) {
            List<Object> members = new ArrayList<>();
            Classes.members(type).forEach(name -> members.add(Json.of("name", name)));
            return Json.of("members", members);
        }
        return Modifier.isAbstract(type.getModifiers())
                ? Json.of("parameters", List.of(), "abstract", true)
                : Map.of();
    }

    /** Whether a method is one that somebody has written, for others than Java itself to call. */
    private boolean isOffered(Method method) {
        return classes.outline.line(method) > 0
                && !method.getName().equals("main")
                && !method.getName().equals("compareTo")
                && !Types.isObjects(method);
    }

    private Map<String, Object> offer(List<String> owner, Method method, Class<?> type) {
        Target target = Target.of(method, type);
        boolean needsObject = !Classes.isStatic(method);
        return Json.of(
                "path", with(owner, method.getName()),
                "line", classes.outline.line(method),
                "needs_object", needsObject,
                "parameters", parameters(target, names(target), needsObject));
    }

    static List<String> with(List<String> path, String name) {
        List<String> longer = new ArrayList<>(path);
        longer.add(name);
        return longer;
    }

    private static List<String> names(Target target) {
        List<String> names = new ArrayList<>();
        for (var parameter : target.parameters) {
            names.add(parameter.getName());
        }
        return names;
    }

    private static List<Object> parameters(Target target, List<String> names, boolean onObject) {
        List<Object> parameters = parameters(target, names, names.size());
        if (onObject) {
            parameters.add(0, OBJECT);
        }
        return parameters;
    }

    /** The parameters of what is called, those behind the required ones optional. */
    private static List<Object> parameters(Target target, List<String> names, int required) {
        List<Object> parameters = new ArrayList<>();
        for (int index = 0; index < target.takes.length; index++) {
            boolean rest = target.rest && index == target.takes.length - 1;
            String written = Types.written(target.takes[index]);
            parameters.add(
                    Json.of(
                            "name", names.get(index),
                            "optional", !rest && index >= required,
                            "rest", rest,
                            "annotation", rest ? written.replaceFirst("\\[]$", "...") : written));
        }
        return parameters;
    }

    /** Add a field that holds one of Java's own functions, or several by name; whether it does. */
    private boolean addFunction(List<String> way, Field field) {
        Type type = field.getGenericType();
        if (isFunction(type)) {
            offers.add(function(way, field, type));
            return true;
        }
        Object value = Classes.isStatic(field) ? value(field) : null;
        if (!(value instanceof Map)) {
            return false;
        }
        Type held = Types.held(type);
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
            String key = Names.key(entry.getKey());
            if (!key.isEmpty() && isFunction(held)) {
                offers.add(function(with(way, key), field, held));
            } else if (!key.isEmpty()) {
                addObject(with(way, key), entry.getValue(), Types.erased(held));
            }
        }
        return true;
    }

    private static boolean isFunction(Type type) {
        return Types.erased(type).getName().startsWith("java.util.function.");
    }

    private Map<String, Object> function(List<String> way, Field field, Type type) {
        Target target = Target.of(Types.only(Types.erased(type)), type);
        boolean needsObject = !Classes.isStatic(field);
        List<String> names = classes.outline.lambda(field.getDeclaringClass(), field.getName());
        names = names.size() == target.takes.length ? names : names(target);
        return Json.of(
                "path", way,
                "needs_object", needsObject,
                "parameters", parameters(target, names, needsObject));
    }

    /** Add a constant: a text or a number to its class's, an object of theirs to the file's. */
    private void addConstant(List<String> way, Field field, List<Object> values) {
        Object value = value(field);
        if (value instanceof String || Telling.isWhole(value)) {
            if (Modifier.isFinal(field.getModifiers())) {
                values.add(Json.of("name", field.getName(), "value", value));
            }
        } else {
            addObject(way, value, field.getType());
        }
    }

    private static Object value(Field field) {
        try {
            field.setAccessible(true);
            return field.get(null);
        } catch (IllegalAccessException | LinkageError error) {
            return null; // its class can't be set up: whoever calls it will hear of that
        }
    }

    private void addObject(List<String> way, Object value, Class<?> declared) {
        List<String> of = value == null ? null : classes.path(value, declared);
        if (of != null) {
            constants.add(Json.of("path", way, "class", of));
        }
    }
}
