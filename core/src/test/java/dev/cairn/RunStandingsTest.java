package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.RecordRun;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What is around a link is kept up run by run; looked at afresh it is the same. */
class RunStandingsTest {
  @Property(tries = 20)
  void aRunSaysTheStandingsOneFindsWhenLookingAfresh(
      @ForAll @Size(min = 5, max = 25)
          List<@Size(min = 2, max = 6) List<@IntRange(max = 7) Integer>> runs) {
    try (Tester tester = new Tester()) {
      for (List<Integer> run : runs) {
        RecordRun.Answer answer = tester
            .memory()
            .recordRun(RecordRun.of(run.stream().map(tool -> "s:t" + tool).toList()));
        Map<String, Optional<String>> found = standings(tester);
        answer
            .edges()
            .forEach(edge ->
                assertThat(found.get(edge.source() + edge.target())).contains(edge.standing()));
      }
    }
  }

  private static Map<String, Optional<String>> standings(Tester tester) {
    Map<String, Optional<String>> found = new HashMap<>();
    tester
        .memory()
        .graph(ReadGraph.ALL)
        .edges()
        .forEach(edge -> found.put(edge.source() + edge.target(), edge.standing()));
    return found;
  }
}
