import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What the types in a signature come to: what they are when it runs, and how they are written. */
final class Types {

    private Types() {}

    /** What is left of a type when it runs. */
    static Class<?> erased(Type type) {
        if (type instanceof Class) {
            return (Class<?>) type;
        }
        if (type instanceof ParameterizedType) {
            return erased(((ParameterizedType) type).getRawType());
        }
        if (type instanceof GenericArrayType) {
            Type component = ((GenericArrayType) type).getGenericComponentType();
            return java.lang.reflect.Array.newInstance(erased(component), 0).getClass();
        }
        if (type instanceof TypeVariable) {
            return erased(((TypeVariable<?>) type).getBounds()[0]);
        }
        return erased(bound((WildcardType) type));
    }

    private static Type bound(WildcardType type) {
        Type[] lower = type.getLowerBounds();
        return lower.length > 0 ? lower[0] : type.getUpperBounds()[0];
    }

    /** What a list, a stream or an array of this type holds. */
    static Type element(Type type) {
        if (type instanceof GenericArrayType) {
            return ((GenericArrayType) type).getGenericComponentType();
        }
        if (erased(type).isArray()) {
            return erased(type).getComponentType();
        }
        if (type instanceof ParameterizedType) {
            Type[] held = ((ParameterizedType) type).getActualTypeArguments();
            return held.length == 1 ? held[0] : Object.class;
        }
        return Object.class;
    }

    /** What the values of a map of this type are. */
    static Type held(Type map) {
        return known(map).getOrDefault(Map.class.getTypeParameters()[1], Object.class);
    }

    /** What stands for the type variables of a type, and of all that it inherits from. */
    static Map<Type, Type> known(Type type) {
        Map<Type, Type> known = new HashMap<>();
        learn(type, known);
        return known;
    }

    private static void learn(Type type, Map<Type, Type> known) {
        if (type == null) {
            return;
        }
        Class<?> raw = erased(type);
        if (type instanceof ParameterizedType) {
            Type[] given = ((ParameterizedType) type).getActualTypeArguments();
            for (int index = 0; index < given.length; index++) {
                Type meant = known.getOrDefault(given[index], given[index]);
                known.put(raw.getTypeParameters()[index], meant);
            }
        }
        learn(raw.getGenericSuperclass(), known);
        for (Type inherited : raw.getGenericInterfaces()) {
            learn(inherited, known);
        }
    }

    /** The one method that a lambda of this type is the body of; null where there is no such. */
    static Method only(Class<?> type) {
        if (!type.isInterface()) {
            return null;
        }
        Method only = null;
        for (Method method : type.getMethods()) {
            if (Modifier.isAbstract(method.getModifiers()) && !isObjects(method)) {
                if (only != null && !only.getName().equals(method.getName())) {
                    return null;
                }
                only = only == null || only.isBridge() ? method : only;
            }
        }
        return only;
    }

    /** Whether a method is one that every object has. */
    static boolean isObjects(Method method) {
        try {
            Object.class.getDeclaredMethod(method.getName(), method.getParameterTypes());
            return true;
        } catch (NoSuchMethodException error) {
            return false;
        }
    }

    /** A type as people write it, without the packages. */
    static String written(Type type) {
        if (type instanceof Class) {
            return ((Class<?>) type).getSimpleName();
        }
        if (type instanceof ParameterizedType) {
            Type[] given = ((ParameterizedType) type).getActualTypeArguments();
            return Arrays.stream(given)
                    .map(Types::written)
                    .collect(Collectors.joining(", ", erased(type).getSimpleName() + "<", ">"));
        }
        if (type instanceof GenericArrayType) {
            return written(((GenericArrayType) type).getGenericComponentType()) + "[]";
        }
        if (type instanceof WildcardType) {
            WildcardType wild = (WildcardType) type;
            if (wild.getLowerBounds().length > 0) {
                return "? super " + written(bound(wild));
            }
            return bound(wild) == Object.class ? "?" : "? extends " + written(bound(wild));
        }
        return type.getTypeName();
    }
}
