package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("An erasure that is killed")
class ErasureKilledTest {
  private static final String RULE = "Always deploy Quetzalcoatl with terraform-xylo-77.";
  private static final int RUNS = 12;

  @TempDir
  Path folder;

  private long written;

  /** A process that erases the entry it is told of, and says when it begins and ends. */
  static final class Eraser {
    public static void main(String[] arguments) {
      try (Cairn cairn = Cairn.open(Settings.in(Path.of(arguments[0])).keepAfter(1))) {
        Context memory = cairn.context("default");
        memory.search(Search.of("deploy"));
        System.out.println("begins");
        memory.erase(Erase.entry(new EntryId(arguments[1])));
        System.out.println("ends");
      }
    }
  }

  @Test
  void isFinishedByTheNextStartOrNeverBegan() throws Exception {
    long seed = Long.getLong("seed", System.nanoTime());
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    Path first = folder.resolve("whole");
    long whole = millis(first, live(first));
    int erased = 0;
    for (int run = 0; run < RUNS; run++) {
      Path data = folder.resolve("run" + run);
      EntryId said = live(data);
      kill(data, said, random.nextLong(whole + whole / 4));
      try (Cairn cairn = Cairn.open(Settings.in(data))) {
        Verify.Answer verified =
            cairn.context("default").verify(new Verify(Optional.of(true)), Progress.NONE);
        assertThat(verified.problems()).as("run %d of seed %d", run, seed).isEmpty();
        // Had there been no receipt, the next event would follow what was there before.
        Log next = Log.user(new EpisodeId("tuesday"), "Go on.");
        boolean begun = cairn.context("default").log(next).position() > written + 1;
        if (begun) {
          erased++;
          assertThat(WordsOnDisk.in(data, "quetzalcoatl", "xylo"))
              .as("run %d of seed %d", run, seed)
              .isEmpty();
        }
      }
    }
    assertThat(erased).as("killed behind the receipt, seed %d", seed).isPositive();
    System.out.println(erased + " of " + RUNS + " were killed behind the receipt");
  }

  private EntryId live(Path data) {
    try (Cairn cairn = Cairn.open(Settings.in(data).keepAfter(1))) {
      Context memory = cairn.context("default");
      EpisodeId episode = memory
          .startEpisode(StartEpisode.in(Scope.repo("payments")).id("monday"))
          .episode();
      EntryId said = memory.log(Log.user(episode, RULE)).entry();
      memory.remember(Remember.of(episode, CardKind.CONSTRAINT, RULE, Evidence.quote(said, RULE)));
      memory.endEpisode(new EndEpisode(episode));
      EpisodeId next = memory
          .startEpisode(StartEpisode.in(Scope.repo("payments")).id("tuesday"))
          .episode();
      for (int i = 0; i < 50; i++) {
        memory.log(Log.assistant(next, "Working on step " + i + " of Quetzalcoatl now."));
      }
      memory.pack(MakePack.of("deploy quetzalcoatl"));
      memory.awaitIndex();
      written = memory.log(Log.user(next, "Thanks.")).position();
      return said;
    }
  }

  private static Process start(Path data, EntryId said) throws Exception {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Eraser.class.getName(),
            data.toString(),
            said.value())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** How long it takes if nobody kills it. */
  private static long millis(Path data, EntryId said) throws Exception {
    Process process = start(data, said);
    try (BufferedReader out = reader(process)) {
      assertThat(out.readLine()).isEqualTo("begins");
      long begun = System.nanoTime();
      assertThat(out.readLine()).isEqualTo("ends");
      return Math.max(1, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
    }
  }

  private static void kill(Path data, EntryId said, long millis) throws Exception {
    Process process = start(data, said);
    try (BufferedReader out = reader(process)) {
      assertThat(out.readLine()).isEqualTo("begins");
      process.waitFor(millis, TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
    }
  }

  private static BufferedReader reader(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }
}
