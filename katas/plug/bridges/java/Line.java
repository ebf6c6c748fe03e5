import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The way to the parent. Whoever answers first has answered; what comes after it is lost. */
final class Line {

    /** So often a batch says how far it has come. */
    private static final long OFTEN = TimeUnit.MILLISECONDS.toNanos(200);

    private final OutputStream out;
    private Object open;
    private long last;

    Line(OutputStream out) {
        this.out = out;
    }

    /** Take up a request. */
    synchronized void open(Object id) {
        open = id;
        last = System.nanoTime();
    }

    /** Answer the request that is open. */
    synchronized void answer(Map<String, Object> reply) {
        if (open != null) {
            write(reply);
            open = null;
        }
    }

    /** Say how many calls are done, if it is time to. */
    void beat(long done) {
        long now = System.nanoTime();
        if (now - last >= OFTEN) {
            synchronized (this) {
                last = now;
                write(Json.of("done", done));
            }
        }
    }

    private void write(Map<String, Object> reply) {
        Map<String, Object> whole = new LinkedHashMap<>();
        whole.put("id", open);
        whole.putAll(reply);
        try {
            out.write((Json.write(whole) + "\n").getBytes(StandardCharsets.US_ASCII));
            out.flush();
        } catch (IOException error) {
            Runtime.getRuntime().halt(1); // nobody is there any more
        }
    }
}
