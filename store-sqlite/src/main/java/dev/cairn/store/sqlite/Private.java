package dev.cairn.store.sqlite;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Attributes of files and folders that only their owner can read, where the system knows such. */
final class Private {
  private Private() {}

  static FileAttribute<?>[] file(Path path) {
    return attributes(path, "rw-------");
  }

  static FileAttribute<?>[] folder(Path path) {
    return attributes(path, "rwx------");
  }

  private static FileAttribute<?>[] attributes(Path path, String permissions) {
    boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }
}
