/** Ends that are ours: thrown through the solution's code, which seldom catches an Error. */
final class Endings {

    private Endings() {}

    /** The solution reads what nobody types. */
    static final class AskedForInput extends Error {
        private static final long serialVersionUID = 1;

        AskedForInput() {
            super("it asks for input");
        }
    }

    /** The solution prints without end. */
    static final class PrintedTooMuch extends Error {
        private static final long serialVersionUID = 1;

        PrintedTooMuch(int most) {
            super(String.format("more than %,d characters", most));
        }
    }
}
