package dev.cairn.server.doctor;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.HeldSecrets;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Verify;
import dev.cairn.server.data.SpoolFolder;
import dev.cairn.server.data.StoreCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The store itself: whether it is one, whether its pages are whole, whether its chains hold. */
final class StoreHealth {
  /** Above this, a copy takes longer than a look-over should. */
  private static final long COPIED_BYTES_MAX = 1L << 30;

  private static final String SALVAGE =
      "see what is lost with `cairn salvage`; then put a backup in its place (cairn restore FILE --force),"
          + " or go on without: cairn salvage --accept";

  private static final String RESTORE = "put a backup in its place: cairn restore FILE --force";

  private final Path file;
  private final Path folder;
  private final boolean secrets;

  /**
   * On the store of a data folder.
   *
   * @param secrets whether every text is looked into for secrets, which takes longer
   */
  StoreHealth(Path file, Path folder, boolean secrets) {
    this.file = file;
    this.folder = folder;
    this.secrets = secrets;
  }

  List<Finding> look(Progress progress) {
    if (!Files.exists(file)) {
      return List.of(Finding.ok("store", file + " is not there yet; the first write makes it"));
    }
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      return List.of(Finding.fail(
          "store",
          file + " is no file that can be read",
          "change its permissions, or choose another"));
    }
    try {
      long bytes = Files.size(file);
      return bytes > COPIED_BYTES_MAX ? large(bytes) : copied(bytes, progress);
    } catch (IOException e) {
      return List.of(
          Finding.fail("store", file + " cannot be read: " + e.getMessage(), "check the disk"));
    }
  }

  private List<Finding> large(long bytes) {
    return List.of(Finding.warn(
        "store",
        "%s, %,d bytes: too large to look into here".formatted(file, bytes),
        "run: cairn verify"));
  }

  private List<Finding> copied(long bytes, Progress progress) throws IOException {
    try (SpoolFolder spool = spool()) {
      return copied(bytes, spool.place("copy.db"), progress);
    }
  }

  /** Where the store is, so that a copy a crash leaves is swept; elsewhere if nothing can be written there. */
  private SpoolFolder spool() {
    return Files.isWritable(folder) ? SpoolFolder.in(folder) : SpoolFolder.temporary();
  }

  private List<Finding> copied(long bytes, Path to, Progress progress) throws IOException {
    try {
      StoreCopy copy = StoreCopy.of(file, to);
      List<Finding> findings = new ArrayList<>();
      Finding pages = pages(copy.file());
      if (pages.level() == Finding.Level.FAIL) {
        findings.add(pages);
        return findings;
      }
      List<StoreCopy.Found> found = copy.verify(progress);
      findings.add(Finding.ok("store", "%s, %,d bytes, opens".formatted(file, bytes)));
      findings.add(pages);
      findings.addAll(chains(found));
      if (secrets) {
        copy.secrets(progress).forEach(held -> findings.add(held(held)));
      }
      return findings;
    } catch (CairnException e) {
      return List.of(Finding.fail("store", said(e, to), remedy(e)));
    }
  }

  /** The copy speaks of itself; the reader wants to hear of the store. */
  private String said(CairnException e, Path copy) {
    return String.valueOf(e.getMessage()).replace(copy.toString(), file.toString());
  }

  private static String remedy(CairnException e) {
    return switch (e.code()) {
      case INVALID_ARGUMENT -> "choose another file with --store, or another folder with --data";
      case UNAVAILABLE -> "use the Cairn that wrote it, or a newer one";
      default -> RESTORE;
    };
  }

  private Finding pages(Path copy) {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + copy.toUri() + "?mode=ro");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("PRAGMA quick_check(1)")) {
      String said = rows.next() ? rows.getString(1) : "no answer";
      return "ok".equals(said)
          ? Finding.ok("pages", "whole")
          : Finding.fail("pages", file + " is damaged: " + said, RESTORE);
    } catch (SQLException e) {
      return Finding.fail("store", file + " is not a store: " + e.getMessage(), RESTORE);
    }
  }

  private static Finding held(StoreCopy.Held held) {
    String name = "context " + held.context().context();
    HeldSecrets secrets = held.secrets();
    return secrets.held().isEmpty()
        ? Finding.ok("secrets", "%s: none in %,d texts".formatted(name, secrets.texts()))
        : Finding.warn(
            "secrets",
            "%s: %,d of %,d texts hold secrets that were written before they were scrubbed: %s"
                .formatted(name, secrets.held().size(), secrets.texts(), secrets.kinds()),
            "make them invalid where they are used: whoever reads this log knows them. Then"
                + " `cairn erase --secrets` takes them out");
  }

  private static List<Finding> chains(List<StoreCopy.Found> found) {
    List<Finding> findings = new ArrayList<>();
    for (StoreCopy.Found each : found) {
      Verify.Answer answer = each.answer();
      String name = "context " + each.context().context();
      if (answer.ok()) {
        findings.add(Finding.ok(
            "chain", "%s: %,d events, head %s".formatted(name, answer.events(), answer.head())));
      } else {
        Verify.Problem first = answer.problems().get(0);
        findings.add(Finding.fail(
            "chain",
            "%s: %d problems, the first at position %d: %s"
                .formatted(name, answer.problems().size(), first.position(), first.problem()),
            SALVAGE));
      }
    }
    return findings.isEmpty() ? List.of(Finding.ok("chain", "no events yet")) : findings;
  }
}
