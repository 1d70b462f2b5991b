package dev.cairn.eval.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What Jazzer calls: the property {@code cairn.fuzz} names the target. */
public final class FuzzDriver {
  private static final FuzzTarget TARGET =
      FuzzTarget.valueOf(System.getProperty("cairn.fuzz", "operation").toUpperCase(Locale.ROOT));

  private FuzzDriver() {}

  /** Writes the samples of the target to a folder, one a file, for the fuzzer to begin from. */
  public static void main(String[] folder) throws IOException {
    Path to = Files.createDirectories(Path.of(folder[0]));
    for (int i = 0; i < TARGET.samples().size(); i++) {
      Files.writeString(to.resolve("sample-" + i), TARGET.samples().get(i));
    }
  }

  public static void fuzzerTestOneInput(byte[] bytes) {
    TARGET.feed(bytes);
  }
}
