import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Arguments turned into what a parameter takes, and of overloads the one that takes them best. */
final class Fitting {

    /** What comes of an argument that doesn't fit. */
    private static final Object NOT = new Object();

    /** What a fit may cost: the nearer a type is to what was given, the less. */
    private static final int WIDENED = 2;
    private static final int ANYTHING = 8;
    private static final int GATHERED = 16;
    private static final int NEVER = Integer.MAX_VALUE;

    final Target target;
    final Object[] arguments;

    private Fitting(Target target, Object[] arguments) {
        this.target = target;
        this.arguments = arguments;
    }

    /** Choose the target that takes what is given; of those that are as near, the first. */
    static Fitting of(List<Target> targets, List<?> given, String name) throws Misfit {
        Fitting best = null;
        int least = NEVER;
        boolean counted = false;
        for (Target target : targets) {
            Object[] arguments = new Object[target.takes.length];
            int cost = NEVER;
            if (given.size() == arguments.length) {
                counted = true;
                cost = fill(target.takes, given, arguments, arguments.length);
            }
            if (cost == NEVER && target.rest && given.size() >= arguments.length - 1) {
                counted = true;
                cost = gather(target.takes, given, arguments);
            }
            if (cost < least) {
                least = cost;
                best = new Fitting(target, arguments);
            }
        }
        if (best == null) {
            String what = given.stream().map(Fitting::named).collect(Collectors.joining(", "));
            String accident = counted ? Misfit.TYPE : Misfit.COUNT;
            throw new Misfit(accident, name + " doesn't take (" + what + ")", targets.get(0));
        }
        return best;
    }

    private static String named(Object given) {
        if (given instanceof Listed) {
            return "a list";
        }
        if (given instanceof Long) {
            return "a whole number";
        }
        return given instanceof String ? "a text" : Telling.kind(given);
    }

    /** Fill the first so many arguments; what it costs. */
    private static int fill(Type[] takes, List<?> given, Object[] arguments, int count) {
        int cost = 0;
        for (int index = 0; index < count; index++) {
            Object fitted = fitted(given.get(index), takes[index]);
            if (fitted == NOT) {
                return NEVER;
            }
            arguments[index] = fitted;
            cost += cost(given.get(index), Types.erased(takes[index]));
        }
        return cost;
    }

    /** Fill all arguments, what is left over gathered in the last. */
    private static int gather(Type[] takes, List<?> given, Object[] arguments) {
        int last = arguments.length - 1;
        int cost = fill(takes, given, arguments, last);
        Object rest = fitted(new Listed(given.subList(last, given.size())), takes[last]);
        if (cost == NEVER || rest == NOT) {
            return NEVER;
        }
        arguments[last] = rest;
        return cost + GATHERED + cost(0L, Types.erased(Types.element(takes[last])));
    }

    private static int cost(Object given, Class<?> wanted) {
        if (wanted == Object.class) {
            return ANYTHING;
        }
        if (given instanceof Long) {
            return wanted == int.class ? 0 : wanted == Integer.class ? 1 : WIDENED;
        }
        boolean isList = wanted.isArray() || List.class.isAssignableFrom(wanted);
        return isList || wanted.isInstance(given) ? 0 : 1;
    }

    /** What a field is set to. */
    static Object fitted(Object given, Type type, String name) throws Misfit {
        Object fitted = fitted(given, type);
        if (fitted == NOT) {
            throw new Misfit(Misfit.TYPE, name + " doesn't take " + named(given), null);
        }
        return fitted;
    }

    /** One argument as a parameter takes it. */
    private static Object fitted(Object given, Type type) {
        Class<?> wanted = Types.erased(type);
        if (given == null) {
            return wanted.isPrimitive() ? NOT : null;
        }
        if (given instanceof Listed) {
            return listed(((Listed) given).items, type, wanted);
        }
        if (given instanceof Number) {
            Object number = number((Number) given, wanted);
            if (number != NOT) {
                return number;
            }
        }
        if (given instanceof String && (wanted == char.class || wanted == Character.class)) {
            return ((String) given).length() == 1 ? ((String) given).charAt(0) : NOT;
        }
        return MethodType.methodType(wanted).wrap().returnType().isInstance(given) ? given : NOT;
    }

    private static Object number(Number given, Class<?> wanted) {
        long value = given.longValue();
        if (value != given.doubleValue()) {
            return NOT;
        }
        boolean small = value == (int) value;
        if (wanted == int.class || wanted == Integer.class) {
            return small ? (Object) (int) value : NOT;
        }
        if (wanted == long.class || wanted == Long.class) {
            return value;
        }
        if (wanted == short.class || wanted == Short.class) {
            return value == (short) value ? (Object) (short) value : NOT;
        }
        if (wanted == byte.class || wanted == Byte.class) {
            return value == (byte) value ? (Object) (byte) value : NOT;
        }
        if (wanted == double.class || wanted == Double.class) {
            return (double) value;
        }
        if (wanted == float.class || wanted == Float.class) {
            return (float) value;
        }
        return small && wanted.isAssignableFrom(Integer.class) ? (Object) (int) value : NOT;
    }

    private static Object listed(List<?> items, Type type, Class<?> wanted) {
        if (wanted == int[].class) {
            return integers(items);
        }
        if (wanted.isArray()) {
            return array(items, Types.element(type), wanted.getComponentType());
        }
        if (wanted == IntStream.class) {
            Object integers = integers(items);
            return integers == NOT ? NOT : IntStream.of((int[]) integers);
        }
        List<Object> fitted = new ArrayList<>(items.size());
        for (Object item : items) {
            Object one = fitted(item, Types.element(type));
            if (one == NOT) {
                return NOT;
            }
            fitted.add(one);
        }
        return collected(fitted, wanted);
    }

    /** A list in the form that is wanted. A set is none: it would lose what is there twice. */
    private static Object collected(List<Object> items, Class<?> wanted) {
        if (wanted.isInstance(items)) {
            return items;
        }
        if (wanted == Stream.class) {
            return items.stream();
        }
        if (wanted == Iterator.class) {
            return items.iterator();
        }
        if (wanted.isAssignableFrom(ArrayDeque.class)) {
            return new ArrayDeque<>(items);
        }
        if (Set.class.isAssignableFrom(wanted) || wanted.getClassLoader() != null) {
            return NOT;
        }
        try {
            return Collection.class.isAssignableFrom(wanted)
                    ? wanted.getConstructor(Collection.class).newInstance(items)
                    : NOT;
        } catch (ReflectiveOperationException error) {
            return NOT;
        }
    }

    private static Object integers(List<?> items) {
        int[] made = new int[items.size()];
        for (int index = 0; index < made.length; index++) {
            Object item = items.get(index);
            if (!(item instanceof Long) || (Long) item != ((Long) item).intValue()) {
                return NOT;
            }
            made[index] = ((Long) item).intValue();
        }
        return made;
    }

    private static Object array(List<?> items, Type element, Class<?> component) {
        Object made = Array.newInstance(component, items.size());
        for (int index = 0; index < items.size(); index++) {
            Object fitted = fitted(items.get(index), element);
            if (fitted == NOT) {
                return NOT;
            }
            Array.set(made, index, fitted);
        }
        return made;
    }
}
