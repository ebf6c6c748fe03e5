import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a solution takes for the keyboard and the screen.
 *
 * <p>The beginning of what it prints is kept. The rest goes to standard error, where the parent
 * counts it and stops who prints without end.
 */
final class Streams {

    /** So many bytes are kept. */
    private static final int KEPT = 10_000;

    /** So many bytes may be printed while a file loads. */
    private static final int MOST = 1_000_000;

    private final InputStream keyboard = new Keyboard();
    private final Kept kept = new Kept();
    private final PrintStream screen = new Screen(kept);
    private final PrintStream errors = System.err;

    /** Put the streams in their places, whatever was done to them, and keep nothing. */
    void begin() {
        System.setIn(keyboard);
        System.setOut(screen);
        System.setErr(errors);
        kept.seen.reset();
        kept.count = 0;
    }

    /** A new call of a batch has the same room as every other. */
    void next() {
        kept.count = 0;
    }

    /** Let a file print so much and no more. */
    void limit(boolean limited) {
        kept.limited = limited;
    }

    /** What was printed since the beginning; null where nothing was. */
    String printed() {
        String text = new String(kept.seen.toByteArray(), StandardCharsets.UTF_8);
        return text.isEmpty() ? null : text;
    }

    /** Nobody types here. */
    private static final class Keyboard extends InputStream {
        @Override
        public int read() {
            throw new Endings.AskedForInput();
        }

        @Override
        public int read(byte[] into, int start, int length) {
            throw new Endings.AskedForInput();
        }
    }

    /** Who closes the screen closes nothing. */
    private static final class Screen extends PrintStream {
        private Screen(OutputStream kept) {
            super(kept, true, StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            flush();
        }
    }

    private final class Kept extends OutputStream {
        private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
        private int count;
        private boolean limited;

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int start, int length) {
            int room = Math.max(0, Math.min(length, KEPT - seen.size()));
            seen.write(bytes, start, room);
            boolean isFirst = count <= KEPT;
            count += length;
            if (limited && count > MOST) {
                throw new Endings.PrintedTooMuch(MOST);
            }
            if (count > KEPT) {
                // The parent is to see the beginning of a flood as well.
                byte[] whole = isFirst ? seen.toByteArray() : new byte[0];
                errors.write(whole, 0, whole.length);
                errors.write(bytes, start + room, length - room);
            }
        }
    }
}
