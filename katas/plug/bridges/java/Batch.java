import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What comes of one kind of call, roll by roll; the same odd answers are told once. */
final class Batch {

    /** So many different answers that are no scores are told; more tell nobody anything. */
    private static final int MOST_TOLD = 2_000;

    private final List<Object> values = new ArrayList<>();
    private final List<List<Integer>> odd = new ArrayList<>();
    private final List<Map<String, Object>> replies = new ArrayList<>();
    private final Map<Map<String, Object>, Integer> known = new HashMap<>();
    private int changed;
    private List<Object> example;

    /** Add what came for the next roll, as it would be answered to a call. */
    void add(Map<String, Object> reply) {
        Object value = reply.get("value");
        if (value == null) {
            if (!known.containsKey(reply) && replies.size() < MOST_TOLD) {
                known.put(reply, replies.size());
                replies.add(reply);
            }
            odd.add(List.of(values.size(), known.getOrDefault(reply, 0)));
        }
        values.add(value);
    }

    /** Note a list that may have come back changed. */
    void note(Watched list) {
        if (list.isChanged()) {
            changed++;
            example = example == null ? list.told() : example;
        }
    }

    Map<String, Object> told() {
        return Json.of(
                "values", values,
                "odd", odd,
                "replies", replies,
                "changed", changed,
                "example", example);
    }
}
