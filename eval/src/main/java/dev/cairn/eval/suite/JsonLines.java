package dev.cairn.eval.suite;

import dev.cairn.fault.CairnException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The files of JSON Lines below a folder, by data set. Which file holds what is told by the fields of its
 * first line, never by its name, so that a folder nobody has seen is read by the same command.
 */
public final class JsonLines {
  private static final String ENDING = ".jsonl";

  /** Folders that cut a set into parts; the set is named by the folder above. */
  private static final Set<String> PARTS = Set.of("dev", "held", "train", "test", "all");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Map<String, List<Path>> files = new TreeMap<>();

  private JsonLines() {}

  public static JsonLines below(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw CairnException.invalid(
          "data", folder + " is no folder; name the one that holds the data sets");
    }
    JsonLines found = new JsonLines();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(path -> path.toString().endsWith(ENDING) && Files.isRegularFile(path))
          .sorted()
          .forEach(file ->
              found.files.computeIfAbsent(set(file), name -> new ArrayList<>()).add(file));
    } catch (IOException e) {
      throw unreadable(folder, e);
    }
    return found;
  }

  /** The names of the sets, in order. */
  public List<String> sets() {
    return List.copyOf(files.keySet());
  }

  /** All lines of those files of a set whose first line has these fields. */
  public List<Line> with(String set, String... fields) {
    List<Line> lines = new ArrayList<>();
    for (Path file : files.getOrDefault(set, List.of())) {
      lines.addAll(read(file, List.of(fields)));
    }
    return lines;
  }

  /** All lines of one file, whatever their shape. */
  static List<Line> of(Path file) {
    return read(file, List.of());
  }

  private static String set(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    while (folder != null && folder.getFileName() != null) {
      String name = folder.getFileName().toString();
      if (!PARTS.contains(name)) {
        return name;
      }
      folder = folder.getParent();
    }
    return "data";
  }

  private static List<Line> read(Path file, List<String> fields) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      for (String text = reader.readLine(); text != null; text = reader.readLine()) {
        number++;
        if (text.isBlank()) {
          continue;
        }
        Line line = parse(file, number, text);
        if (lines.isEmpty() && !fields.stream().allMatch(line::has)) {
          return List.of();
        }
        lines.add(line);
      }
    } catch (IOException e) {
      throw unreadable(file, e);
    }
    return lines;
  }

  private static Line parse(Path file, int number, String text) {
    try {
      JsonNode object = JSON.readTree(text);
      if (object.isObject()) {
        return new Line(file, number, object);
      }
    } catch (JacksonException e) {
      throw CairnException.invalid(
          "data", file + ":" + number + ": no JSON: " + e.getOriginalMessage());
    }
    throw CairnException.invalid("data", file + ":" + number + ": must be one JSON object");
  }

  private static CairnException unreadable(Path path, IOException cause) {
    return CairnException.unavailable(path + " cannot be read: " + cause.getMessage(), cause);
  }
}
