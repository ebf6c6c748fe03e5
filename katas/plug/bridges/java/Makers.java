import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How objects of a class are made, and which of several ways says the most of what it is for. */
final class Makers {

    private static final Set<Class<?>> WHOLE =
            Set.of(
                    int.class, long.class, short.class, byte.class,
                    Integer.class, Long.class, Short.class, Byte.class, Number.class);

    private static final int FACES = 6;

    /** From so many numbers on, a constructor takes dice. */
    private static final int DICE = 4;

    /** How far from a roll is what has nothing to do with dice. */
    private static final int FARTHEST = 3;

    private final Classes classes;
    private final Map<Class<?>, List<Target>> known = new HashMap<>();

    Makers(Classes classes) {
        this.classes = classes;
    }

    /**
     * All that make an object: the constructors; where they are private or it is abstract, the
     * methods that give one.
     */
    List<Target> of(Class<?> type) {
        List<Target> found = known.get(type);
        if (found == null) {
            found = constructors(type);
            found = found.isEmpty() ? factories(type) : found;
            known.put(type, found);
        }
        return found;
    }

    private List<Target> constructors(Class<?> type) {
        boolean isInner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        Target outer = isInner ? ofNothing(type.getDeclaringClass()) : null;
        if (type.isEnum() || Modifier.isAbstract(type.getModifiers()) || isInner && outer == null) {
            return List.of();
        }
        List<String> order = classes.outline.order(type);
        return Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> !Classes.isHidden(constructor))
                .sorted(Comparator.comparing(it -> order.indexOf(Outline.signature(it))))
                .map(constructor -> Target.of(constructor, outer))
                .collect(Collectors.toList());
    }

    private List<Target> factories(Class<?> type) {
        List<Target> found = new ArrayList<>();
        for (Method method : classes.methods(type)) {
            if (Classes.isStatic(method) && method.getReturnType() == type) {
                found.add(Target.of(method, type));
            }
        }
        // The members of an enumeration are there already; only a die is asked for by its face.
        found.removeIf(factory -> type.isEnum() && !isOfFace(factory, type));
        return found;
    }

    private static boolean isOfFace(Target factory, Class<?> type) {
        return Classes.members(type).size() == FACES
                && factory.takes.length == 1
                && WHOLE.contains(Types.erased(factory.takes[0]));
    }

    private Target ofNothing(Class<?> type) {
        return of(type).stream().filter(maker -> maker.takes.length == 0).findFirst().orElse(null);
    }

    /**
     * The one of several makers that is described; null if there is none. Where none takes dice, one
     * that takes the same and more says what may be given besides.
     */
    Target told(List<Target> makers) {
        Target nearest = makers.stream().min(Comparator.comparing(this::distance)).orElse(null);
        return makers.stream()
                .filter(maker -> maker == nearest || goesOn(maker, nearest))
                .max(Comparator.comparing(maker -> maker.takes.length))
                .orElse(null);
    }

    private boolean goesOn(Target maker, Target from) {
        int count = from.takes.length;
        return distance(from) == FARTHEST
                && distance(maker) == FARTHEST
                && maker.takes.length > count
                && Arrays.asList(maker.takes).subList(0, count).equals(Arrays.asList(from.takes));
    }

    /** From so many parameters on, another maker does without them. */
    static int required(Target told, List<Target> makers) {
        List<Type> all = Arrays.asList(told.takes);
        return makers.stream()
                .map(maker -> Arrays.asList(maker.takes))
                .filter(one -> all.subList(0, Math.min(all.size(), one.size())).equals(one))
                .mapToInt(List::size)
                .min()
                .orElse(all.size());
    }

    /** How far what a maker takes is from a roll of dice. */
    private int distance(Target maker) {
        List<Type> takes = Arrays.asList(maker.takes);
        boolean allWhole = takes.stream().allMatch(type -> WHOLE.contains(Types.erased(type)));
        if (takes.stream().anyMatch(Makers::isRoll) || allWhole && takes.size() >= DICE) {
            return 0;
        }
        Class<?> made = maker.called.getDeclaringClass();
        if (takes.stream().anyMatch(type -> isOfTheirs(type, made))) {
            return 1;
        }
        return takes.isEmpty() ? 2 : FARTHEST;
    }

    /** Whether a type is a list, an array or a stream of whole numbers. */
    private static boolean isRoll(Type type) {
        Class<?> raw = Types.erased(type);
        boolean isStream = BaseStream.class.isAssignableFrom(raw);
        boolean holdsWhole = WHOLE.contains(Types.erased(Types.element(type)));
        return raw == IntStream.class || holdsWhole && (isStream || isList(raw));
    }

    /** Whether a type is another one of theirs, or a list of such: what may carry the dice. */
    private boolean isOfTheirs(Type type, Class<?> made) {
        Class<?> raw = Types.erased(type);
        Class<?> one = isList(raw) ? Types.erased(Types.element(type)) : raw;
        return one != made && classes.isTheirs(one);
    }

    private static boolean isList(Class<?> type) {
        return type.isArray() || Iterable.class.isAssignableFrom(type);
    }
}
