package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("Processes on one store")
class SqliteProcessesTest {
  private static final int KILLS = 5;

  @TempDir
  Path folder;

  private Path file() {
    return folder.resolve("cairn.db");
  }

  @Test
  void fourWritersLoseNothing() throws Exception {
    List<Process> writers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      writers.add(WriterProcess.start(WriterProcess.command(file(), "p" + i, 2, 100, 512)));
    }
    List<String> lines = new ArrayList<>();
    for (Process writer : writers) {
      lines.addAll(WriterProcess.gather(writer).get());
      assertThat(writer.waitFor()).isZero();
    }
    assertThat(lines).hasSize(800).allMatch(line -> line.startsWith("ack "));
    assertThat(SharedLog.words(file()))
        .containsExactlyInAnyOrderElementsOf(
            lines.stream().map(line -> line.substring(4)).toList());
  }

  @ParameterizedTest(name = "{0} threads")
  @ValueSource(ints = {1, 8})
  void whatWasAcknowledgedSurvivesTheKill(int threads) throws Exception {
    long seed = Long.getLong("seed", System.nanoTime());
    System.out.println("kill -9 with " + threads + " threads: -Dseed=" + seed);
    Random random = new Random(seed);
    Set<String> acknowledged = new HashSet<>();
    for (int round = 0; round < KILLS; round++) {
      Process writer = WriterProcess.start(
          WriterProcess.command(file(), "r" + round, threads, Integer.MAX_VALUE, 512));
      assertThat(writer.getInputStream().read()).as("the writer has begun").isEqualTo('a');
      CompletableFuture<List<String>> printed = WriterProcess.gather(writer);
      TimeUnit.MILLISECONDS.sleep(random.nextInt(700));
      // By its handle: Process.destroyForcibly() would also throw away what it printed.
      writer.toHandle().destroyForcibly();
      for (String line : printed.get()) {
        assertThat(line).doesNotStartWith("fault");
        acknowledged.add(line.substring(line.indexOf(' ') + 1));
      }
      writer.waitFor();
      assertThat(SharedLog.words(file())).doesNotHaveDuplicates().containsAll(acknowledged);
    }
  }

  /** A limit on the size of files makes writes fail as a broken disk does: in the middle of a commit. */
  @Test
  void aCommitThatFailsIsReportedAsItIs() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no POSIX shell to set limits with");
    int blocks = 6 << 11;
    List<String> command =
        new ArrayList<>(List.of("/bin/sh", "-c", "ulimit -f " + blocks + "; exec \"$@\"", "sh"));
    command.addAll(WriterProcess.command(file(), "p", 1, 20, 1 << 20));
    Process writer = WriterProcess.start(command);
    List<String> lines = WriterProcess.gather(writer).get();
    assertThat(writer.waitFor()).isZero();
    List<String> words = SharedLog.words(file());
    assertThat(lines).hasSize(20).anyMatch(line -> line.startsWith("fault UNAVAILABLE"));
    for (String line : lines) {
      String[] parts = line.split(" ", -1);
      if (parts[0].equals("ack")) {
        assertThat(words).contains(parts[1]);
      } else if (line.contains("nothing was written")) {
        assertThat(words).doesNotContain(parts[2]);
      }
    }
  }
}
