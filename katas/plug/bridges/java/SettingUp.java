import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Runs what classes run before they are used, and tells what may come of that. */
final class SettingUp {

    /** It may take so many times as long as a call may. */
    private static final int TIMES = 6;

    private static final String MAIN =
            "put it into `main`, so that it is done only when you run the file";

    private final Classes classes;
    private final String file;
    private final Streams streams;
    private final Line line;
    private final Thread worker = Thread.currentThread();
    private final CountDownLatch done = new CountDownLatch(1);

    SettingUp(Classes classes, String file, Streams streams, Line line) {
        this.classes = classes;
        this.file = file;
        this.streams = streams;
        this.line = line;
    }

    /** Set the classes up, in so many call limits; {@code limit} is one in seconds, or null. */
    void run(Double limit) throws DoesNotLoad {
        Thread atExit = new Thread(() -> answer("ends the program while it loads"));
        Runtime.getRuntime().addShutdownHook(atExit);
        if (limit != null) {
            Thread watch = new Thread(() -> watch((long) (limit * TIMES * 1_000)));
            watch.setDaemon(true);
            watch.start();
        }
        streams.begin();
        streams.limit(true);
        try {
            classes.setUp(file);
        } catch (Throwable error) {
            throw explained(error);
        } finally {
            streams.limit(false);
            done.countDown();
        }
        Runtime.getRuntime().removeShutdownHook(atExit);
    }

    private void watch(long limit) {
        try {
            if (!done.await(limit, TimeUnit.MILLISECONDS)) {
                answer("takes too long to load");
                Runtime.getRuntime().halt(1);
            }
        } catch (InterruptedException error) {
            // nobody does that
        }
    }

    /** Answer for the thread that will not come back. */
    private void answer(String what) {
        line.answer(atWork(what, worker.getStackTrace()).asData());
    }

    /** A file that does its work where it should only define it. */
    private DoesNotLoad atWork(String what, StackTraceElement[] trace) {
        return new DoesNotLoad(file + " " + what + place(trace), List.of(), MAIN);
    }

    private DoesNotLoad explained(Throwable thrown) {
        boolean isWrapped = thrown instanceof ExceptionInInitializerError;
        Throwable error = isWrapped && thrown.getCause() != null ? thrown.getCause() : thrown;
        if (error instanceof Endings.AskedForInput) {
            return atWork("asks for input while it loads", error.getStackTrace());
        }
        if (error instanceof Endings.PrintedTooMuch) {
            return atWork("prints without end while it loads", error.getStackTrace());
        }
        String message = Failures.message(error);
        return new DoesNotLoad(
                file + " breaks while it loads" + place(error.getStackTrace()),
                List.of(Telling.kind(error) + (message.isEmpty() ? "" : ": " + message)),
                "run it by itself first: java " + file);
    }

    private String place(StackTraceElement[] trace) {
        StackTraceElement at = classes.innermost(trace);
        if (at == null) {
            return "";
        }
        String neighbour = file.equals(at.getFileName()) ? "" : at.getFileName() + ", ";
        return " (" + neighbour + "line " + at.getLineNumber() + ")";
    }
}
