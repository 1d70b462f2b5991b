package dev.cairn.eval.speed;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** A folder to work in, and the memories that several measurements share, each filled once. */
final class Workbench implements AutoCloseable {
  private final Extent extent;
  private final Progress progress;
  private final Path folder;
  private final Map<Integer, Filled> filled = new TreeMap<>();

  Workbench(Extent extent, Progress progress, Path parent) {
    this.extent = extent;
    this.progress = progress;
    this.folder = Folders.temporary(parent, "cairn-speed-");
  }

  Extent extent() {
    return extent;
  }

  Progress progress() {
    return progress;
  }

  /** A place of its own for a measurement. */
  Path folder(String name) {
    return folder.resolve(name);
  }

  /** A memory with so many entries. */
  Filled filled(int entries) {
    return filled.computeIfAbsent(
        entries, size -> Filled.with(size, folder("filled-" + size), progress));
  }

  @Override
  public void close() {
    Folders.delete(folder);
  }
}
