import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One request of a call that is performed on many rolls, prepared as far as it can be. */
final class Step {

    /** A call on one roll: what its steps have made so far, and the lists that they were given. */
    static final class Round {
        final List<Object> roll;
        final List<Object> made = new ArrayList<>();
        final List<Watched> lists = new ArrayList<>();

        Round(List<Object> roll) {
            this.roll = roll;
        }
    }

    /** An argument, which may come to several: one a die. */
    private interface Argument {
        void give(Round round, List<Object> given) throws Throwable;
    }

    /** What stands for a value where a method gives none at all. */
    static final Object NOTHING = new Object();

    private final Resident resident;
    private final Names names;
    private final String operation;
    private final List<String> path;
    private final String name;
    private final int on;
    private final List<Argument> arguments = new ArrayList<>();
    private Names.Reached reached;

    Step(Resident resident, Names names, Map<String, Object> told) {
        this.resident = resident;
        this.names = names;
        operation = (String) told.get("op");
        path = Json.names(told.get("path"));
        name = path.get(path.size() - 1);
        on = told.get("on") == null ? -1 : place(Json.object(told.get("on")));
        for (Object argument : Json.list(told.get("arguments"))) {
            arguments.add(prepared(argument));
        }
    }

    private static int place(Map<?, ?> made) {
        return ((Long) made.get("made")).intValue();
    }

    private Argument prepared(Object argument) {
        Map<?, ?> told = argument instanceof Map ? (Map<?, ?>) argument : Map.of();
        if (told.containsKey("made")) {
            int place = place(told);
            return (round, given) -> given.add(round.made.get(place));
        }
        if ("list".equals(told.get("dice"))) {
            return (round, given) -> given.add(new Listed(round.roll));
        }
        if ("each".equals(told.get("dice"))) {
            return (round, given) -> given.addAll(round.roll);
        }
        if ("wrapped".equals(told.get("dice"))) {
            List<String> as = Json.names(told.get("as"));
            return (round, given) -> given.add(wrapped(round.roll, as));
        }
        return (round, given) -> given.add(resident.argument(argument));
    }

    private Listed wrapped(List<Object> roll, List<String> as) throws Throwable {
        List<Object> dice = new ArrayList<>();
        for (Object die : roll) {
            dice.add(resident.made(as, List.of(die), new ArrayList<>()));
        }
        return new Listed(dice);
    }

    /** Perform it, and add what comes of it to what was made. */
    void perform(Round round) throws Throwable {
        List<Object> given = new ArrayList<>();
        for (Argument argument : arguments) {
            argument.give(round, given);
        }
        Object object = on < 0 ? null : round.made.get(on);
        round.made.add(performed(object, given, round.lists));
    }

    private Object performed(Object object, List<Object> given, List<Watched> lists)
            throws Throwable {
        switch (operation) {
            case "new":
                return resident.made(path, given, lists);
            case "set":
                resident.give(object, name, given.get(0), lists);
                return NOTHING;
            case "get":
                return names.read(object, path);
            default:
                return called(object, given, lists);
        }
    }

    private Object called(Object object, List<Object> given, List<Watched> lists) throws Throwable {
        Names.Reached found = reached == null ? names.reached(object, path) : reached;
        if (on < 0) {
            reached = found; // the same for every roll
        }
        Fitting fitting = Fitting.of(found.targets, given, name);
        Watched.addTo(lists, given, fitting.arguments);
        Object value = fitting.target.call(found.on, fitting.arguments);
        return fitting.target.isVoid() ? NOTHING : value;
    }
}
