import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Loads a learner's file; whatever goes wrong there is one plain message. */
final class Loading {

    private static final String OUTLINE = "outline.json";

    private final Path file;
    private final Path folder;
    private final Double limit;

    /** {@code folder} is where it may build; {@code limit} that of a call in seconds, or null. */
    Loading(Path file, Path folder, Double limit) {
        this.file = file;
        this.folder = folder;
        this.limit = limit;
    }

    /** Compile the file, unless that was done for this parent before, and set up its classes. */
    Resident loaded(Streams streams, Line line) throws DoesNotLoad {
        String name = file.getFileName().toString();
        try {
            Path built = built();
            String outline = Files.readString(built.resolve(OUTLINE));
            Map<String, Object> told = Json.object(Json.read(outline));
            Classes classes = new Classes(new Outline(Json.object(told.get("classes"))), built);
            new SettingUp(classes, name, streams, line).run(limit);
            return new Resident(classes, Json.names(told.get("stood_in")), streams, line);
        } catch (NoSuchFileException error) {
            throw new DoesNotLoad(name + " can't be read: it isn't there", List.of(), "");
        } catch (IOException | ClassNotFoundException error) {
            throw new DoesNotLoad(name + " can't be read: " + error.getMessage(), List.of(), "");
        }
    }

    private Path built() throws IOException, DoesNotLoad {
        Path built = folder.resolve("solution");
        if (Files.isDirectory(built)) {
            return built;
        }
        Path begun = Files.createTempDirectory(folder, "begun");
        Compiling.Compiled compiled = new Compiling(file, begun).compiled();
        Map<String, Object> told =
                Json.of("classes", compiled.outline.asData(), "stood_in", compiled.stoodIn);
        Files.write(begun.resolve(OUTLINE), Json.write(told).getBytes(StandardCharsets.US_ASCII));
        return Files.move(begun, built);
    }
}
