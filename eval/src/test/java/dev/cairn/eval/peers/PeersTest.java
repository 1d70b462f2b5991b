package dev.cairn.eval.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.eval.EvalLine;
import dev.cairn.eval.client.Cost;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Beside the peers")
class PeersTest {
  @Test
  void withoutThemItSaysWhereToGetThem(@TempDir Path empty) {
    assumeTrue(Cost.isKnown());
    EvalLine line = EvalLine.run("eval", "peers", "--root", empty.toString());
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("npm ci", "--root");
  }

  @Test
  void aComparisonThatDoesNotExistIsTheCallersMistake() {
    EvalLine line = EvalLine.run("eval", "peers", "--only", "flying");
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("flying").contains("calls");
  }

  @Test
  void theyTakeTurnsAndOfARoundTheMedianIsKept() throws Exception {
    List<String> order = new ArrayList<>();
    Turns turns = new Turns()
        .add("a", () -> {
          order.add("a");
          return 1_000;
        })
        .add("b", () -> {
          order.add("b");
          return order.size() % 20 == 0 ? 1_000_000 : 3_000;
        })
        .run(2, 20);
    assertThat(turns.of("b").over(turns.of("a")).list()).containsExactly(3.0, 3.0);
    assertThat(order.subList(0, 11)).endsWith("a", "b");
    assertThat(order)
        .filteredOn("a"::equals)
        .hasSameSizeAs(order.stream().filter("b"::equals).toList());
  }
}
