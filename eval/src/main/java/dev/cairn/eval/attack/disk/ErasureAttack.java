package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Verify;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Has words erased that were written and quoted in many ways, then looks for their bytes in every file and asks for them by every
 * question; what else was said must be there still.
 */
public final class ErasureAttack implements AttackFamily {
  private static final int MOST = 120;
  private static final int SECRETS = 108;

  @Override
  public String name() {
    return "erasure";
  }

  @Override
  public String says() {
    return "words that were erased, looked for byte by byte in files and exports, and asked for";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws IOException {
    Path folder = trial.folder().resolve("memory");
    Path export = Files.createDirectory(trial.folder().resolve("export"));
    List<ErasedPlace> places = new ArrayList<>();
    try (Cairn cairn = Cairn.open(trial.settings(folder).keepAfter(1))) {
      ErasureMemory memory = new ErasureMemory(cairn, trial, attempts);
      places.addAll(memory.written(trial.times(MOST)));
      places.addAll(memory.secrets(trial.times(SECRETS)));
      // What stays on the disk of a memory that has run for a while: checkpoints, an index, packs
      // and decisions.
      cairn.context(ErasureMemory.CONTEXT).awaitIndex();
      memory.eraseAll(places);
      look(folder, "open", places, attempts);
      memory.ask(places);
      try (OutputStream out = Files.newOutputStream(export.resolve("log.jsonl"))) {
        cairn.context(ErasureMemory.CONTEXT).export(out, Progress.NONE);
      }
    }
    look(folder, "closed", places, attempts);
    look(export, "export", places, attempts);
    try (Cairn cairn = Cairn.open(trial.settings(folder).keepAfter(1))) {
      ErasureMemory again = new ErasureMemory(cairn, trial, attempts);
      again.ask(places);
      again.staysThere(places);
      sound("verified", cairn, attempts);
    }
    look(folder, "opened again", places, attempts);
    try (Cairn other = Cairn.open(trial.settings(trial.folder().resolve("other")))) {
      other.context(ErasureMemory.CONTEXT).importLog(export.resolve("log.jsonl"), Progress.NONE);
      new ErasureMemory(other, trial, attempts).staysThere(places);
      sound("verified where it was imported", other, attempts);
    }
    look(trial.folder().resolve("other"), "imported", places, attempts);
  }

  private static void look(Path folder, String when, List<ErasedPlace> places, Attempts attempts) {
    FolderBytes files = FolderBytes.below(folder);
    for (ErasedPlace place : places) {
      Optional<String> found =
          place.words().stream().flatMap(word -> files.holding(word).stream()).findFirst();
      attempts.attack(
          place.name() + ", " + when,
          place.text(),
          Expected.NOTHING_FOUND,
          found.map(file -> "in " + file).orElse("not in the files"),
          found.isEmpty());
    }
  }

  private static void sound(String name, Cairn cairn, Attempts attempts) {
    Verify.Answer verified =
        cairn.context(ErasureMemory.CONTEXT).verify(new Verify(Optional.of(true)), Progress.NONE);
    attempts.control(name, "verify --deep", verified.problems().toString(), verified.ok());
  }

  /** The lines of a file beside this family. */
  static List<List<String>> rows(String name, int columns) {
    return AttackData.rows(ErasureAttack.class, name, columns);
  }
}
