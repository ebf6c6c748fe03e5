import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Answers requests, one line each, until the parent hangs up. */
public final class Serving {

    /** Seconds that whatever is open may take when the parent has gone. */
    private static final int GRACE = 2;

    /** Bytes for calls within calls: who calls itself without end should soon come to it. */
    private static final int STACK = 512 * 1024;

    private static final String END = "";

    private final Loading loading;
    private final Line line;
    private final BlockingQueue<String> requests = new LinkedBlockingQueue<>();
    private Resident solution;
    private DoesNotLoad broken;

    private Serving(Loading loading, Line line) {
        this.loading = loading;
        this.line = line;
    }

    /** Serve what was told; see {@link Bridge}. */
    public static void main(String told, InputStream requests, OutputStream replies)
            throws InterruptedException {
        Map<String, Object> settings = Json.object(Json.read(told));
        Number limit = (Number) settings.get("call_limit");
        Loading loading =
                new Loading(
                        Paths.get((String) settings.get("file")),
                        Paths.get((String) settings.get("folder")),
                        limit == null ? null : limit.doubleValue());
        Serving serving = new Serving(loading, new Line(replies));
        Thread reader = new Thread(() -> serving.read(requests), "requests");
        reader.setDaemon(true);
        reader.start();
        Thread worker = new Thread(null, serving::serve, "solution", STACK);
        worker.start();
        worker.join();
    }

    /** Read ahead, for only who reads sees that the parent has gone. */
    private void read(InputStream from) {
        try {
            var reader = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8));
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                requests.add(text);
            }
            requests.add(END);
            TimeUnit.SECONDS.sleep(GRACE);
        } catch (IOException | InterruptedException error) {
            // as good as its end
        }
        Runtime.getRuntime().halt(0);
    }

    private void serve() {
        for (String text = next(); !text.equals(END); text = next()) {
            try {
                Map<String, Object> request = Json.object(Json.read(text));
                line.open(request.get("id"));
                line.answer(answer(request));
            } catch (Throwable error) { // the solution has got at what we work with
                String message = "the process can't go on: " + error.getClass().getSimpleName();
                Map<String, Object> told = Json.of("kind", "Broken", "message", message);
                line.answer(Json.of("error", told, "ends", true));
                Runtime.getRuntime().halt(1);
            }
        }
        Runtime.getRuntime().halt(0); // whatever threads it has left behind
    }

    private String next() {
        while (true) {
            try {
                return requests.take();
            } catch (InterruptedException error) {
                // whoever wants something of this thread can't mean us
            }
        }
    }

    private Map<String, Object> answer(Map<String, Object> request) {
        if (solution == null && broken == null) {
            try {
                solution = loading.loaded(new Streams(), line);
            } catch (DoesNotLoad error) {
                broken = error;
            }
        }
        return broken == null ? solution.answer(request) : broken.asData();
    }
}
