package dev.cairn.server.data;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.disk.OwnerOnly;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.HeldSecrets;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Verify;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A copy of a store to look into: opening a store may upgrade or repair it, a copy is free to change. */
public final class StoreCopy {
  private final Path file;

  private StoreCopy(Path file) {
    this.file = file;
  }

  /**
   * Copies a store that may be in use. A file nobody has open is copied as it is, with what a crash left
   * beside it; one in use is copied by SQLite, which alone can tell a whole page from half a one.
   */
  public static StoreCopy of(Path store, Path copy) throws IOException {
    if (StoreLocks.isOpen(store)) {
      try (Connection connection =
              DriverManager.getConnection("jdbc:sqlite:" + store.toUri() + "?mode=ro");
          PreparedStatement into = connection.prepareStatement("VACUUM INTO ?")) {
        into.setString(1, OwnerOnly.created(copy).toString());
        into.execute();
      } catch (SQLException e) {
        throw new IOException(e.getMessage(), e);
      }
      return new StoreCopy(copy);
    }
    copy(store, copy);
    Path log = StoreLocks.beside(store, "-wal");
    if (Files.exists(log)) {
      copy(log, StoreLocks.beside(copy, "-wal"));
    }
    return new StoreCopy(copy);
  }

  /** With the rights we give, whatever those of the original are. */
  private static void copy(Path from, Path to) throws IOException {
    try (OutputStream out = Files.newOutputStream(OwnerOnly.created(to))) {
      Files.copy(from, out);
    }
  }

  /** What was found in one context of a copy. */
  public record Found(Contexts.Item context, Verify.Answer answer) {}

  /** Opens the copy and proves every context of it. */
  public List<Found> verify(Progress progress) {
    Settings settings = Settings.inMemory().store("sqlite:" + file).cache(Optional.empty());
    try (Cairn cairn = Cairn.open(settings)) {
      List<Found> found = new ArrayList<>();
      for (Contexts.Item item : cairn.contexts().contexts()) {
        Verify request = new Verify(Optional.empty());
        Verify.Answer answer = cairn.context(item.context().value()).verify(request, progress);
        found.add(new Found(item, answer));
      }
      return found;
    }
  }

  /** The secrets in the texts of one context of a copy. */
  public record Held(Contexts.Item context, HeldSecrets secrets) {}

  /** Opens the copy and looks for secrets in every text of it. */
  public List<Held> secrets(Progress progress) {
    Settings settings = Settings.inMemory().store("sqlite:" + file).cache(Optional.empty());
    try (Cairn cairn = Cairn.open(settings)) {
      return cairn.contexts().contexts().stream()
          .map(item -> new Held(item, cairn.context(item.context().value()).heldSecrets(progress)))
          .toList();
    }
  }

  public Path file() {
    return file;
  }

  /** Removes the copy with all that SQLite put beside it. */
  public void delete() throws IOException {
    for (String suffix : List.of("", "-wal", "-shm", "-journal")) {
      Files.deleteIfExists(StoreLocks.beside(file, suffix));
    }
  }
}
