package dev.cairn.eval.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import dev.cairn.graph.algorithm.Rows;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** That everything runs, and that both sides answer alike. How fast is no matter for a test. */
@DisplayName("Measuring graph algorithms")
class GraphSpeedTest {
  private static final Path PEER =
      Path.of(System.getProperty("cairn.root", ".."), "eval", "graphology").toAbsolutePath();

  @Test
  @Tag("slow")
  void bothSidesAnswerAlike(@TempDir Path folder) throws Exception {
    install();
    EvalLine line = EvalLine.run(
        "eval",
        "graph-speed",
        "--quick",
        "--json",
        "--peer",
        PEER.toString(),
        "--work",
        folder.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    int compared = 0;
    for (JsonNode result : JsonMapper.builder().build().readTree(line.out()).get("results")) {
      if (result.get("metric").asString().equals("difference")) {
        compared++;
        assertThat(result.get("met").asBoolean()).as(result.toString()).isTrue();
      }
    }
    assertThat(compared).isEqualTo(6);
    assertThat(folder).isEmptyDirectory();
  }

  /** Exactly the packages of the lock file, unless they are there. */
  private static void install() throws Exception {
    if (!Files.exists(PEER.resolve("node_modules/.package-lock.json"))) {
      // Streams of its own: the tests' standard input is how the build talks to them.
      Process npm = new ProcessBuilder("npm", "ci")
          .directory(PEER.toFile())
          .redirectErrorStream(true)
          .start();
      npm.getOutputStream().close();
      String said = new String(npm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(npm.waitFor()).as("exit code of npm ci, which said: " + said).isZero();
    }
  }

  @Test
  void withoutThePeerItSaysWhatToDo(@TempDir Path folder) {
    EvalLine line = EvalLine.run(
        "eval", "graph-speed", "--quick", "--peer", folder.toString(), "--work", folder.toString());
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("npm ci");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theSameSeedGivesTheSameGraphAndItHasHubs() {
    Rows one = TrialGraph.grown(2_000, 1).snapshot().undirected();
    Rows two = TrialGraph.grown(2_000, 1).snapshot().undirected();
    Rows other = TrialGraph.grown(2_000, 2).snapshot().undirected();
    assertThat(lengths(two)).isEqualTo(lengths(one)).isNotEqualTo(lengths(other));
    assertThat(IntStream.of(lengths(one)).max().orElseThrow()).isGreaterThan(60);
    assertThat(IntStream.of(lengths(one)).sorted().toArray()[1_000]).isLessThan(10);
  }

  private static int[] lengths(Rows rows) {
    return IntStream.range(0, rows.nodes()).map(rows::length).toArray();
  }
}
