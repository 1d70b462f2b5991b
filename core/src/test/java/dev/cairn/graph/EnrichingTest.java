package dev.cairn.graph;

import static dev.cairn.graph.Emit.fragment;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.operation.Configure;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadEdge;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Enrichments")
class EnrichingTest extends GraphTester {
  @Test
  @DisplayName("G15: tags that share fragments may be related")
  void coOccurrence() {
    memory.ingest(fragment("F1", "#Travel", "avignon"));
    memory.ingest(fragment("F2", "travel", "Avignon", "paris"));
    related("travel", "avignon", 2, 1);
    related("travel", "paris", 1, 0.5);
    memory.ingest(fragment("F3", "travel", "avignon"));
    related("travel", "avignon", 3, 1);
    related("travel", "paris", 1, 1 / 3.0);
  }

  private void related(String a, String b, double count, double weight) {
    for (List<String> ends : List.of(List.of(a, b), List.of(b, a))) {
      ReadEdge.Edge edge =
          edge("concept:" + ends.get(0), "concept:" + ends.get(1), "may_be_related");
      assertThat(edge.contributions())
          .isEqualTo(Map.of("co_occurrence:tagged_with:may_be_related", count));
      assertThat(edge.rawWeight()).isCloseTo(weight, within(1e-12));
    }
  }

  @Test
  @DisplayName("a chain of them that needs more rounds than allowed goes on later")
  void unfinished() {
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("graph.enrichment_rounds_max", 1))));
    memory.enrich(Enrich.start("discovery_gap:may_be_related:one"));
    memory.enrich(Enrich.start("discovery_gap:one:two"));
    Ingest.Answer answer = memory.ingest(fragment("F", "a", "b"));
    assertThat(answer.rounds()).isEqualTo(1);
    assertThat(answer.quiesced()).isFalse();
    assertThat(exists("concept:a", "concept:b", "one")).isFalse();
    say(Emit.by("x").nodes("unrelated"));
    assertThat(exists("concept:a", "concept:b", "one")).isTrue();
  }

  @Test
  @DisplayName("nodes close in time are joined, and parted when a date moves")
  void temporal() {
    memory.enrich(Enrich.start("temporal:date:7d:near"));
    say(Emit.by("cal")
        .node("mon", "day", Map.of("date", "2026-01-05"))
        .node("tue", "day", Map.of("date", "2026-01-06"))
        .node("may", "day", Map.of("date", "2026-05-01")));
    assertThat(edge("mon", "tue", "near").contributions())
        .containsEntry("temporal:date:7d:near", 1 / (1 + 1 / 7.0));
    assertThat(exists("tue", "mon", "near")).isTrue();
    assertThat(exists("mon", "may", "near")).isFalse();
    say(Emit.by("cal").node("tue", "day", Map.of("date", "2026-05-02")));
    assertThat(exists("mon", "tue", "near")).isFalse();
    assertThat(exists("may", "tue", "near")).isTrue();
  }
}
