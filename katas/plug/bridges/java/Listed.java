import java.util.List;

/** A list that was given in a request: made anew, in whatever form a parameter wants it. */
final class Listed {

    final List<?> items;

    Listed(List<?> items) {
        this.items = items;
    }
}
