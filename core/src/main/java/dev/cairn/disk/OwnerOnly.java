package dev.cairn.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Makes and keeps files and folders that only their owner can use, where the file system knows such. */
public final class OwnerOnly {
  private static final Set<PosixFilePermission> OF_OTHERS = Set.of(
      PosixFilePermission.GROUP_READ,
      PosixFilePermission.GROUP_WRITE,
      PosixFilePermission.GROUP_EXECUTE,
      PosixFilePermission.OTHERS_READ,
      PosixFilePermission.OTHERS_WRITE,
      PosixFilePermission.OTHERS_EXECUTE);

  private OwnerOnly() {}

  /** For the making of a file. */
  public static FileAttribute<?>[] file(Path path) {
    return attributes(path, "rw-------");
  }

  /** For the making of a folder. */
  public static FileAttribute<?>[] folder(Path path) {
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

  /** Makes a folder with all above it that are missing; one that is there stays as it is. */
  public static void createFolders(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, folder(folder));
    }
  }

  /** Makes the folder a file lies in, with all above it. */
  public static Path createFolderOf(Path file) throws IOException {
    Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file has a folder");
    createFolders(folder);
    return folder;
  }

  /** Makes the file if it is missing, so that whoever opens it next finds the right rights. */
  public static Path created(Path file) throws IOException {
    try {
      return Files.createFile(file, file(file));
    } catch (FileAlreadyExistsException e) {
      return file;
    }
  }

  /** A channel to a file that is made if it is missing. */
  public static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file, Set.<OpenOption>of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), file(file));
  }

  /**
   * Makes a file with its content unless it is there: of several processes one wins, and none reads half a file.
   *
   * @return whether it was this call that made it
   */
  public static boolean createWhole(Path file, byte[] content) throws IOException {
    Path folder = createFolderOf(file);
    Path aside = Files.createTempFile(folder, file.getFileName().toString(), null, file(file));
    try {
      Files.write(aside, content, StandardOpenOption.WRITE);
      Files.createLink(file, aside);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    } catch (UnsupportedOperationException | FileSystemException e) {
      return moved(aside, file);
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  /** Where there are no links; of two processes at the very same moment the later one wins. */
  private static boolean moved(Path aside, Path file) throws IOException {
    try {
      Files.move(aside, file);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  /** Whether anybody but the owner may do anything with it; false where that cannot be known. */
  public static boolean isOpenToOthers(Path path) {
    try {
      return Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS).stream()
          .anyMatch(OF_OTHERS::contains);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /**
   * The same for a folder with all that is in it, the deepest first: nobody gets past one that is closed, so one that is
   * was gone through to its end, and is left alone.
   */
  public static void tightenTree(Path folder) {
    if (!isOpenToOthers(folder)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(folder)) {
      inside.sorted(Comparator.reverseOrder()).forEach(OwnerOnly::tighten);
    } catch (IOException | UncheckedIOException e) {
      // Something went away while we looked. The folder itself is still open, so the next one looks
      // again.
      return;
    }
  }

  /**
   * Takes from others what they may do with a file or folder of ours. Links are not followed, and the file is not
   * opened: on POSIX, closing it again would give up every lock this process holds on it.
   *
   * @return whether there was something to take, and it is taken
   */
  public static boolean tighten(Path path) {
    try {
      if (Files.isSymbolicLink(path) || !isOpenToOthers(path)) {
        return false;
      }
      Set<PosixFilePermission> rights = EnumSet.noneOf(PosixFilePermission.class);
      rights.addAll(Files.getPosixFilePermissions(path));
      rights.removeAll(OF_OTHERS);
      Files.setPosixFilePermissions(path, rights);
      return !isOpenToOthers(path);
    } catch (IOException | UnsupportedOperationException e) {
      // Not ours to change, or a file system that keeps no rights; `doctor` says so.
      return false;
    }
  }
}
