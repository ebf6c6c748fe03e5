import java.util.Map;

public class Breaks {
    static final Map<String, Integer> POINTS = Map.of("yatzy", 50);
    static final int LARGE_STRAIGHT = POINTS.get("large straight");
}
