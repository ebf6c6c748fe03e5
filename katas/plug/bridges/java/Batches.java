import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Performs the same calls on many rolls, every time on fresh objects and lists. */
final class Batches {

    private final Resident resident;
    private final Names names;
    private final Failures failures;
    private final Streams streams;
    private final Line line;
    private final List<Object> told = new ArrayList<>();
    private long done;

    Batches(Resident resident, Names names, Failures failures, Streams streams, Line line) {
        this.resident = resident;
        this.names = names;
        this.failures = failures;
        this.streams = streams;
        this.line = line;
    }

    /** What came of the calls so far, one batch each. */
    List<Object> told() {
        return told;
    }

    /** Perform a call on each roll; whether it can go on behind it. */
    boolean perform(List<Object> call, List<Object> rolls) {
        List<Step> steps = new ArrayList<>();
        for (Object step : call) {
            steps.add(new Step(resident, names, Json.object(step)));
        }
        Batch batch = new Batch();
        boolean goesOn = true;
        for (int index = 0; index < rolls.size() && goesOn; index++) {
            streams.next();
            Step.Round round = new Step.Round(Json.list(rolls.get(index)));
            try {
                batch.add(score(steps, round));
            } catch (Throwable error) {
                batch.add(Json.of("error", failures.told(error)));
                goesOn = !(error instanceof OutOfMemoryError);
            }
            round.lists.forEach(batch::note);
            line.beat(++done);
        }
        told.add(batch.told());
        return goesOn;
    }

    private static Map<String, Object> score(List<Step> steps, Step.Round round) throws Throwable {
        for (Step step : steps) {
            step.perform(round);
        }
        Object value = round.made.get(steps.size() - 1);
        return value == Step.NOTHING ? Telling.nothing() : Telling.value(value);
    }
}
