import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A solution at work: what comes of each request, whatever its code does. */
final class Resident {

    /** The requests that are known. */
    private static final List<String> DOES =
            List.of("describe", "new", "get", "set", "call", "call_many", "release");

    private final Classes classes;
    private final List<String> stoodIn;
    private final Streams streams;
    private final Line line;
    private final Failures failures;
    private final Makers makers;
    private final Names names;
    private final Map<Object, Object> objects = new HashMap<>();
    private final Map<Object, List<Watched>> lists = new HashMap<>();
    private long handles;

    Resident(Classes classes, List<String> stoodIn, Streams streams, Line line) {
        this.classes = classes;
        this.stoodIn = stoodIn;
        this.streams = streams;
        this.line = line;
        failures = new Failures(classes);
        makers = new Makers(classes);
        names = new Names(classes);
    }

    /** One thing that is done with a solution, which may throw anything. */
    private interface Work {
        Map<String, Object> reply() throws Throwable;
    }

    Map<String, Object> answer(Map<String, Object> request) {
        switch ((String) request.get("op")) {
            case "describe":
                return run(this::describe);
            case "new":
                return run(() -> make(request));
            case "get":
                return run(() -> get(request));
            case "set":
                return run(() -> set(request));
            case "call":
                return run(() -> call(request));
            case "call_many":
                return run(() -> callMany(request));
            case "release":
                return release(request.get("ref"));
            default:
                return Json.of(
                        "error",
                        Json.of("kind", "Unknown", "message", "there is no " + request.get("op")));
        }
    }

    /** Run their code: what came, or how it failed, and what was printed meanwhile. */
    private Map<String, Object> run(Work work) {
        streams.begin();
        Map<String, Object> reply;
        try {
            reply = work.reply();
        } catch (Throwable error) {
            reply = failed(error);
        }
        Thread.interrupted(); // whoever interrupts itself does it for one call
        String printed = streams.printed();
        if (printed != null) {
            reply.put("printed", printed);
        }
        return reply;
    }

    private Map<String, Object> failed(Throwable error) {
        Map<String, Object> reply = Json.of("error", failures.told(error));
        if (error instanceof OutOfMemoryError) {
            reply.put("ends", true); // what is left of it may never work again
        }
        return reply;
    }

    private Map<String, Object> describe() {
        Map<String, Object> described = new Describing(classes, makers).all();
        described.put("stood_in", stoodIn);
        described.put("does", DOES);
        described.put("protocol", 1);
        return described;
    }

    private Map<String, Object> make(Map<String, Object> request) throws Throwable {
        List<String> path = Json.names(request.get("path"));
        List<Object> given = arguments(request);
        List<Watched> kept = new ArrayList<>();
        Object made = made(path, given, kept);
        handles++;
        objects.put(handles, made);
        lists.put(handles, kept);
        return Json.of("ref", handles);
    }

    /** A new object of a class that a path leads to. */
    Object made(List<String> path, List<Object> given, List<Watched> lists) throws Throwable {
        Object type = names.follow(null, path).value;
        List<Target> ways = type instanceof Class ? makers.of((Class<?>) type) : List.of();
        if (ways.isEmpty()) {
            throw new Names.NoSuchName(path.get(path.size() - 1));
        }
        Fitting fitting = Fitting.of(ways, given, path.get(path.size() - 1));
        Watched.addTo(lists, given, fitting.arguments);
        return fitting.target.call(null, fitting.arguments);
    }

    private Map<String, Object> get(Map<String, Object> request) throws Throwable {
        Object value = names.read(on(request), Json.names(request.get("path")));
        return withData(request, value, () -> Telling.value(value));
    }

    /** A reply; where that is asked for with the value as data too, before its own code runs. */
    private static Map<String, Object> withData(
            Map<String, Object> request, Object value, Work work) throws Throwable {
        boolean isWanted = wantsData(request);
        Object data = isWanted ? Data.of(value) : null;
        Map<String, Object> reply = work.reply();
        if (isWanted) {
            reply.put("data", data);
        }
        return reply;
    }

    private static boolean wantsData(Map<String, Object> request) {
        return Boolean.TRUE.equals(request.get("data"));
    }

    private Map<String, Object> set(Map<String, Object> request) throws Throwable {
        Object given = argument(request.get("value"));
        give(on(request), (String) request.get("name"), given, lists.get(request.get("on")));
        return Telling.nothing();
    }

    /** Set a field of an object. */
    void give(Object on, String name, Object given, List<Watched> lists) throws Throwable {
        var field = classes.field(on.getClass(), name);
        if (field == null) {
            throw new Names.NoSuchName(name);
        }
        Object fitted = Fitting.fitted(given, field.getGenericType(), name);
        Watched.add(lists, given, fitted);
        field.set(on, fitted);
    }

    private Map<String, Object> call(Map<String, Object> request) throws Throwable {
        List<String> path = Json.names(request.get("path"));
        List<Object> given = arguments(request);
        Names.Reached reached = names.reached(on(request), path);
        Fitting fitting = Fitting.of(reached.targets, given, path.get(path.size() - 1));
        List<Watched> watched = watched(request, given, fitting.arguments);
        Object value = fitting.target.call(reached.on, fitting.arguments);
        Map<String, Object> reply =
                withData(request, value, () -> Telling.value(value, fitting.target));
        String place = classes.place(fitting.target);
        if (place != null) {
            reply.put("place", place);
        }
        for (Watched list : watched) {
            if (list.isChanged()) {
                reply.put("changed", list.told());
            }
        }
        return reply;
    }

    /**
     * The lists that a call may change, those that its object was given among them. None where data
     * is asked for: a game is given lists by the hundred, and what it does with them is its own.
     */
    private List<Watched> watched(
            Map<String, Object> request, List<Object> given, Object[] arguments) {
        if (wantsData(request)) {
            return List.of();
        }
        List<Watched> watched = lists.getOrDefault(request.get("on"), new ArrayList<>());
        Watched.addTo(watched, given, arguments);
        return watched;
    }

    private Map<String, Object> release(Object ref) {
        objects.remove(ref);
        lists.remove(ref);
        return Telling.nothing();
    }

    private Map<String, Object> callMany(Map<String, Object> request) {
        Batches batches = new Batches(this, names, failures, streams, line);
        for (Object steps : Json.list(request.get("calls"))) {
            if (!batches.perform(Json.list(steps), Json.list(request.get("rolls")))) {
                return Json.of("batches", batches.told(), "ends", true);
            }
        }
        return Json.of("batches", batches.told());
    }

    private List<Object> arguments(Map<String, Object> request) throws Throwable {
        return new ArrayList<>(((Listed) argument(Json.list(request.get("arguments")))).items);
    }

    /** An argument as it is meant: an object that is kept, something that they have by name. */
    Object argument(Object value) throws Throwable {
        if (value instanceof List) {
            List<Object> items = new ArrayList<>();
            for (Object item : (List<?>) value) {
                items.add(argument(item));
            }
            return new Listed(items);
        }
        if (value instanceof Map) {
            Object ref = ((Map<?, ?>) value).get("ref");
            return ref != null
                    ? objects.get(ref)
                    : names.follow(null, Json.names(((Map<?, ?>) value).get("member"))).value;
        }
        return value;
    }

    private Object on(Map<String, Object> request) {
        return request.get("on") == null ? null : objects.get(request.get("on"));
    }
}
