import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Runs a Java solution and speaks the lines of docs/protocol.md.
 *
 * <p>This file is what {@code java Bridge.java} compiles and starts, and no more than that: before
 * Java 22 it can't find the files beside it. So they are compiled here, into a folder that the
 * parent has told, and are found there when the same parent starts another bridge.
 */
public final class Bridge {

    /** Keep the two pipes for ourselves, and hand them over with what was told. */
    public static void main(String[] arguments) throws Throwable {
        InputStream requests = new FileInputStream(FileDescriptor.in);
        OutputStream replies = new FileOutputStream(FileDescriptor.out);
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        String folder = told(arguments[0], "folder");
        String shared = told(arguments[0], "built");
        URL[] built = {built(Paths.get(shared == null ? folder : shared)).toUri().toURL()};
        // The compiler's own classes are the system loader's, and we ask it much.
        ClassLoader loader = new URLClassLoader(built, ClassLoader.getSystemClassLoader());
        try {
            loader.loadClass("Serving")
                    .getMethod("main", String.class, InputStream.class, OutputStream.class)
                    .invoke(null, arguments[0], requests, replies);
        } catch (InvocationTargetException error) {
            throw error.getCause();
        }
    }

    /** A text among what was told; null if there is none. What reads JSON isn't compiled yet. */
    private static String told(String all, String key) throws IOException {
        Matcher found = Pattern.compile('"' + key + "\": \"((?:[^\"\\\\]|\\\\.)*)\"").matcher(all);
        if (!found.find()) {
            return null;
        }
        // The texts of a properties file are escaped as those of JSON are.
        Properties unescaped = new Properties();
        unescaped.load(new StringReader("text=" + found.group(1)));
        return unescaped.getProperty("text");
    }

    /** Where the classes of the files beside this one are, built unless they are there already. */
    private static Path built(Path folder) throws Exception {
        Path built = folder.resolve("bridge");
        if (Files.isDirectory(built)) {
            return built;
        }
        Path begun = Files.createTempDirectory(folder, "begun");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-proc:none", "-nowarn", "-d", begun.toString());
            PrintWriter complaints = new PrintWriter(System.err, true);
            Path[] sources = sources().toArray(new Path[0]);
            var units = files.getJavaFileObjects(sources);
            if (!compiler.getTask(complaints, files, null, options, null, units).call()) {
                throw new IOException("the bridge does not compile");
            }
        }
        try {
            return Files.move(begun, built, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException error) {
            if (Files.isDirectory(built)) {
                return built; // another bridge was quicker
            }
            throw error;
        }
    }

    private static List<Path> sources() throws Exception {
        try (Stream<Path> beside = Files.list(here())) {
            return beside.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.toList());
        }
    }

    /** The folder of this file. Java 11 doesn't say where a source was; it is our class path. */
    private static Path here() throws Exception {
        var source = Bridge.class.getProtectionDomain().getCodeSource();
        return source == null || source.getLocation() == null
                ? Paths.get(System.getProperty("java.class.path"))
                : Paths.get(source.getLocation().toURI()).getParent();
    }
}
