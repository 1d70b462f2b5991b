package dev.cairn.eval.crash;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.Progress;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Head;
import dev.cairn.log.Scope;
import dev.cairn.operation.Log;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Round after round on one data folder, which grows and keeps its cache, as it would in life. */
final class Series {
  private static final int LINE_EVERY = 10;
  private static final int REBUILD_EVERY = 20;
  private static final int IMPORTED_ENTRIES = 200;

  private final Path folder;
  private final Path errors;
  private final int writers;
  private final During during;
  private final SplittableRandom random;
  private final Progress progress;
  private final List<Promise> promises = new ArrayList<>();
  private long deeds;
  private final List<String> problems = new ArrayList<>();
  private Head checked = Head.EMPTY;
  private long inFlightKept;
  private int badRounds;

  /** How a series went. */
  record Tally(
      During during,
      int writers,
      int rounds,
      long promised,
      long deeds,
      long inFlightKept,
      int badRounds,
      List<String> problems) {}

  Series(Path work, During during, int writers, SplittableRandom random, Progress progress) {
    Path place = work.resolve(writers + "-writers-" + during.label());
    this.folder = place.resolve("data");
    this.errors = place.resolve("errors");
    this.during = during;
    this.writers = writers;
    this.random = random;
    this.progress = progress;
  }

  Tally run(int rounds) throws Exception {
    prepare();
    for (int round = 1; round <= rounds; round++) {
      int before = problems.size();
      Blow blow = Blow.draw(random).longer(during.lives());
      Murder.Outcome outcome = new Murder(folder, errors, during).commit(writers, round, blow);
      outcome.problem().ifPresent(problems::add);
      promises.addAll(outcome.promises());
      deeds += outcome.deeds().size();
      inspect(outcome, round, round % REBUILD_EVERY == 0 || round == rounds);
      if (problems.size() > before) {
        badRounds++;
        String where =
            writers + " writers, " + during.label() + ", round " + round + ", " + blow + ": ";
        problems.subList(before, problems.size()).forEach(each -> progress.say(where + each));
      }
      if (round % LINE_EVERY == 0 || round == rounds) {
        progress.say("%s, %d writer%s: %d of %d rounds, %,d promised, %,d more kept, %d bad rounds"
            .formatted(
                during.label(),
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
        during,
        writers,
        rounds,
        promises.size(),
        deeds,
        inFlightKept,
        badRounds,
        List.copyOf(problems));
  }

  /** What the victims import: a small log of its own. */
  private void prepare() throws IOException {
    Files.createDirectories(folder);
    try (Cairn cairn = Cairn.open(Settings.inMemory());
        OutputStream out = Files.newOutputStream(folder.resolveSibling(Victim.LOG_FILE))) {
      Context context = cairn.context("source");
      EpisodeId episode =
          context.startEpisode(StartEpisode.in(Scope.repo("crash"))).episode();
      for (int i = 1; i <= IMPORTED_ENTRIES; i++) {
        context.log(Log.user(episode, "Line " + i + ". Never delete the folder q" + i + "."));
      }
      context.export(out, (done, total) -> {});
    }
  }

  private void inspect(Murder.Outcome outcome, int round, boolean thoroughly) {
    try {
      open(outcome.deeds(), round, thoroughly);
      Inspection inspection = Inspection.after(checked, folder).hold(outcome.promises(), writers);
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
  private void open(List<Deed> fresh, int round, boolean thoroughly) {
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context("default");
      Verify.Answer verified =
          context.verify(new Verify(Optional.of(thoroughly)), (done, total) -> {});
      verified.problems().forEach(each -> problems.add("verify: " + each));
      problems.addAll(new DeedCheck(cairn).hold(fresh, round));
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
