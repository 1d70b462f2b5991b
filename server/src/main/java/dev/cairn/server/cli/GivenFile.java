package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.server.data.Location;
import dev.cairn.server.operation.RequestReader;
import dev.cairn.server.operation.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a file that was named on the command line; a dash is standard input. */
final class GivenFile {
  static final String STDIN = "-";

  private GivenFile() {}

  static String text(String field, String name, Shell shell) {
    if (name.equals(STDIN)) {
      return shell.readText(field);
    }
    Path file = existing(name);
    try {
      requireRoom(file);
      return Utf8.decode(field, "the file " + name, Files.readAllBytes(file));
    } catch (IOException e) {
      throw CairnException.unavailable("the file " + file.toAbsolutePath() + " cannot be read", e);
    }
  }

  static Path existing(String name) {
    Path file = Location.path("file", name);
    if (!Files.isRegularFile(file)) {
      throw CairnException.notFound(
          "file", "there is no file " + file.toAbsolutePath() + "; check the name");
    }
    return file;
  }

  private static void requireRoom(Path file) throws IOException {
    if (Files.size(file) > RequestReader.BYTES_MAX) {
      throw new CairnException(
          Code.TOO_LARGE,
          "file",
          "the file %s has %,d bytes, and a request at most %,d; split it"
              .formatted(file, Files.size(file), RequestReader.BYTES_MAX));
    }
  }
}
