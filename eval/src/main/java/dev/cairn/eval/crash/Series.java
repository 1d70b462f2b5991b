package dev.cairn.eval.crash;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.Progress;
import dev.cairn.log.Head;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Round after round on one data folder, which grows and keeps its cache, as it would in life. */
final class Series {
  private static final int LINE_EVERY = 10;
  private static final int REBUILD_EVERY = 20;

  private final Path folder;
  private final Path errors;
  private final int writers;
  private final SplittableRandom random;
  private final Progress progress;
  private final List<Promise> promises = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private Head checked = Head.EMPTY;
  private long inFlightKept;
  private int badRounds;

  /** How a series went. */
  record Tally(
      int writers,
      int rounds,
      long promised,
      long inFlightKept,
      int badRounds,
      List<String> problems) {}

  Series(Path work, int writers, SplittableRandom random, Progress progress) {
    this.folder = work.resolve(writers + "-writers");
    this.errors = work.resolve(writers + "-writers.err");
    this.writers = writers;
    this.random = random;
    this.progress = progress;
  }

  Tally run(int rounds) throws Exception {
    for (int round = 1; round <= rounds; round++) {
      int before = problems.size();
      Blow blow = Blow.draw(random);
      Murder.Outcome outcome = new Murder(folder, errors).commit(writers, round, blow);
      outcome.problem().ifPresent(problems::add);
      promises.addAll(outcome.promises());
      inspect(outcome.promises(), round % REBUILD_EVERY == 0 || round == rounds);
      if (problems.size() > before) {
        badRounds++;
        String where = writers + " writers, round " + round + ", " + blow + ": ";
        problems.subList(before, problems.size()).forEach(each -> progress.say(where + each));
      }
      if (round % LINE_EVERY == 0 || round == rounds) {
        progress.say("%d writer%s: %d of %d rounds, %,d promised, %,d more kept, %d bad rounds"
            .formatted(
                writers,
                writers == 1 ? "" : "s",
                round,
                rounds,
                promises.size(),
                inFlightKept,
                badRounds));
      }
    }
    return new Tally(
        writers, rounds, promises.size(), inFlightKept, badRounds, List.copyOf(problems));
  }

  private void inspect(List<Promise> fresh, boolean thoroughly) {
    try {
      open(thoroughly);
      Inspection inspection = Inspection.after(checked, folder).hold(fresh, writers);
      problems.addAll(inspection.problems());
      inFlightKept += inspection.unpromised();
      checked = inspection.head();
      if (thoroughly) {
        Inspection all = Inspection.after(Head.EMPTY, folder);
        problems.addAll(all.hold(promises, (int) inFlightKept).problems());
      }
    } catch (RuntimeException e) {
      problems.add("the memory cannot be used: " + e);
    }
  }

  /** It opens at once, proves itself, and what the cache holds is what the log says. */
  private void open(boolean thoroughly) {
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context("default");
      Verify.Answer verified =
          context.verify(new Verify(Optional.of(thoroughly)), (done, total) -> {});
      verified.problems().forEach(each -> problems.add("verify: " + each));
      if (thoroughly) {
        Rebuild.Answer rebuilt =
            context.rebuild(new Rebuild(Optional.empty()), (done, total) -> {});
        if (!rebuilt.digestBefore().equals(rebuilt.digestAfter())) {
          problems.add("what had grown is not what the log gives: rebuild digests differ");
        }
      }
    }
  }
}
