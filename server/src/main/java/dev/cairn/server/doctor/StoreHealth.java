package dev.cairn.server.doctor;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Verify;
import dev.cairn.server.data.StoreCopy;
import dev.cairn.server.data.Trees;
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

  private static final String RESTORE = "put a backup in its place: cairn restore FILE --force";

  private final Path file;

  StoreHealth(Path file) {
    this.file = file;
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
    Path folder = Files.createTempDirectory("cairn-doctor-");
    try {
      StoreCopy copy = StoreCopy.of(file, folder.resolve("copy.db"));
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
      return findings;
    } catch (CairnException e) {
      return List.of(Finding.fail("store", said(e, folder), remedy(e)));
    } finally {
      Trees.delete(folder);
    }
  }

  /** The copy speaks of itself; the reader wants to hear of the store. */
  private String said(CairnException e, Path folder) {
    return String.valueOf(e.getMessage())
        .replace(folder.resolve("copy.db").toString(), file.toString());
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
            RESTORE));
      }
    }
    return findings.isEmpty() ? List.of(Finding.ok("chain", "no events yet")) : findings;
  }
}
