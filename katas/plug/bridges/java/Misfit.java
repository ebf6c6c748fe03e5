/** A call that was none: what is called doesn't take these arguments. */
final class Misfit extends Exception {

    static final String COUNT = "a wrong number of arguments";
    static final String TYPE = "arguments of another type";

    private static final long serialVersionUID = 1;

    final String accident;
    final transient Target target;

    Misfit(String accident, String message, Target target) {
        super(message);
        this.accident = accident;
        this.target = target;
    }
}
