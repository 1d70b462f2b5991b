package dev.cairn.server.operation;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a caller may have files written. Whoever sits at this machine's command line writes where they may write anyway;
 * who asks from elsewhere, or through an agent, writes below one folder.
 */
public final class OutputFolder {
  public static final OutputFolder ANYWHERE = new OutputFolder(null, true);
  public static final OutputFolder NOWHERE = new OutputFolder(null, false);

  private final @Nullable Path root;
  private final boolean anywhere;

  private OutputFolder(@Nullable Path root, boolean anywhere) {
    this.root = root;
    this.anywhere = anywhere;
  }

  /** Below this folder, which is made when it is first needed. */
  public static OutputFolder below(Path folder) {
    return new OutputFolder(folder.toAbsolutePath().normalize(), false);
  }

  /**
   * The file a caller means, if it may be written.
   *
   * @param field of the request, for the refusal
   * @param given absolute, or as seen from the folder
   */
  String place(String field, String given) {
    if (anywhere || given.isBlank()) {
      return given;
    }
    if (root == null) {
      throw forbidden(field, "this door writes no files; use the command line");
    }
    Path target = root.resolve(given).normalize();
    if (!target.startsWith(root) || target.equals(root) || !isInside(root, target)) {
      throw forbidden(
          field,
          field + " must name a file below " + root + "; the command line writes anywhere else");
    }
    return target.toString();
  }

  /** Whether the way there stays inside, links followed as far as there is a way. */
  private static boolean isInside(Path root, Path target) {
    try {
      OwnerOnly.createFolders(root);
      OwnerOnly.tighten(root);
      return existing(target.getParent())
          .map(folder -> real(folder).startsWith(real(root)))
          .orElse(false);
    } catch (IOException e) {
      throw CairnException.unavailable("cannot make " + root + ": " + e.getMessage(), e);
    }
  }

  /** The nearest that is there, be it a link that leads nowhere. */
  private static Optional<Path> existing(@Nullable Path folder) {
    Path there = folder;
    while (there != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
      there = there.getParent();
    }
    return Optional.ofNullable(there);
  }

  /** A link that leads nowhere leads out. */
  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.getRoot();
    }
  }

  private static CairnException forbidden(String field, String message) {
    return new CairnException(Code.FORBIDDEN, field, message);
  }
}
