package dev.cairn.eval.attack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The words that variants are made of: files beside the family that reads them. */
public final class AttackData {
  private static final String COLUMN = "\\s+\\|(?:\\s+|$)";

  private AttackData() {}

  /** The lines of a file, without comments; {@code \n} is a new line. */
  public static List<String> lines(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
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

  /** The lines of a file cut at {@code " | "}, each with so many columns. */
  public static List<List<String>> rows(Class<?> beside, String name, int columns) {
    return lines(beside, name).stream()
        .map(line -> {
          List<String> row = List.of(line.split(COLUMN, columns));
          if (row.size() != columns) {
            throw new IllegalStateException(name + " wants " + columns + " columns: " + line);
          }
          return row;
        })
        .toList();
  }
}
