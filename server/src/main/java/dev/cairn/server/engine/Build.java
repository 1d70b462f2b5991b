package dev.cairn.server.engine;

import dev.cairn.Cairn;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;

/**
 * Which Cairn a process runs.
 *
 * @param version of the release
 * @param id when it was built, as {@code yyyyMMdd-HHmmss}, so that ids sort by age
 */
record Build(String version, String id) implements Comparable<Build> {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);
  private static final Comparator<Build> BY_AGE =
      Comparator.comparing(Build::number).thenComparing(Build::id);

  /** That of this process; {@code -Dcairn.build} goes before the age of its files. */
  static Build current() {
    String given = System.getProperty("cairn.build", "");
    return new Build(Cairn.version(), given.isEmpty() ? age() : given);
  }

  private static String age() {
    CodeSource source = Build.class.getProtectionDomain().getCodeSource();
    try {
      return source == null
          ? ""
          : STAMP.format(
              Files.getLastModifiedTime(Path.of(source.getLocation().toURI())).toInstant());
    } catch (IOException | URISyntaxException e) {
      return "";
    }
  }

  /** The version with its numbers padded, so that 0.10 comes after 0.9. */
  private String number() {
    StringBuilder padded = new StringBuilder();
    for (String part : version.split("[^0-9]+", -1)) {
      padded.append("%8s".formatted(part)).append('.');
    }
    return padded.toString();
  }

  @Override
  public int compareTo(Build other) {
    return BY_AGE.compare(this, other);
  }
}
