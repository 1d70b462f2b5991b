package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A stream kept in a file for as long as it is needed: an import is read twice, a pipe only once. */
final class Spool implements AutoCloseable {
  private final Path file;

  private Spool(Path file) {
    this.file = file;
  }

  static Spool of(InputStream in) {
    try {
      Path file = Files.createTempFile("cairn-import-", ".jsonl");
      file.toFile().deleteOnExit();
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
      return new Spool(file);
    } catch (IOException e) {
      throw CairnException.unavailable("standard input cannot be kept in a temporary file", e);
    }
  }

  Path file() {
    return file;
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw CairnException.unavailable("the temporary file " + file + " cannot be deleted", e);
    }
  }
}
