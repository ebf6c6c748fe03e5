import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.SimpleJavaFileObject;

/** A source file as the compiler gets it: read as people save it, under any name it may have. */
final class Source extends SimpleJavaFileObject {

    private static final Pattern PACKAGE =
            Pattern.compile("(?sU)\\A(?:\\s++|//[^\n]*+|/\\*.*?\\*/)*+package\\s+([\\w.]+)\\s*;");

    final Path path;
    final String className;
    private final BitSet blanked = new BitSet();
    private String written;
    private String text;

    /** {@code className} is the class that the file is looked into for, with its package. */
    Source(Path path, String className) {
        super(path.toUri(), Kind.SOURCE);
        this.path = path;
        this.className = className;
    }

    String fileName() {
        return path.getFileName().toString();
    }

    /** Whether a name stands in the file. */
    boolean speaksOf(String name) throws IOException {
        Pattern word = Pattern.compile("\\b" + Pattern.quote(name) + "\\b");
        return word.matcher(getCharContent(true)).find();
    }

    /** The package that the file says it belongs to. */
    String declaredPackage() throws IOException {
        Matcher clause = PACKAGE.matcher(getCharContent(true));
        return clause.find() ? clause.group(1) : "";
    }

    @Override
    public String getCharContent(boolean ignoreEncodingErrors) throws IOException {
        if (text == null) {
            written = decoded(Files.readAllBytes(path));
            text = written;
        }
        return text;
    }

    private static String decoded(byte[] bytes) {
        String decoded;
        try {
            decoded = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException error) {
            decoded = new String(bytes, StandardCharsets.ISO_8859_1); // some old comment
        }
        return decoded.startsWith("\ufeff") ? decoded.substring(1) : decoded;
    }

    /** The line with this number, counted from 1. */
    String line(long number) {
        return written.lines().skip(number - 1).findFirst().orElse("");
    }

    /** What stands before a position in its line. */
    String before(long position) {
        int end = (int) Math.max(0, Math.min(position, written.length()));
        return written.substring(written.lastIndexOf('\n', end - 1) + 1, end);
    }

    /** Leave a part of the text blank; what is behind it stays where it is. */
    void blank(int start, int end) {
        String part = text.substring(start, end).replaceAll("[^\r\n]", " ");
        text = text.substring(0, start) + part + text.substring(end);
        blanked.set(start, end);
    }

    boolean isBlanked(long position) {
        return position >= 0 && blanked.get((int) position);
    }

    @Override
    public String getName() {
        return path.toString();
    }

    /** A public class may be called otherwise than its file, which may have been renamed. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.SOURCE && !simpleName.endsWith("-info");
    }
}
