package dev.cairn.eval.attack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The attacks that variants are made of. */
final class AttackData {
  private AttackData() {}

  /** The lines of a file, without comments; {@code \n} is a new line. */
  static List<String> lines(String name) {
    try (InputStream in = AttackData.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("# "))
          .map(line -> line.replace("\\n", "\n"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
