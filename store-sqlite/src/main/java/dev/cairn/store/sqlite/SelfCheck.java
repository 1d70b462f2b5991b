package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog.Flaw;
import java.util.ArrayList;
import java.util.List;

/** What SQLite finds wrong with its file, and a context with its own end. */
final class SelfCheck {
  private static final String FINE = "ok";

  private final Readers readers;

  SelfCheck(Readers readers) {
    this.readers = readers;
  }

  List<Flaw> of(ContextName context) {
    List<Flaw> flaws = new ArrayList<>();
    try {
      readers
          .lend(reader -> reader.look(session -> session.contexts().ends(context)))
          .flatMap(Ends::flaw)
          .ifPresent(flaws::add);
      readers.lend(reader -> reader.look(session -> session.statements().words(Sql.CHECK))).stream()
          .filter(said -> !said.equals(FINE))
          .forEach(said -> flaws.add(malformed(said)));
    } catch (CairnException e) {
      if (e.code() != Code.CORRUPT) {
        throw e;
      }
      flaws.add(malformed(String.valueOf(e.getMessage())));
    }
    return flaws;
  }

  private static Flaw malformed(String said) {
    return new Flaw(
        0,
        "SQLite calls the file malformed: " + said
            + "; keep what verifies with `cairn salvage --to DIR`, or restore a backup");
  }
}
