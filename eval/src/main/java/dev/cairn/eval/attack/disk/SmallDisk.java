package dev.cairn.eval.attack.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file system of a few megabytes in memory, which can be filled and made read-only. Only some may mount one. */
final class SmallDisk implements AutoCloseable {
  private static final int PIECE = 1 << 12;

  private final Path folder;

  private SmallDisk(Path folder) {
    this.folder = folder;
  }

  /** Whether this user of this machine may mount one. */
  static boolean possible(Path trial) {
    if (!run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", trial.toString())) {
      return false;
    }
    return run("umount", trial.toString());
  }

  static SmallDisk mounted(Path folder, int megabytes) throws IOException {
    Files.createDirectories(folder);
    if (!run("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", folder.toString())) {
      throw new IOException("cannot mount a file system on " + folder);
    }
    return new SmallDisk(folder);
  }

  Path folder() {
    return folder;
  }

  /** Fills it to the last byte but so many. */
  void fill(long bytesLeft) throws IOException {
    Path ballast = folder.resolve("ballast");
    try (var out = Files.newOutputStream(ballast)) {
      while (Files.getFileStore(folder).getUsableSpace() > bytesLeft) {
        out.write(new byte[PIECE]);
      }
    } catch (IOException full) {
      // As it should be.
    }
  }

  void readOnly() {
    require("mount", "-o", "remount,ro", folder.toString());
  }

  void makeRoom() throws IOException {
    require("mount", "-o", "remount,rw", folder.toString());
    Files.deleteIfExists(folder.resolve("ballast"));
  }

  private static void require(String... command) {
    if (!run(command)) {
      throw new UncheckedIOException(new IOException("failed: " + String.join(" ", command)));
    }
  }

  private static boolean run(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    require("umount", folder.toString());
  }
}
