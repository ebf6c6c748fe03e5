public class NoSuchClass {
    static int chance(Würfelbecher dice) {
        return dice.sum();
    }
}
