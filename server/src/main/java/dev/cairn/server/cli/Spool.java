package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.server.data.SpoolFolder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A stream kept in a file for as long as it is needed: an import is read twice, a pipe only once. */
final class Spool implements AutoCloseable {
  private final SpoolFolder folder;
  private final Path file;

  private Spool(SpoolFolder folder, Path file) {
    this.folder = folder;
    this.file = file;
  }

  static Spool of(Shell shell) {
    SpoolFolder folder = shell.spool();
    try {
      Path file = folder.file("import-", ".jsonl");
      try (OutputStream out = Files.newOutputStream(file)) {
        shell.input().transferTo(out);
      }
      return new Spool(folder, file);
    } catch (IOException e) {
      folder.close();
      throw CairnException.unavailable("standard input cannot be kept in a temporary file", e);
    }
  }

  Path file() {
    return file;
  }

  @Override
  public void close() {
    folder.close();
  }
}
