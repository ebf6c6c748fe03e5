public class NeverEnds {
    static int rolls = 0;

    static {
        while (rolls < 6) {
            rolls %= 6;
        }
    }
}
