package dev.cairn.server.data;

import dev.cairn.disk.OwnerOnly;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What Cairn keeps in a data folder, and that nobody but its owner may look into it. Whatever is made is made so; what an
 * older build or a copy left wider is narrowed when the folder is opened.
 */
public final class OwnFiles {
  private static final Set<String> FILES =
      Set.of("head", "head.new", "salt", "token-agent", "token-person", "engine.json");
  private static final Set<String> FOLDERS = Set.of("cache", "backup", SpoolFolder.NAME);
  private static final String STORE = "cairn.db";

  private final Path folder;

  public OwnFiles(Path folder) {
    this.folder = folder;
  }

  /** Narrows what is ours; the folder itself only if nothing else lies in it. */
  public void tighten() {
    if (!Files.isDirectory(folder)) {
      return;
    }
    for (Path own : own()) {
      if (Files.isDirectory(own, LinkOption.NOFOLLOW_LINKS)) {
        OwnerOnly.tightenTree(own);
      } else {
        OwnerOnly.tighten(own);
      }
    }
    if (isOurs()) {
      OwnerOnly.tighten(folder);
    }
  }

  /** Whether all that lies in the folder is ours, so that the folder is. */
  public boolean isOurs() {
    return list().stream().allMatch(OwnFiles::isOwn);
  }

  /** What others may still use of ours. */
  public List<Path> openToOthers() {
    return own().stream()
        .flatMap(own -> walk(own).stream())
        .filter(OwnerOnly::isOpenToOthers)
        .toList();
  }

  private List<Path> own() {
    return list().stream().filter(OwnFiles::isOwn).toList();
  }

  private static boolean isOwn(Path path) {
    String name = path.getFileName().toString();
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
        ? FOLDERS.contains(name)
        : FILES.contains(name) || name.startsWith(STORE);
  }

  private List<Path> list() {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static List<Path> walk(Path top) {
    try (Stream<Path> inside = Files.walk(top)) {
      return inside.toList();
    } catch (IOException | UncheckedIOException e) {
      // Something went away while we looked.
      return List.of(top);
    }
  }
}
