import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Map;

/** Something that can be called: a method, a constructor, the body of a lambda. */
final class Target {

    final Executable called;
    final Parameter[] parameters;
    final Type[] takes;
    final boolean rest;
    private final Target outer;

    /** {@code outer} makes the object that one of an inner class belongs to. */
    private Target(Executable called, Target outer, Map<Type, Type> known) {
        called.setAccessible(true);
        this.called = called;
        this.outer = outer;
        Parameter[] all = called.getParameters();
        parameters = Arrays.copyOfRange(all, outer == null ? 0 : 1, all.length);
        takes = new Type[parameters.length];
        for (int index = 0; index < takes.length; index++) {
            Type type = parameters[index].getParameterizedType();
            takes[index] = known.getOrDefault(type, type);
        }
        rest = called.isVarArgs();
    }

    /** A method, with the types known that its owner is written with. */
    static Target of(Method method, Type owner) {
        return new Target(method, null, Types.known(owner));
    }

    static Target of(Constructor<?> constructor, Target outer) {
        return new Target(constructor, outer, Map.of());
    }

    /** Whether nothing at all comes of it. */
    boolean isVoid() {
        return called instanceof Method && ((Method) called).getReturnType() == void.class;
    }

    /** Call it, a method on its object; what it throws comes as it is. */
    Object call(Object on, Object[] given) throws Throwable {
        try {
            if (called instanceof Method) {
                return ((Method) called).invoke(on, given);
            }
            return ((Constructor<?>) called).newInstance(outer == null ? given : withOuter(given));
        } catch (InvocationTargetException error) {
            throw error.getCause();
        }
    }

    private Object[] withOuter(Object[] given) throws Throwable {
        Object[] all = new Object[given.length + 1];
        all[0] = outer.call(null, new Object[0]);
        System.arraycopy(given, 0, all, 1, given.length);
        return all;
    }
}
