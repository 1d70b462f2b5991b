package dev.cairn.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lists that come with the module, one item a line; lines that begin with # are comments. */
public final class DataFile {
  private DataFile() {}

  public static List<String> lines(String name) {
    try (InputStream in = DataFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no such data file: " + name);
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
