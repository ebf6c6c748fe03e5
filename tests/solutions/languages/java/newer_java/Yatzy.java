import java.util.List;

sealed interface Rule permits Chance, OfAKind {}

record Chance() implements Rule {}

record OfAKind(int times) implements Rule {
    OfAKind {
        if (times < 2) throw new IllegalArgumentException("one of a kind is no kind");
    }
}

record Roll(List<Integer> dice) {
    int sum() {
        return dice.stream().mapToInt(die -> die).sum();
    }

    static Roll empty() {
        return new Roll(List.of());
    }
}

public class Yatzy {
    static int score(Roll roll, Rule rule) {
        return switch (rule) {
            case OfAKind kind -> kind.times();
            case Chance chance -> roll.sum();
        };
    }

    static String about() {
        return """
            Yatzy,
            as we play it
            """;
    }
}
