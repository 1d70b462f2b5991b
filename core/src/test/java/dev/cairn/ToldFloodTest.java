package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.Via;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import dev.cairn.policy.Profile;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Ten thousand successes that an agent only tells of")
@Tag("slow")
class ToldFloodTest {
  private static final Writing AGENT = Writing.NOW.via(Via.AGENT);
  private static final int TOLD = 10_000;
  private static final List<String> CLUSTER =
      List.of("acme:sync", "acme:update_item", "acme:create_item", "acme:edit_item");

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Decide.Answer decide(String tool) {
    return tester.memory().decide(Decide.of(tool, 0.95));
  }

  /** By decision, by episode, and without either, over all tools of a cluster. */
  private void flood(List<String> tools) {
    EpisodeId episode = new EpisodeId("none");
    for (int i = 0; i < TOLD; i++) {
      String tool = tools.get(i % tools.size());
      if (i % 40 == 0) {
        episode =
            tester.memory().startEpisode(StartEpisode.in(Scope.repo("r" + i))).episode();
      }
      if (i % 4 == 0) {
        String decision =
            tester.memory().decide(Decide.of(tool, 0.95).in(episode), AGENT).decision();
        tester.memory().recordExecution(RecordExecution.of(decision, true), AGENT);
      } else {
        RecordExecution told = RecordExecution.ofTool(tool, true);
        tester.memory().recordExecution(i % 2 == 0 ? told.in(episode) : told, AGENT);
      }
    }
  }

  @Test
  void lowerNoThresholdByMoreThanTheLimit() {
    for (int i = 0; i < 10; i++) {
      String decision = decide("acme:sync").decision();
      tester.memory().recordExecution(RecordExecution.of(decision, i % 2 == 0));
    }
    List<Double> proven = CLUSTER.stream().map(tool -> decide(tool).threshold()).toList();
    flood(CLUSTER);
    double most = Profile.DEFAULT.policy().gate().toldMax();
    for (int i = 0; i < CLUSTER.size(); i++) {
      assertThat(decide(CLUSTER.get(i)).threshold())
          .as(CLUSTER.get(i))
          .isGreaterThanOrEqualTo(proven.get(i) - most - 1e-9);
    }
  }

  /** D9. */
  @Test
  void openNoDangerousTool() {
    flood(List.of("acme:delete_records", "acme:send_mail"));
    assertThat(decide("acme:delete_records").verdict()).isEqualTo(Verdict.ASK);
    assertThat(decide("acme:send_mail").verdict()).isEqualTo(Verdict.ASK);
  }
}
