package dev.cairn.store.sqlite;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.PreparedStatement;

/** A copy of the store, made under another name and shown under its own only when it is whole. */
final class Backup {
  private final Readers readers;

  Backup(Readers readers) {
    this.readers = readers;
  }

  void to(Path target) {
    Path to = target.toAbsolutePath().normalize();
    if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
      throw CairnException.conflict(
          "to", to + " is there already and is not overwritten; choose another name");
    }
    try {
      Path part = begin(to);
      try {
        copy(part);
        sync(part, StandardOpenOption.WRITE);
        Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
      syncFolder(to);
    } catch (IOException e) {
      throw CairnException.unavailable(
          "the backup cannot be written to " + to + " (" + e.getMessage() + ")", e);
    }
  }

  private static Path begin(Path to) throws IOException {
    Path folder = to.getParent();
    if (folder == null) {
      throw CairnException.invalid("to", "'to' must name a file, was " + to);
    }
    OwnerOnly.createFolders(folder);
    return Files.createTempFile(folder, "." + to.getFileName() + "-", ".part", OwnerOnly.file(to));
  }

  private void copy(Path part) {
    readers.lend(reader -> reader.look(session -> {
      PreparedStatement copy = session.statements().prepare(Sql.COPY_TO);
      copy.setString(1, part.toString());
      return copy.execute();
    }));
  }

  /** The new name must be on the disk too. Systems that cannot open a folder keep it there anyway. */
  private static void syncFolder(Path to) throws IOException {
    Path folder = to.getParent();
    if (folder != null && folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      sync(folder, StandardOpenOption.READ);
    }
  }

  private static void sync(Path path, StandardOpenOption mode) throws IOException {
    try (FileChannel channel = FileChannel.open(path, mode)) {
      channel.force(true);
    }
  }
}
