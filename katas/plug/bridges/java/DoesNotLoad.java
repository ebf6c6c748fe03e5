import java.util.List;
import java.util.Map;

/** A solution that can't be used as it is: what is wrong, what was found, what to do. */
final class DoesNotLoad extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<String> found;
    private final String advice;

    DoesNotLoad(String problem, List<String> found, String advice) {
        super(problem);
        this.found = found;
        this.advice = advice;
    }

    Map<String, Object> asData() {
        return Json.of(
                "does_not_load",
                Json.of("problem", getMessage(), "found", found, "advice", advice));
    }
}
